import { z } from 'zod';

import type { Definition } from './definitions.ts';
import { type ResolvedTheme, themedValue } from '../design/themedValue.ts';
import { matchesRoot } from './selector.ts';
import { themedValueSchema } from '../design/valueSchema.ts';

interface RowsInput {
  /** Definitions in the sheet. */
  definitions: readonly Definition[];
  themes: readonly ResolvedTheme[];
  /** Returns the JavaScript export of a custom property; null if there is none. */
  scriptName: (property: string) => string | null;
}

/**
 * Builds the rows of a sheet's custom properties, in source order. Rules that only override a value in a theme don't
 * get a row of their own; their value is shown in the row of the overridden rule.
 */
export function cssVariableRows({ definitions, themes, scriptName }: RowsInput): CssVariableRow[] {
  const custom = definitions.filter(({ property }) => property.startsWith('--'));
  return lastOfEach(withoutOverrides(custom, themes)).map((definition) => ({
    selector: definition.selector,
    property: definition.property,
    token: scriptName(definition.property),
    condition: definition.condition,
    ...themedValue((resolver) => resolver.winnerFor(definition), themes)
  }));
}

/** The last declaration in a rule wins, at the position of the first. */
function lastOfEach(definitions: readonly Definition[]): Definition[] {
  return [...new Map(definitions.map((definition) => [keyOf(definition), definition])).values()];
}

function keyOf({ selector, property, condition }: Definition): string {
  return JSON.stringify([condition, selector, property]);
}

function withoutOverrides(definitions: readonly Definition[], themes: RowsInput['themes']): Definition[] {
  const plain = new Set(
    definitions.filter((definition) => !isThemed(definition, themes)).flatMap((definition) => elementKeys(definition))
  );
  return definitions.filter(
    (definition) => !isThemed(definition, themes) || !elementKeys(definition).every((key) => plain.has(key))
  );
}

/** True if a definition applies in some themes only. */
function isThemed({ targets, initial }: Definition, themes: RowsInput['themes']): boolean {
  return (
    initial === null &&
    targets.every(({ root }) => {
      const matching = themes.filter(({ theme }) => root === null || matchesRoot(root, theme));
      return matching.length > 0 && matching.length < themes.length;
    })
  );
}

function elementKeys({ targets, property, condition }: Definition): string[] {
  return targets.map(({ elements }) => JSON.stringify([condition, elements, property]));
}

/** A CSS variable row (requirement 3.8), with its value in each theme. */
const cssVariableRowSchema = themedValueSchema.extend({
  selector: z.string().describe('List of selectors that the variable is set for'),
  property: z.string().describe('Name of the custom property'),
  token: z.string().nullable().describe('Name under which the package of tokens exports it for scripts'),
  condition: z.string().nullable().describe('At-rules around the selector, e.g. @media (min-width: 48rem)')
});

/** One file per prefix, with rows in source order. */
export const cssVariablesSchema = z.object({ prefix: z.string(), rows: z.array(cssVariableRowSchema) });

/** Index of all prefixes. */
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
