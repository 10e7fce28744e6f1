import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { listThemes } from '../../../engine/src/core/themes.ts';
import { deriveDesign } from '../../../engine/src/reference/design/designFolder.ts';
import { tokensSchema } from '../../../engine/src/reference/tokens/schema.ts';
import { THEMES, THEME_VALUES } from '../content/figures/themeValues.ts';
import { config } from './realSite.ts';

/** Names of the themes of figures in the data. */
const NAMES = {
  light: 'light',
  dark: 'dark',
  highContrast: 'high-contrast',
  highContrastDark: 'dark+high-contrast'
} as const satisfies Record<(typeof THEMES)[number], string>;

it('shows figures of several themes in the values of the installed release', () => {
  const { files } = deriveDesign(config.reference, dirname(import.meta.dirname), listThemes(config.themes));
  const { tokens } = tokensSchema.parse(files.get('/api/tokens.json'));
  const installed = tokens
    .filter(({ name }) => name in THEME_VALUES)
    .map(({ name, value, themes }) => [name, THEMES.map((theme) => themes[NAMES[theme]]?.value ?? value)]);
  expect(Object.fromEntries(installed)).toEqual(THEME_VALUES);
}, 60_000);
