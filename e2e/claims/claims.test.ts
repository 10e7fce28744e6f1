import { describe, expect } from 'vitest';

import type { ClaimedElement } from '../../engine/src/examples/claims/claimsSchema.ts';
import { siteTest } from '../support/siteTest.ts';
import { casesOfTier } from '../support/tier.ts';
import { wakeIslands } from '../support/wakeIslands.ts';
import { descriptionOf, isNamedBy, locate, perform, statesOf } from './claimedElements.ts';
import { expectOutcome } from './outcomes.ts';
import { readClaims } from './readClaims.ts';

const SHARE = 11;
/** A claim that waits for something that never comes says so before its test is stopped. */
const WAIT_MS = 10_000;

const test = siteTest('sites/patternfly').extend('open', ({ newContext }) => async (address: string) => {
  // What moves would be pressed where it no longer is.
  const page = await (await newContext({ reducedMotion: 'reduce' })).newPage();
  page.setDefaultTimeout(WAIT_MS);
  await page.goto(address);
  expect(await wakeIslands(page)).toMatchObject([{ isSettled: true, state: 'live' }]);
  return page;
});

const label = ({ role, name }: ClaimedElement): string => (name === undefined ? role : `${role} “${name}”`);

describe.for(readClaims())('what is claimed of the $name', ({ claims }) => {
  const roles = claims.roles.map((claim) => ({ ...claim, title: `${claim.part}: ${label(claim.is)}` }));
  const keys = claims.keys.map((claim) => ({ ...claim, title: `${claim.key} on ${label(claim.on)}: ${claim.does}` }));

  test.for(casesOfTier(roles, { share: SHARE }))('$title', async (claim, { open }) => {
    const page = await open(claim.example);
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

  test.for(casesOfTier(keys, { share: SHARE, turn: 1 }))('$title', async (claim, { open }) => {
    const page = await open(claim.example);
    await perform(page, claim.steps);
    const element = locate(page, claim.on);
    await element.focus();
    await expectOutcome(page, { focus: claim.on });
    await page.keyboard.press(claim.key);
    for (const outcome of claim.expect) {
      await expectOutcome(page, outcome);
    }
  });
});
