import { z } from 'zod';

import type { ThemeName } from './theme.ts';

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

const themes: Record<ThemeName, z.ZodOptional<typeof valueSchema>> = {
  light: valueSchema.optional(),
  dark: valueSchema.optional(),
  highContrast: valueSchema.optional(),
  highContrastDark: valueSchema.optional()
};

/** Value in the light theme, with overrides for themes that differ. */
export const themedValueSchema = valueSchema.extend({
  themes: z.object(themes).describe('Values in themes where they differ from those in the light one')
});

export type Value = z.output<typeof valueSchema>;
export type ThemedValue = z.output<typeof themedValueSchema>;
