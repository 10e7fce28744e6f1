import type { ThemedValueView } from '../../ui/index.ts';
import { THEME_NAMES, type ThemeName } from '../../reference/design/theme.ts';
import type { ThemedValue } from '../../reference/design/valueSchema.ts';
import { type TokenAddress, linkedValue } from './linkedText.ts';

/**
 * What a custom property comes to, each value with the themes that have it; without names where all have the same.
 * @param tokenAddress where the steps on the way to the value lead
 */
export function themedValuesView(
  { themes, value, values, isColor }: ThemedValue,
  tokenAddress: TokenAddress
): ThemedValueView[] {
  const byValue = new Map<string, ThemedValueView & { themes: ThemeName[] }>();
  for (const name of THEME_NAMES) {
    const own = themes[name] ?? { value, values, isColor };
    const key = JSON.stringify([own.value, own.values]);
    const known = byValue.get(key) ?? {
      themes: [],
      value: own.value,
      isColor: own.isColor,
      steps: own.values.map((step) => linkedValue(step, tokenAddress))
    };
    known.themes.push(name);
    byValue.set(key, known);
  }
  const all = [...byValue.values()];
  return all.length === 1 ? all.map((each) => ({ ...each, themes: [] })) : all;
}
