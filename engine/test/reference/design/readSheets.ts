import { builtInAxes } from '../../../src/core/builtInAxes.ts';
import { listThemes } from '../../../src/core/themes.ts';
import { Resolver } from '../../../src/reference/cssVariables/resolver.ts';
import { type Definition, readDefinitions } from '../../../src/reference/cssVariables/definitions.ts';
import { type CssVariableRow, cssVariableRows } from '../../../src/reference/cssVariables/rows.ts';
import type { ResolvedTheme } from '../../../src/reference/design/themedValue.ts';

/** Themes named `light`, `dark`, `high-contrast`, and `dark+high-contrast`. */
export const THEMES = listThemes(
  builtInAxes({
    colorScheme: {
      light: { classes: [], attributes: { 'data-theme': 'light' } },
      dark: { classes: ['dark'], attributes: { 'data-theme': 'dark' } }
    },
    contrast: { standard: { classes: [], attributes: {} }, high: { classes: ['contrast'], attributes: {} } }
  })
);

interface Sheets {
  definitions: Definition[];
  themes: ResolvedTheme[];
  /** Returns the resolver of a theme. */
  resolverIn: (theme: string) => Resolver;
}

/** Parses sheets by name, and creates a resolver for each theme. */
export function readSheets(sheets: Record<string, string>): Sheets {
  const texts = Object.entries(sheets).map(([name, css]) => ({ name, css }));
  const definitions = readDefinitions(texts, THEMES);
  const themes = THEMES.map((theme) => ({ theme, resolver: new Resolver(definitions, theme) }));
  const resolverIn = (name: string): Resolver => {
    const found = themes.find(({ theme }) => theme.name === name);
    if (!found) {
      throw new Error(`There is no theme ${name}.`);
    }
    return found.resolver;
  };
  return { definitions, themes, resolverIn };
}

/** Returns the rows of a sheet named `part`, next to one named `tokens`. */
export function rowsOf(part: string, tokens = ''): CssVariableRow[] {
  const { definitions, themes } = readSheets({ tokens, part });
  const own = definitions.filter(({ sheet }) => sheet === 'part');
  return cssVariableRows({ definitions: own, themes, scriptName: () => null });
}

/** Returns the row of a property, or the one with a selector. */
export function rowOf(rows: readonly CssVariableRow[], property: string, selector?: string): CssVariableRow {
  const found = rows.filter(
    (row) => row.property === property && (selector === undefined || row.selector === selector)
  );
  const [row] = found;
  if (!row || found.length > 1) {
    throw new Error(`${found.length} rows of ${property} in ${rows.map((each) => each.selector).join(' | ')}`);
  }
  return row;
}
