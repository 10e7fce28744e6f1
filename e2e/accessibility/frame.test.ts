import { expect, test } from '../support/test.ts';
import { axeViolations } from '../support/axe.ts';

import { storePreferences } from '../support/storePreferences.ts';
import { casesOfTier, tier } from '../support/tier.ts';
import { trimContent } from '../support/trimContent.ts';
import { REPRESENTATIVE_PAGES } from './pages.ts';

const MINUTE_MS = 60_000;

/**
 * Combinations of theme, contrast, direction and width. The quick tier takes every second one, so neighbors differ in
 * one setting.
 */
const LOOKS: readonly { name: string; width: number; stored: Record<string, string> }[] = [
  { name: 'light, narrow', width: 390, stored: {} },
  { name: 'light, wide', width: 1440, stored: {} },
  { name: 'dark, wide', width: 1440, stored: { 'theme-preference': 'dark' } },
  { name: 'dark, narrow', width: 390, stored: { 'theme-preference': 'dark' } },
  { name: 'in high contrast', width: 1440, stored: { 'high-contrast-preference': 'on' } },
  {
    name: 'dark, in high contrast',
    width: 1440,
    stored: { 'high-contrast-preference': 'on', 'theme-preference': 'dark' }
  },
  { name: 'right to left', width: 1440, stored: { 'patternbook-direction': 'rtl' } }
];

const looks = casesOfTier(LOOKS, { share: 4 }).map((look, turn) => ({
  ...look,
  // Looks that differ from others in their colors or direction alone have every second page.
  paths: casesOfTier(REPRESENTATIVE_PAGES, { turn, share: 12 }).filter(
    (_, index) => tier === 'quick' || turn < 4 || index % 2 === turn % 2
  )
}));

for (const { name, width, stored, paths } of looks) {
  test(`the frame around the examples has no violations: ${name}`, async ({ newContext }) => {
    test.setTimeout(4 * MINUTE_MS);

    const context = await newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    await storePreferences(context, stored);
    const page = await context.newPage();
    for (const path of paths) {
      await page.goto(path);
      await trimContent(page);
      expect.soft(await axeViolations(page), path).toEqual([]);
    }
  });
}

for (const colorScheme of casesOfTier(['light', 'dark'] as const, { share: 2 })) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test('open overlays have no violations', async ({ visitAs }) => {
      const options = { viewport: { width: 390, height: 900 }, colorScheme, reducedMotion: 'reduce' } as const;
      const { page } = await visitAs(options, '/components/accordion');
      await trimContent(page);
      await page.locator('.pb-contents summary').click();
      expect.soft(await axeViolations(page)).toEqual([]);

      await page.getByRole('button', { name: 'Global navigation' }).click();
      await page.locator('#pb_navigation').waitFor({ state: 'visible' });
      expect.soft(await axeViolations(page)).toEqual([]);
    });
  });
}
