import { expect, test } from '../support/test.ts';
import { openState } from './openState.ts';
import { states } from './states.ts';

test.describe('the site looks as it did', { tag: '@full' }, () => {
  for (const state of states) {
    test(state.name, async ({ newContext }) => {
      const page = await openState(newContext, state);
      await expect(page).toHaveScreenshot(`${state.name}.png`);
    });
  }
});
