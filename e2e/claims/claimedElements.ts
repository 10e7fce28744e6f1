import type { Frame, Locator, Page } from '@playwright/test';

import type { ClaimStep, ClaimedElement, ClaimedStates } from '../../engine/src/examples/claims/claimsSchema.ts';
import { stateOf } from '../../engine/src/ui/claims/player/findElement.ts';

import { nextPaint } from '../support/nextPaint.ts';
import { readDescription } from './readDescription.ts';
import { type NameSource, takesNameFrom } from './takesNameFrom.ts';

type Role = Parameters<Page['getByRole']>[0];

/** Locates an element by role and accessible name. */
export function locate(page: Page | Frame, { role, name, position = 1 }: ClaimedElement): Locator {
  const options = name === undefined ? {} : { name, exact: true };
  return page.getByRole(role as Role, options).nth(position - 1);
}

/** Performs the setup steps of a claim. */
export async function perform(page: Page, steps: readonly ClaimStep[]): Promise<void> {
  for (const step of steps) {
    if ('press' in step) {
      const element = locate(page, step.press);
      // Truncated table headers render anew when the pointer reaches them, and would lose a press at the same moment.
      await element.hover();
      await page.evaluate(nextPaint);
      await element.click();
    } else if ('focus' in step) {
      await locate(page, step.focus).focus();
    } else if ('shown' in step) {
      await locate(page, step.shown).waitFor();
    } else if ('key' in step) {
      await page.keyboard.press(step.key);
    } else {
      await page.keyboard.type(step.type);
    }
  }
}

/** Returns the claimed states of an element, native or ARIA. */
export async function statesOf(locator: Locator, claimed: ClaimedStates): Promise<ClaimedStates> {
  // The function refers to nothing but its parameters, so that it can run in the page.
  const entries = Object.keys(claimed).map(async (name) => [name, await locator.evaluate(stateOf, name)] as const);
  return Object.fromEntries(await Promise.all(entries));
}

/** Whether the accessible name of an element comes from the claimed source. */
export function isNamedBy(locator: Locator, nameFrom: NameSource): Promise<boolean> {
  return locator.evaluate(takesNameFrom, nameFrom);
}

/** Returns the accessible description of an element. */
export function descriptionOf(locator: Locator): Promise<string> {
  return locator.evaluate(readDescription);
}
