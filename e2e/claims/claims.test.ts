import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

import { casesOfCommit, casesOfTier, tier } from '../support/tier.ts';
import { hydrateIslands } from '../support/hydrateIslands.ts';
import { descriptionOf, isNamedBy, locate, perform, statesOf } from './claimedElements.ts';
import { expectWorking } from './expectWorking.ts';
import { expectOutcome } from './outcomes.ts';
import { readClaims, titleOf } from './readClaims.ts';

/** Parts of the pages, one of which a commit tests. */
const PARTS = 4;
/** In the quick tier, one of this many claims of a page is tested. */
const SHARE = 3;
/** Shorter than the test timeout, so that a failing claim is reported by itself. */
const WAIT_MS = 10_000;

/** Opens a standalone example and waits until it works. */
async function open(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(WAIT_MS);
  await page.goto(address);
  expectWorking(await hydrateIslands(page));
  // Until a reader does something, examples of the site can't take the focus.
  await page.keyboard.press('Shift');
  return page;
}

// Clicks would miss moving elements.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { name, claims } of tier === 'full' ? readClaims() : casesOfCommit(readClaims(), PARTS)) {
  test.describe(`claims about the ${name}`, () => {
    for (const claim of casesOfTier(claims.roles, { share: SHARE })) {
      test(titleOf(claim), async ({ context }) => {
        const page = await open(context, claim.example);
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
      test(titleOf(claim), async ({ context }) => {
        const page = await open(context, claim.example);
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
