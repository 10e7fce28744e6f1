import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

import type { ClaimedElement } from '../../engine/src/examples/claims/claimsSchema.ts';

import { casesOfTier } from '../support/tier.ts';
import { hydrateIslands } from '../support/hydrateIslands.ts';
import { descriptionOf, isNamedBy, locate, perform, statesOf } from './claimedElements.ts';
import { expectOutcome } from './outcomes.ts';
import { readClaims } from './readClaims.ts';

const SHARE = 11;
/** Shorter than the test timeout, so that a failing claim is reported by itself. */
const WAIT_MS = 10_000;

/** Opens a standalone example and waits until it is hydrated; one in HTML has no script. */
async function open(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(WAIT_MS);
  await page.goto(address);
  expect(await hydrateIslands(page)).toMatchObject([
    { isSettled: true, state: expect.stringMatching(/^(?:live|static)$/) as string }
  ]);
  return page;
}

// Clicks would miss moving elements.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const label = ({ role, name }: ClaimedElement): string => (name === undefined ? role : `${role} “${name}”`);

for (const { name, claims } of readClaims()) {
  test.describe(`claims about the ${name}`, () => {
    const roles = claims.roles.map((claim) => ({ ...claim, title: `${claim.part}: ${label(claim.is)}` }));
    const keys = claims.keys.map((claim) => ({ ...claim, title: `${claim.key} on ${label(claim.on)}: ${claim.does}` }));

    for (const claim of casesOfTier(roles, { share: SHARE })) {
      test(claim.title, async ({ context }) => {
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

    for (const claim of casesOfTier(keys, { share: SHARE, turn: 1 })) {
      test(claim.title, async ({ context }) => {
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
