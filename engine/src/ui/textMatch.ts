import { escapeRegExp } from '../core/escapeRegExp.ts';

/** Part of a text: places of its first and after its last character. */
export type TextRange = readonly [start: number, end: number];

/** How a word of a query stands in a text; less is better. */
export const FIT = { wholeWord: 0, beginning: 1, inside: 2 } as const;

export interface WordMatch {
  fit: (typeof FIT)[keyof typeof FIT];
  range: TextRange;
}

/** A word of a query, ready to be looked for. */
export type QueryWord = readonly RegExp[];

const LETTER = '[\\p{L}\\p{N}]';

/** Word separators; names in scripts and style sheets have dashes or none. */
const BETWEEN = '[\\s_-]*';

/**
 * The words that a text must have to be found. Case, accents and what separates words don't matter: "datalist" finds
 * "Data list", "data_list" finds "--data-list".
 */
export function queryWords(query: string): QueryWord[] {
  return fold(query)
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => {
      const letters = Array.from(word.replace(/[-_]/g, ''), escapeRegExp).join(BETWEEN);
      const asWritten = word.split(/[-_]+/).map(escapeRegExp).join('[-_]+');
      const fromBeginning = letters === '' ? asWritten : `(?<!${LETTER})${letters}`;
      return [`${fromBeginning}(?!${LETTER})`, fromBeginning, asWritten].map((source) => new RegExp(source, 'u'));
    });
}

/** Lower case, without accents, each character still in its place. */
export function fold(text: string): string {
  return text
    .replace(/[^ -~\s]/gu, (character) => character.normalize('NFD').toLowerCase().slice(0, character.length))
    .toLowerCase();
}

/** Whether a folded text has every word. */
export function hasWords(words: readonly QueryWord[], folded: string): boolean {
  // The first form is a case of the second.
  return words.every(([, ...forms]) => forms.some((form) => form.test(folded)));
}

/** Where a word stands in a folded text at its best; null where it doesn't. */
export function findWord(word: QueryWord, folded: string): WordMatch | null {
  for (const fit of Object.values(FIT)) {
    const found = word[fit]?.exec(folded);
    if (found) {
      return { fit, range: [found.index, found.index + found[0].length] };
    }
  }
  return null;
}

/** The parts of a folded text that words stand in, in order; of those that overlap, the first one. */
export function matchedRanges(words: readonly QueryWord[], folded: string): TextRange[] {
  return words
    .flatMap((word) => findWord(word, folded) ?? [])
    .map(({ range }) => range)
    .toSorted(([a], [b]) => a - b)
    .filter(([start], index, all) => all.slice(0, index).every(([, end]) => end <= start));
}
