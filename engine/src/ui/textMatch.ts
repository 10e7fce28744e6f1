import { escapeRegExp } from '../core/escapeRegExp.ts';
import { UNSPACED_LETTER } from '../core/unspacedScripts.ts';

/** Range of a text; the end is exclusive. */
export type TextRange = readonly [start: number, end: number];

/** Quality of a word's match in a text; lower is better. */
export const FIT = { wholeWord: 0, beginning: 1, inside: 2 } as const;

export interface WordMatch {
  fit: (typeof FIT)[keyof typeof FIT];
  range: TextRange;
}

/** A compiled word of a query: patterns in the order of `FIT`. */
export type QueryWord = readonly RegExp[];

const LETTER = '[\\p{L}\\p{N}]';
/** In text without spaces, a word may begin and end anywhere. */
const BEGINNING = `(?:(?<!${LETTER})|(?=${UNSPACED_LETTER}))`;
const END = `(?:(?!${LETTER})|(?<=${UNSPACED_LETTER}\\p{M}*))`;

/** Optional word separators; names in scripts have none, those in style sheets have dashes. */
const BETWEEN = '[\\s_-]*';

/**
 * Compiles the words of a query, all of which a text must contain. Case, accents and word separators are ignored:
 * "datalist" finds "Data list", "data_list" finds "--data-list".
 */
export function queryWords(query: string): QueryWord[] {
  return fold(query)
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => {
      const letters = Array.from(word.replace(/[-_]/g, ''), escapeRegExp).join(BETWEEN);
      const asWritten = word.split(/[-_]+/).map(escapeRegExp).join('[-_]+');
      const fromBeginning = letters === '' ? asWritten : `${BEGINNING}${letters}`;
      return [`${fromBeginning}${END}`, fromBeginning, asWritten].map((source) => new RegExp(source, 'u'));
    });
}

/** Converts a text to lower case, removes accents, and makes marks straight, preserving the position of each character. */
export function fold(text: string): string {
  return text
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[^ -~\s]/gu, (character) => character.normalize('NFD').toLowerCase().slice(0, character.length))
    .toLowerCase();
}

/** Whether a folded text contains every word. */
export function hasWords(words: readonly QueryWord[], folded: string): boolean {
  // The first pattern is a special case of the second.
  return words.every(([, ...forms]) => forms.some((form) => form.test(folded)));
}

/** Finds the best match of a word in a folded text; null if there is none. */
export function findWord(word: QueryWord, folded: string): WordMatch | null {
  for (const fit of Object.values(FIT)) {
    const found = word[fit]?.exec(folded);
    if (found) {
      return { fit, range: [found.index, found.index + found[0].length] };
    }
  }
  return null;
}

/** Returns the ranges of a folded text that match words, sorted; of overlapping ones, only the first. */
export function matchedRanges(words: readonly QueryWord[], folded: string): TextRange[] {
  return words
    .flatMap((word) => findWord(word, folded) ?? [])
    .map(({ range }) => range)
    .toSorted(([a], [b]) => a - b)
    .filter(([start], index, all) => all.slice(0, index).every(([, end]) => end <= start));
}
