import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { axeViolations } from '../support/axe.ts';
import { trimContent } from '../support/trimContent.ts';

import { casesOfTier } from '../support/tier.ts';
import { settingsButton } from './settingsPanel.ts';

const OPENED: [string, (page: Page) => Promise<void>][] = [
  ['the release menu', (page) => page.getByRole('button', { name: /^Release / }).click()],
  ['the display settings', (page) => settingsButton(page).click()],
  ['the shortcuts', (page) => page.keyboard.press('?')],
  ['the feedback dialog', (page) => page.getByRole('button', { name: 'Give feedback' }).click()]
];

const LOOKS = casesOfTier(
  ['light', 'dark', 'dark, high contrast', 'light, high contrast'].flatMap((look, index) =>
    // Alternates narrow and wide, so that every second case covers both.
    (index === 2 ? [1440, 390] : [390, 1440]).map((width) => [look, width] as const)
  ),
  { share: 8 }
);

for (const [look, width] of LOOKS) {
  test.describe(`in a ${look} page`, () => {
    test(`overlays have no violations at ${width} px`, async ({ newContext }) => {
      // axe takes seconds for each overlay.
      test.slow();
      const context = await newContext({
        viewport: { width, height: 900 },
        colorScheme: look.startsWith('dark') ? 'dark' : 'light',
        contrast: look.endsWith('high contrast') ? 'more' : 'no-preference',
        reducedMotion: 'reduce'
      });
      await context.route('https://www.feedback.redhat.com/**', (route) => route.abort());
      const page = await context.newPage();
      for (const [name, open] of OPENED) {
        await page.goto('/layouts/flex');
        await trimContent(page);
        await open(page);
        await page.locator(':popover-open, dialog[open]').waitFor();
        if (name === 'the release menu') {
          await page.getByText('Package versions').click();
        }
        if (name === 'the feedback dialog') {
          await page.getByRole('alert').waitFor();
        }
        expect.soft(await axeViolations(page), name).toEqual([]);
      }
    });
  });
}
