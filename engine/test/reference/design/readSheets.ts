import { Resolver } from '../../../src/reference/cssVariables/resolver.ts';
import { type Definition, readDefinitions } from '../../../src/reference/cssVariables/definitions.ts';
import { type CssVariableRow, cssVariableRows } from '../../../src/reference/cssVariables/rows.ts';
import type { Resolvers } from '../../../src/reference/design/themedValue.ts';
import { THEME_NAMES, type Themes } from '../../../src/reference/design/theme.ts';

export const THEMES: Themes = {
  light: { classes: [], attributes: { 'data-theme': 'light' }, colorScheme: 'light' },
  dark: { classes: ['dark'], attributes: { 'data-theme': 'dark' }, colorScheme: 'dark' },
  highContrast: { classes: ['contrast'], attributes: { 'data-theme': 'light' }, colorScheme: 'light' },
  highContrastDark: { classes: ['dark', 'contrast'], attributes: { 'data-theme': 'dark' }, colorScheme: 'dark' }
};

/** Parses sheets by name, and creates a resolver for each theme. */
export function readSheets(sheets: Record<string, string>): { definitions: Definition[]; resolvers: Resolvers } {
  const texts = Object.entries(sheets).map(([name, css]) => ({ name, css }));
  const definitions = readDefinitions(texts, THEMES);
  const resolvers = Object.fromEntries(
    THEME_NAMES.map((name) => [name, new Resolver(definitions, THEMES[name])])
  ) as Resolvers;
  return { definitions, resolvers };
}

/** Returns the rows of a sheet named `part`, next to one named `tokens`. */
export function rowsOf(part: string, tokens = ''): CssVariableRow[] {
  const { definitions, resolvers } = readSheets({ tokens, part });
  const own = definitions.filter(({ sheet }) => sheet === 'part');
  return cssVariableRows({ definitions: own, resolvers, themes: THEMES, scriptName: () => null });
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
