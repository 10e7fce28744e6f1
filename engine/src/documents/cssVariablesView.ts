import type { CssVariablesView, ThemedValueView } from '../app/index.ts';
import type { CssVariableRow } from '../reference/cssVariables/schema.ts';
import { THEME_NAMES, type ThemeName } from '../reference/design/theme.ts';

/** Prepares the custom properties of a prefix for their table. */
export function cssVariablesView(prefix: string, anchor: string, rows: readonly CssVariableRow[]): CssVariablesView {
  const counts = new Map<string, number>();
  return {
    anchor,
    prefix,
    rows: rows.map((row) => {
      const count = counts.get(row.property) ?? 0;
      counts.set(row.property, count + 1);
      const { selector, condition, property, token } = row;
      // A property that is set for several selectors has several rows.
      const own = count === 0 ? property : `${property}-${count}`;
      return { anchor: own, selector, condition, property, token, values: themedValues(row) };
    })
  };
}

/** The values of a row, each with the themes that have it; without names where all have the same. */
function themedValues({ themes, value, values, isColor }: CssVariableRow): ThemedValueView[] {
  const byValue = new Map<string, ThemedValueView & { themes: ThemeName[] }>();
  for (const name of THEME_NAMES) {
    const own = themes[name] ?? { value, values, isColor };
    const key = JSON.stringify([own.value, own.values]);
    const known = byValue.get(key) ?? { ...own, themes: [] };
    known.themes.push(name);
    byValue.set(key, known);
  }
  const all = [...byValue.values()];
  return all.length === 1 ? all.map((each) => ({ ...each, themes: [] })) : all;
}
