import { type Resolvers, themedValue } from '../design/themedValue.ts';
import { THEME_NAMES, type Themes } from '../design/theme.ts';
import type { Definition } from './definitions.ts';
import { matchesRoot } from './rootSelector.ts';
import type { CssVariableRow } from './schema.ts';

export interface RowsInput {
  /** Definitions of the sheet's own. */
  definitions: readonly Definition[];
  resolvers: Resolvers;
  themes: Themes;
  /** Name of a custom property in scripts; null for one that has none. */
  scriptName: (property: string) => string | null;
}

/**
 * Rows of a sheet's custom properties, in its order. Rules that only set another value in one of the themes give no
 * row of their own: their value stands in the row of the rule that they override.
 */
export function cssVariableRows({ definitions, resolvers, themes, scriptName }: RowsInput): CssVariableRow[] {
  const custom = definitions.filter(({ property }) => property.startsWith('--'));
  return lastOfEach(withoutOverrides(custom, themes)).map((definition) => ({
    selector: definition.selector,
    property: definition.property,
    token: scriptName(definition.property),
    condition: definition.condition,
    ...themedValue((resolver) => resolver.winnerFor(definition), resolvers, themes)
  }));
}

/** A later declaration of the same rule counts; it keeps the place of the first. */
function lastOfEach(definitions: readonly Definition[]): Definition[] {
  return [...new Map(definitions.map((definition) => [keyOf(definition), definition])).values()];
}

function keyOf({ selector, property, condition }: Definition): string {
  return JSON.stringify([condition, selector, property]);
}

function withoutOverrides(definitions: readonly Definition[], themes: Themes): Definition[] {
  const plain = new Set(
    definitions.filter((definition) => !isThemed(definition, themes)).flatMap((definition) => elementKeys(definition))
  );
  return definitions.filter(
    (definition) => !isThemed(definition, themes) || !elementKeys(definition).every((key) => plain.has(key))
  );
}

/** Whether a definition holds in some of the themes only. */
function isThemed({ targets }: Definition, themes: Themes): boolean {
  return targets.every(({ root }) => {
    const matching = THEME_NAMES.filter((name) => root === null || matchesRoot(root, themes[name]));
    return matching.length > 0 && matching.length < THEME_NAMES.length;
  });
}

function elementKeys({ targets, property, condition }: Definition): string[] {
  return targets.map(({ elements }) => JSON.stringify([condition, elements, property]));
}
