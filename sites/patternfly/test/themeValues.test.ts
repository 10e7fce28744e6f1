import { dirname } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { listThemes } from '../../../engine/src/core/themes.ts';
import { valueInTheme } from '../../../engine/src/core/valueInTheme.ts';
import { deriveDesign } from '../../../engine/src/reference/design/writeDesign.ts';
import type { Value } from '../../../engine/src/reference/design/valueSchema.ts';
import { hasToken, type Token, tokensSchema } from '../../../engine/src/reference/tokens/schema.ts';
import { THEMES, THEME_VALUES, VARIANT_VALUES } from '../content/figures/themeValues.ts';
import { config } from './realSite.ts';

/** Names of the figures' themes in the design data. */
const NAMES: Record<(typeof THEMES)[number], string> = {
  light: 'light',
  dark: 'dark',
  highContrast: 'high-contrast',
  highContrastDark: 'dark+high-contrast'
};

/** A file, which figures import. */
const IMAGE = '--pf-t--global--background--image--default';

let tokens: readonly Token[];

beforeAll(() => {
  const { files } = deriveDesign(config.reference, dirname(import.meta.dirname), listThemes(config.themes));
  ({ tokens } = tokensSchema.parse(files.get('/api/tokens.json')));
}, 60_000);

function valuesOf(token: Token, names: readonly string[]): string[] {
  return names.map((name) => (hasToken(name, token) ? valueInTheme<Value>(token, name).value : 'initial'));
}

it('shows figures of several themes in the values of the installed release', () => {
  const installed = tokens
    .filter(({ name }) => name in THEME_VALUES)
    .map((token) => [
      token.name,
      valuesOf(
        token,
        THEMES.map((theme) => NAMES[theme])
      )
    ]);
  expect(Object.fromEntries(installed)).toEqual(THEME_VALUES);
});

it.each(['felt', 'glass'] as const)('shows figures in %s in all values that differ', (variant) => {
  const differing = tokens
    .filter(({ name }) => name !== IMAGE)
    .map(
      (token) =>
        [token.name, valuesOf(token, [variant, `dark+${variant}`]), valuesOf(token, ['light', 'dark'])] as const
    )
    .filter(([, own, plain]) => own.join() !== plain.join());
  expect(Object.fromEntries(differing)).toEqual(VARIANT_VALUES[variant]);
  expect(differing.filter(([name]) => !(name in THEME_VALUES))).toEqual([]);
});
