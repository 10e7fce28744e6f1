import { z } from 'zod';

/** Resolved value of a custom property in one theme. */
const valueSchema = z.object({
  value: z.string().describe('The value in the end; holds var() only where a name is defined nowhere'),
  values: z
    .array(z.string())
    .describe(
      'From the value as written to the one in the end, one replacement after the other; empty if it refers to nothing'
    ),
  isColor: z.boolean().describe('Whether a swatch can show the value')
});

/** Value in the first theme of the site, with those of themes that differ. */
export const themedValueSchema = valueSchema.extend({
  themes: z
    .array(valueSchema.extend({ names: z.array(z.string()).describe('Themes with this value') }))
    .describe('Values other than that of the first theme; themes that are in none of them have that one')
});

export type Value = z.output<typeof valueSchema>;
export type ThemedValue = z.output<typeof themedValueSchema>;
