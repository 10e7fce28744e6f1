import { z } from 'zod';

import type { TokenContrast } from '../../core/publishedTokens.ts';
import { themedValueSchema } from '../design/valueSchema.ts';

const tokenUsesSchema = z.object({
  tokens: z.array(z.string()).describe('Tokens whose value names this one, in any theme'),
  sheets: z.array(
    z.object({
      prefix: z.string().describe('Prefix of the component, layout or other part'),
      isDirect: z.boolean().describe('Whether a property of an element takes the token itself'),
      variables: z.array(z.string()).describe('Variables of the part whose value names the token')
    })
  )
});

export const tokenSchema = themedValueSchema.extend({
  name: z.string().describe('Name of the custom property'),
  token: z.string().nullable().describe('Name under which the package of tokens exports it for scripts'),
  layer: z.string().nullable(),
  category: z.string().nullable(),
  definedIn: z
    .array(z.string())
    .nullable()
    .describe('Themes that have the token; the values of others are those of the first of these. Null: all have it'),
  condition: z
    .string()
    .nullable()
    .describe('At-rules around its definition, e.g. @media print, if no other one defines it; null for most'),
  uses: tokenUsesSchema
});

const contrastSchema: z.ZodType<TokenContrast> = z.object({
  subject: z.enum(['text', 'graphic']),
  foreground: z.string().describe('Name of the token of the text or graphic'),
  background: z.string().describe('Name of the token behind it')
});

/** All tokens, in style sheet order. */
export const tokensSchema = z.object({
  script: z
    .object({ package: z.string(), folder: z.string() })
    .nullable()
    .describe('Where scripts import a token from: a module of its own, named as the token, in a folder of the package'),
  layers: z.array(z.string()),
  categories: z.array(z.string()),
  contrasts: z.array(contrastSchema).describe('Pairs of colors that are meant to be used together'),
  tokens: z.array(tokenSchema)
});

export type Token = z.output<typeof tokenSchema>;
export type TokenUses = z.output<typeof tokenUsesSchema>;
export type Tokens = z.output<typeof tokensSchema>;

/** Whether a theme has a token. @param theme name of the theme */
export function hasToken(theme: string, { definedIn }: Pick<Token, 'definedIn'>): boolean {
  return definedIn === null || definedIn.includes(theme);
}
