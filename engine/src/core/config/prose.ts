import { z } from 'zod';

const text = z.string().min(1);

const termSchema = z.strictObject({
  /** What to write, as authors are told it. */
  use: text,
  /**
   * Words and phrases not to write, every form of them. A small letter at the start of a word stands for a capital
   * too; all others are taken as written.
   */
  instead: z.array(text).min(1),
  /** Phrases in which they may stand. */
  except: z.array(text).default([])
});

/** What `check` holds the site's own texts to. */
export const proseSchema = z.strictObject({
  /** File below the site's folder of words that no dictionary has: one a line, in alphabetical order. */
  words: text.optional(),
  /** The site's vocabulary. */
  terms: z.array(termSchema).default([]),
  /** Words that a page has at least, unless a list made by the site is its content. */
  minimumWords: z.int().nonnegative().default(150)
});

export type ProseConfig = z.output<typeof proseSchema>;
export type Term = ProseConfig['terms'][number];
