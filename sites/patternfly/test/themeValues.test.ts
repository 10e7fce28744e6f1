import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT_THEMES } from '../../../engine/src/core/rootThemes.ts';
import { deriveDesign } from '../../../engine/src/reference/design/designFolder.ts';
import { tokensSchema } from '../../../engine/src/reference/tokens/schema.ts';
import { THEMES, THEME_VALUES } from '../content/figures/themeValues.ts';
import { config } from './realSite.ts';

it('shows figures of several themes in the values of the installed release', () => {
  const { files } = deriveDesign(config.reference, dirname(import.meta.dirname), ROOT_THEMES);
  const { tokens } = tokensSchema.parse(files.get('/api/tokens.json'));
  const installed = tokens
    .filter(({ name }) => name in THEME_VALUES)
    .map(({ name, value, themes }) => [
      name,
      THEMES.map((theme) => (theme === 'light' ? value : (themes[theme]?.value ?? value)))
    ]);
  expect(Object.fromEntries(installed)).toEqual(THEME_VALUES);
}, 60_000);
