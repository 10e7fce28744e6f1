import type { Page } from '@playwright/test';
import { expect, siteAddress, test as base } from '../support/test.ts';

import { casesOfCommit, casesOfTier, tier } from '../support/tier.ts';
import { hydrateIslands } from '../support/hydrateIslands.ts';
import { descriptionOf, isNamedBy, locate, perform, statesOf } from './claimedElements.ts';
import { expectWorking } from './expectWorking.ts';
import { expectOutcome } from './outcomes.ts';
import { readClaims, titleOf } from './readClaims.ts';
import { shareExample } from './sharedExample.ts';

/** Parts of the pages, one of which a commit tests. */
const PARTS = 4;
/** In the quick tier, one of this many claims of a page is tested. */
const SHARE = 3;
/** Shorter than the test timeout, so that a failing claim is reported by itself. */
const WAIT_MS = 10_000;

interface ClaimFixtures {
  /** The page of a worker. */
  shown: Page;
  open: ReturnType<typeof shareExample>;
}

const test = base.extend<object, ClaimFixtures>({
  shown: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        baseURL: siteAddress('sites/patternfly'),
        viewport: { width: 1280, height: 800 },
        // Clicks would miss moving elements.
        reducedMotion: 'reduce'
      });
      const page = await context.newPage();
      page.setDefaultTimeout(WAIT_MS);
      await use(page);
      await context.close();
    },
    { scope: 'worker' }
  ],
  open: [
    ({ shown }, use) =>
      use(
        shareExample(async (example) => {
          await shown.goto(example);
          expectWorking(await hydrateIslands(shown));
          // Until a reader does something, examples of the site can't take the focus.
          await shown.keyboard.press('Shift');
        })
      ),
    { scope: 'worker' }
  ]
});

for (const { name, claims } of tier === 'full' ? readClaims() : casesOfCommit(readClaims(), PARTS)) {
  test.describe(`claims about the ${name}`, () => {
    for (const claim of casesOfTier(claims.roles, { share: SHARE })) {
      test(titleOf(claim), async ({ shown: page, open }) => {
        await open(claim.example, claim.steps.length === 0);
        await perform(page, claim.steps);
        const element = locate(page, claim.is);
        await element.waitFor({ state: 'attached' });
        await expect.poll(() => statesOf(element, claim.states)).toEqual(claim.states);
        if (claim.nameFrom !== undefined) {
          expect(await isNamedBy(element, claim.nameFrom), `named by ${claim.nameFrom}`).toBe(true);
        }
        if (claim.description !== undefined) {
          expect(await descriptionOf(element)).toBe(claim.description);
        }
      });
    }

    for (const claim of casesOfTier(claims.keys, { share: SHARE, turn: 1 })) {
      test(titleOf(claim), async ({ shown: page, open }) => {
        await open(claim.example, false);
        await perform(page, claim.steps);
        const element = locate(page, claim.on);
        await element.focus();
        await expectOutcome(page, { focus: claim.on });
        await page.keyboard.press(claim.key);
        for (const outcome of claim.expect) {
          await expectOutcome(page, outcome);
        }
      });
    }
  });
}
