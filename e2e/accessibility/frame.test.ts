import { describe, expect } from 'vitest';
import { axeViolations } from '../support/axe.ts';
import { siteTest } from '../support/siteTest.ts';
import { storePreferences } from '../support/storePreferences.ts';
import { casesOfTier } from '../support/tier.ts';
import { REPRESENTATIVE_PAGES } from './pages.ts';
import { trimContent } from '../support/trimContent.ts';

const test = siteTest('sites/patternfly');

const THEMES = ['light', 'dark'] as const;

/** Narrow first and wide first by turns, so that the quick tier, which takes the first, sees both. */
function widthsOf(theme: (typeof THEMES)[number]): number[] {
  return theme === 'light' ? [390, 1440] : [1440, 390];
}

/** What readers who changed the display find, by the preferences that they stored. */
const PREFERENCES: Record<string, Record<string, string>> = {
  'high contrast': { 'high-contrast-preference': 'on' },
  'dark high contrast': { 'high-contrast-preference': 'on', 'theme-preference': 'dark' },
  'right to left': { 'patternbook-direction': 'rtl' }
};

describe.for(THEMES)('in the %s theme', (colorScheme) => {
  test.for(casesOfTier(widthsOf(colorScheme)))(
    'nothing around the examples violates a rule at %d px',
    async (width, { newContext }) => {
      const context = await newContext({ viewport: { width, height: 900 }, colorScheme, reducedMotion: 'reduce' });
      const page = await context.newPage();
      for (const path of REPRESENTATIVE_PAGES) {
        await page.goto(path);
        await trimContent(page);
        expect.soft(await axeViolations(page), path).toEqual([]);
      }
    }
  );

  test('nothing in what opens violates a rule', async ({ visitAs }) => {
    const options = { viewport: { width: 390, height: 900 }, colorScheme, reducedMotion: 'reduce' } as const;
    const { page } = await visitAs(options, '/components/accordion');
    await trimContent(page);
    await page.locator('[data-contents] summary').click();
    expect.soft(await axeViolations(page)).toEqual([]);

    await page.getByRole('button', { name: 'Global navigation' }).click();
    await page.locator('#navigation').waitFor({ state: 'visible' });
    expect.soft(await axeViolations(page)).toEqual([]);
  });
});

describe.for(casesOfTier(Object.entries(PREFERENCES)))('with %s', ([, preferences]) => {
  test('nothing around the examples violates a rule', async ({ newContext }) => {
    const context = await newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    await storePreferences(context, preferences);
    const page = await context.newPage();
    for (const path of REPRESENTATIVE_PAGES) {
      await page.goto(path);
      await trimContent(page);
      expect.soft(await axeViolations(page), path).toEqual([]);
    }
  });
});
