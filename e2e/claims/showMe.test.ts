import { dirname } from 'node:path';
import type { Page } from '@playwright/test';
import { keyLabels } from '../../engine/src/ui/claims/keyLabels.ts';
import { expect, test } from '../support/test.ts';

import { readRoutes } from '../support/readSite.ts';
import { fewOfCommit } from '../support/tier.ts';
import { expectOutcome } from './outcomes.ts';
import { readClaims } from './readClaims.ts';

const SITE = 'sites/patternfly';
/** Number of claims that one commit plays. */
const COUNT = 6;

/** Accessibility tabs by the folders of their files. */
const TABS = new Map(
  readRoutes(SITE)
    .filter(({ source }) => source === 'accessibility')
    .map(({ relPath, tabPath }) => [dirname(relPath), tabPath])
);

const KEYS = readClaims().flatMap(({ name, folder, claims }) =>
  claims.keys.map((claim, index) => ({
    ...claim,
    // The name of the button tells roles apart, where the table does.
    does: claims.keys.some(({ key, on }) => key === claim.key && on.role !== claim.on.role)
      ? `${claim.on.role}: ${claim.does}`
      : claim.does,
    title: `${name} ${index + 1} ${claim.key}: ${claim.does}`,
    tab: TABS.get(folder) ?? ''
  }))
);

// Nothing plays by itself.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Opens the player of a claim, and performs all steps. @returns the document of the example */
async function play(page: Page, { key, does, steps }: { key: string; does: string; steps: readonly unknown[] }) {
  const name = `Show me, ${keyLabels(key).join('+')}: ${does.replaceAll('`', '')}`;
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

/**
 * Claims whose component needs more than an event of a script: scripts' events run all handlers before React renders, and
 * this menu takes the focus in a handler that it adds when it opens. The player says so.
 */
const NOT_SIMULATED = ['pagination 2 Enter'];

test.describe('Show me shows', () => {
  for (const claim of fewOfCommit(KEYS, COUNT)) {
    test(claim.title, async ({ page }) => {
      await page.goto(claim.tab);
      const { player, frame } = await play(page, claim);
      if (NOT_SIMULATED.some((title) => claim.title.startsWith(title))) {
        await expect(player.getByRole('status')).toContainText('not everything that a browser does can be simulated');
        return;
      }
      for (const outcome of claim.expect) {
        await expectOutcome(frame, outcome);
      }
      await expect(player.getByRole('status')).toContainText('This is the result');
    });
  }
});

test('the player keeps the focus of the reader, who closes it and is back at Show me', async ({ page }) => {
  await page.goto('/components/button/accessibility');
  const { player } = await play(page, {
    key: 'Tab',
    does: 'button: Moves to the next button. Each button is a tab stop.',
    steps: []
  });
  await expect(player.getByRole('button', { name: 'Next step' })).toBeFocused();
  await expect(player.locator('dd').first()).toHaveText('button');
  await expect(player.getByRole('status')).toHaveText(/Focus: button “Secondary”\. This is the result/);
  await page.keyboard.press('Escape');
  await expect(player).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Show me, Tab: button: Moves to the next button/ })).toBeFocused();
});
