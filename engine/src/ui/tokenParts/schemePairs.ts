import { COLOR_SCHEME, type Theme } from '../../core/themes.ts';
import type { ThemedValueView } from '../reference/view.ts';

/** A token's values in the light and in the dark color scheme. */
export interface SchemePair {
  /** Codes of the themes in which the pair is shown, for `data-in`; undefined for all. */
  shownIn: string | undefined;
  light: ThemedValueView;
  dark: ThemedValueView;
}

/** Codes of two themes that differ in the color scheme alone. */
export interface SchemeCodes {
  light: string;
  dark: string;
}

/** Pairs the themes of a site by color scheme. A theme without a counterpart is its own. */
export function schemeCodes(themes: readonly Theme[]): SchemeCodes[] {
  const pairs = Map.groupBy(themes, ({ values }) => JSON.stringify({ ...values, [COLOR_SCHEME]: '' }));
  return [...pairs.values()].map(([first, last = first]) => {
    const [one = '', other = ''] = [first?.code, last?.code];
    return first?.colorScheme === 'light' ? { light: one, dark: other } : { light: other, dark: one };
  });
}

/** Returns the values of a token side by side, once for all themes that have the same pair. */
export function schemePairs(values: readonly ThemedValueView[], schemes: readonly SchemeCodes[]): SchemePair[] {
  const pairs = new Map<string, SchemePair & { shownIn: string }>();
  for (const codes of schemes) {
    const [light, dark] = [valueIn(values, codes.light), valueIn(values, codes.dark)];
    if (light && dark) {
      const key = JSON.stringify([values.indexOf(light), values.indexOf(dark)]);
      const known = pairs.get(key) ?? { light, dark, shownIn: '' };
      const shown = codes.light === codes.dark ? codes.light : codes.light + codes.dark;
      pairs.set(key, { ...known, shownIn: known.shownIn + shown });
    }
  }
  const all = [...pairs.values()];
  return all.length === 1 ? all.map((pair) => ({ ...pair, shownIn: undefined })) : all;
}

function valueIn(values: readonly ThemedValueView[], code: string): ThemedValueView | undefined {
  return values.find(({ themes }) => themes.length === 0 || themes.includes(code)) ?? values[0];
}
