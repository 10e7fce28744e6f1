import { z } from 'zod';

import type { ProseRule } from '../proseRule.ts';
import { functionOf } from './functionOf.ts';

const text = z.string().min(1);

const termSchema = z.strictObject({
  /** The word to write, as shown to authors. */
  use: text,
  /**
   * Words and phrases to replace, in every form. A lower-case letter at the start of a word also matches the capital;
   * everything else is matched as written.
   */
  instead: z.array(text).min(1),
  /** Phrases in which the words are allowed. */
  except: z.array(text).default([])
});

const ruleName = {
  name: z.string().regex(/^[a-z][a-z0-9-]*$/, 'must be small letters, digits, and hyphens'),
  severity: z.enum(['error', 'warning']).optional()
};

const ruleSchema = z.union([
  z.strictObject({ ...ruleName, check: functionOf<Extract<ProseRule, { check: unknown }>['check']>() }),
  z.strictObject({ ...ruleName, checkAll: functionOf<Extract<ProseRule, { checkAll: unknown }>['checkAll']>() })
]);

/** The site's own rules. Their names differ. */
const rulesSchema = z.array(ruleSchema).superRefine((rules, context) => {
  for (const [index, { name }] of rules.entries()) {
    if (rules.findIndex((other) => other.name === name) < index) {
      context.addIssue({ code: 'custom', path: [index, 'name'], message: `"${name}" is there twice` });
    }
  }
});

/** What `check` requires of the site's own texts. */
export const proseSchema = z.strictObject({
  /** File below the site's folder with words that are in no dictionary: one per line, in alphabetical order. */
  words: text.optional(),
  /** The site's vocabulary. */
  terms: z.array(termSchema).default([]),
  /** Minimum number of words on a page, unless a generated list is its content. */
  minimumWords: z.int().nonnegative().default(150),
  /** Maximum length of a page's first paragraph, which search engines show as its description. */
  descriptionCharacters: z.int().positive().default(155),
  /** Rules of the site's own (`defineProseRule`). */
  rules: rulesSchema.default([])
});

type ProseConfig = z.output<typeof proseSchema>;
export type Term = ProseConfig['terms'][number];
