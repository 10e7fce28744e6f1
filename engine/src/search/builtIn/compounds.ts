import { hasCompounds } from '../../core/language.ts';

/** Stands before the second part of a compound in the index; no word begins with it. */
const SIGN = '~';
/** Shorter parts are endings and syllables. */
const MIN_PART = 4;
/** The first part may be shorter: "Umschaltfläche". */
const MIN_FIRST_PART = 2;
const LETTERS = /^[\p{L}\p{M}]+$/u;

/**
 * Returns the terms by which later parts of compounds are found: dictionaries of them differ, so a part may begin with
 * any letter. "bankkonto" has "~konto", which begins with what "~kont" looks for.
 */
export function partsOfCompounds(words: readonly string[]): string[] {
  if (!hasCompounds()) {
    return [];
  }
  return words
    .filter((word) => LETTERS.test(word))
    .flatMap((word) => {
      const count = Math.max(0, word.length - MIN_FIRST_PART - MIN_PART + 1);
      return Array.from({ length: count }, (_, index) => SIGN + word.slice(MIN_FIRST_PART + index));
    });
}

/** Returns the term that finds a word of a query within compounds; null if it is none of their parts. */
export function partOfCompound(word: string): string | null {
  return hasCompounds() && word.length >= MIN_PART ? SIGN + word : null;
}

/** Whether a term of the index is a part of a compound. */
export function isPart(term: string): boolean {
  return term.startsWith(SIGN);
}
