import type { Frame, Page } from '@playwright/test';
import { expect } from '../support/test.ts';

import type { ClaimOutcome } from '../../engine/src/examples/claims/claimsSchema.ts';
import { locate, statesOf } from './claimedElements.ts';

/** Waits for the expected outcome of a claim, in a page or in a frame of one. */
export async function expectOutcome(page: Page | Frame, outcome: ClaimOutcome): Promise<void> {
  if ('focus' in outcome) {
    const target = locate(page, outcome.focus);
    await until(outcome, () => target.evaluate((element) => element === document.activeElement));
  } else if ('focusInside' in outcome) {
    const target = locate(page, outcome.focusInside);
    await until(outcome, () => target.evaluate((element) => element.contains(document.activeElement)));
  } else if ('active' in outcome) {
    const target = locate(page, outcome.active);
    await until(outcome, () =>
      target.evaluate(({ id }) => id !== '' && document.activeElement?.getAttribute('aria-activedescendant') === id)
    );
  } else if ('shown' in outcome) {
    await until(outcome, () => locate(page, outcome.shown).isVisible());
  } else if ('hidden' in outcome) {
    await until(outcome, () => locate(page, outcome.hidden).isHidden());
  } else if ('states' in outcome) {
    const { of, are } = outcome.states;
    await expect.poll(() => statesOf(locate(page, of), are), { message: JSON.stringify(outcome) }).toEqual(are);
  } else if ('value' in outcome) {
    const { of, is } = outcome.value;
    await expect(locate(page, of), JSON.stringify(outcome)).toHaveValue(is);
  } else {
    await until(outcome, () => Promise.resolve(page.url().endsWith(outcome.address)));
  }
}

async function until(outcome: ClaimOutcome, isSo: () => Promise<boolean>): Promise<void> {
  await expect.poll(isSo, { message: JSON.stringify(outcome) }).toBe(true);
}
