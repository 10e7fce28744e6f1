import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../support/test.ts';
import { type PublishedTheme, themesFileSchema } from '../../engine/src/reference/design/themesFile.ts';
import { axeViolations } from '../support/axe.ts';

import { outputOf } from '../support/readSite.ts';
import { storePreferences } from '../support/storePreferences.ts';
import { casesOfTier } from '../support/tier.ts';
import { trimContent } from '../support/trimContent.ts';
import { differences, exampleViolations } from './exampleViolations.ts';
import { knownViolations } from './knownViolations.ts';

const MINUTE_MS = 60_000;

/** Pages whose parts themes change most: surfaces, overlays, tables, and graphics. */
const PAGES = [
  '/',
  '/components/button',
  '/components/card',
  '/components/masthead',
  '/components/modal',
  '/components/table',
  '/charts/area-chart',
  '/topology/custom-nodes',
  '/tokens/all-tokens',
  '/design-foundations/theming/choosing-a-theme'
];

/** Keys of the site's settings, by axis (`sites/patternfly/themes.ts`), with the values that differ from the axis's. */
const STORED = {
  colorScheme: { key: 'theme-preference', values: {} },
  contrast: { key: 'high-contrast-preference', values: { standard: 'off', 'high-contrast': 'on' } },
  variant: { key: 'theme-variant-preference', values: {} },
  surface: { key: 'contrast-preference', values: { opaque: 'default' } }
} as const;

const themes = themesFileSchema.parse(
  JSON.parse(readFileSync(join(outputOf('sites/patternfly'), 'api/themes.json'), 'utf8'))
);

function preferencesOf({ values }: PublishedTheme): Record<string, string> {
  return Object.fromEntries(
    Object.entries(STORED).map(([axis, { key, values: stored }]) => {
      const value = values[axis] ?? '';
      return [key, (stored as Record<string, string>)[value] ?? value];
    })
  );
}

test.describe('in every theme', () => {
  for (const [turn, theme] of casesOfTier(themes, { share: 4, turn: 3 }).entries()) {
    test(`neither the frame nor examples have unknown violations: ${theme.label}`, async ({ newContext }) => {
      test.setTimeout(8 * MINUTE_MS);
      const context = await newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
      await storePreferences(context, preferencesOf(theme));
      const page = await context.newPage();
      for (const path of casesOfTier(PAGES, { share: 5, turn: turn + 1 })) {
        await page.goto(path);
        await expect(page.locator('html')).toHaveClass(theme.classes.join(' '));
        const known = knownViolations.filter((violation) => violation.path === path);
        expect.soft(differences(await exampleViolations(page), known), `examples of ${path}`).toEqual([]);
        await trimContent(page);
        expect.soft(await axeViolations(page), `frame of ${path}`).toEqual([]);
      }
    });
  }
});
