import { z } from 'zod';

import type { Definition } from './definitions.ts';
import { type Resolvers, themedValue } from '../design/themedValue.ts';
import { THEME_NAMES, type Themes } from '../design/theme.ts';
import { matchesRoot } from './selector.ts';
import { themedValueSchema } from '../design/valueSchema.ts';

interface RowsInput {
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

/** A CSS variable row (requirement 3.8), with what it comes to in each theme. */
const cssVariableRowSchema = themedValueSchema.extend({
  selector: z.string().describe('List of selectors that the variable is set for'),
  property: z.string().describe('Name of the custom property'),
  token: z.string().nullable().describe('Name under which the package of tokens exports it for scripts'),
  condition: z.string().nullable().describe('At-rules around the selector, e.g. @media (min-width: 48rem)')
});

/** One file for each prefix: the rows in the order of the style sheet. */
export const cssVariablesSchema = z.object({ prefix: z.string(), rows: z.array(cssVariableRowSchema) });

/** The list of prefixes. */
export const cssVariablesIndexSchema = z.array(
  z.object({
    prefix: z.string(),
    package: z.string(),
    sheet: z.string().describe('Style sheet, below the package'),
    rows: z.number().int(),
    path: z.string().describe('Address of the rows')
  })
);

export type CssVariableRow = z.output<typeof cssVariableRowSchema>;
export type CssVariablesIndex = z.output<typeof cssVariablesIndexSchema>;
