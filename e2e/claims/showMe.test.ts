import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

import { casesOfTier } from '../support/tier.ts';
import { expectOutcome } from './outcomes.ts';
import { readClaims } from './readClaims.ts';

const SHARE = 11;

const ADDRESSES = new Map([
  ['button', '/components/button/accessibility'],
  ['modal', '/components/modal/accessibility'],
  ['select', '/components/menus/select/accessibility'],
  ['table', '/components/table/accessibility']
]);

// Nothing plays by itself.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Opens the player of a claim, and performs all steps. @returns the document of the example */
async function play(page: Page, { does, steps }: { does: string; steps: readonly unknown[] }) {
  const name = `Show me: ${does.replaceAll('`', '')}`;
  await page.getByRole('button', { name, exact: true }).press('Enter');
  const player = page.locator('.pb-player');
  const next = player.getByRole('button', { name: 'Next step' });
  await expect(next).toBeFocused();
  // The steps of the claim, the focus, and the key.
  for (let done = 0; done < steps.length + 2; done++) {
    await expect(next).not.toHaveAttribute('aria-disabled', 'true', { timeout: 20_000 });
    await page.keyboard.press('Enter');
    await expect(player.getByRole('status')).toContainText(`Step ${done + 1} of`);
  }
  const frame = await (await player.locator('iframe').elementHandle()).contentFrame();
  if (!frame) {
    throw new Error('The player has no frame.');
  }
  return { player, frame };
}

for (const { name, claims } of readClaims().filter((page) => ADDRESSES.has(page.name))) {
  test.describe(`what Show me shows of the ${name}`, () => {
    const keys = claims.keys.map((claim, index) => ({ ...claim, title: `${index + 1} ${claim.key}: ${claim.does}` }));
    for (const claim of casesOfTier(keys, { share: SHARE, turn: 2 })) {
      test(claim.title, async ({ page }) => {
        await page.goto(ADDRESSES.get(name) ?? '');
        const { player, frame } = await play(page, claim);
        for (const outcome of claim.expect) {
          await expectOutcome(frame, outcome);
        }
        await expect(player.getByRole('status')).toContainText('This is the result');
      });
    }
  });
}

test('the player keeps the focus of the reader, who closes it and is back at Show me', async ({ page }) => {
  await page.goto('/components/button/accessibility');
  const { player } = await play(page, { does: 'Moves to the next button. Each button is a tab stop.', steps: [] });
  await expect(player.getByRole('button', { name: 'Next step' })).toBeFocused();
  await expect(player.locator('dd').first()).toHaveText('button');
  await expect(player.getByRole('status')).toHaveText(/Focus: button “Secondary”\. This is the result/);
  await page.keyboard.press('Escape');
  await expect(player).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Show me: Moves to the next button/ })).toBeFocused();
});
