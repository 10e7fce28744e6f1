import { z } from 'zod';

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

/** Names of the built-in rules for plain English; `check/prose/englishRules.ts` defines them. */
export const ENGLISH_RULES = [
  'also-when',
  'at-once',
  'belong-into',
  'could-not-be',
  'fact',
  'hold',
  'meanwhile',
  'of-what',
  'repeated-what',
  'say-of',
  'serial-comma',
  'somebody',
  'stand',
  'take',
  'tell',
  'thing',
  'the-way'
] as const;

export type EnglishRule = (typeof ENGLISH_RULES)[number];

const englishSchema = z.strictObject({
  /** Built-in rules that the site turns off, by name. */
  off: z.array(z.enum(ENGLISH_RULES)).default([]),
  /** Maximum number of "what" clauses per 1,000 words of a page. One is always allowed. */
  whatPerThousand: z.number().nonnegative().default(4),
  /** Maximum number of times that a page uses "people", per 1,000 words. One is always allowed. */
  peoplePerThousand: z.number().nonnegative().default(10),
  /** Maximum number of words in the caption of a figure. */
  captionWords: z.int().positive().default(15),
  /** Maximum length of a page's first paragraph, which search engines show as its description. */
  descriptionCharacters: z.int().positive().default(155)
});

const guidelineSchema = z.strictObject({
  /** The number. */
  value: z.number(),
  /** Phrases that state the guideline, with `#` in place of the number, which pages may write in digits or in words. */
  phrases: z.array(z.string().includes('#')).min(1),
  /** Address of the tab that explains the guideline. */
  page: z.string().startsWith('/'),
  /** Source of the number: a standard, a file of a package, or "rule of thumb". */
  basis: text
});

/** What `check` requires of the site's own texts. */
export const proseSchema = z.strictObject({
  /** File below the site's folder with words that are in no dictionary: one per line, in alphabetical order. */
  words: text.optional(),
  /** The site's vocabulary. */
  terms: z.array(termSchema).default([]),
  /** Minimum number of words on a page, unless a generated list is its content. */
  minimumWords: z.int().nonnegative().default(150),
  /** Built-in rules for plain English. */
  english: englishSchema.prefault({}),
  /** Guidelines with a number that several pages state, by name: `check` compares the numbers. */
  guidelines: z.record(z.string(), guidelineSchema).default({})
});

type ProseConfig = z.output<typeof proseSchema>;
export type Term = ProseConfig['terms'][number];
export type English = ProseConfig['english'];
export type Guidelines = ProseConfig['guidelines'];
