import { z } from 'zod';

import { themedValueSchema } from '../design/valueSchema.ts';

/** A CSS variable row (requirement 3.8), with what it comes to in each theme. */
export const cssVariableRowSchema = themedValueSchema.extend({
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
