import type { English } from '../../core/config/prose.ts';
import { error } from '../../content/problem.ts';
import type { Problem } from '../../model.ts';
import { type Range, isWithin, mentionedRanges, rangesOf } from './mentions.ts';
import type { Passage } from './passages.ts';
import { findWhatClauses } from './whatClauses.ts';
import { wordsOf } from './words.ts';

const PEOPLE = /\bpeople\b/giu;

/** Numbers about the language of a text. */
export interface LanguageCount {
  words: number;
  /** Number of "what" clauses in place of a noun. */
  whatClauses: number;
  /** How often the word "people" is used. */
  people: number;
}

/** Language of one file: a page, data that a page imports, or a module of the configuration. */
export interface FileLanguage extends LanguageCount {
  file: string;
}

/** Counts words and "what" clauses by file, in alphabetical order. */
export function countLanguage(passages: readonly Passage[]): FileLanguage[] {
  const files = Map.groupBy(passages, (passage) => passage.locate(0).file);
  return Array.from(files, ([file, ofFile]) => ({ file, ...sum(ofFile.map(countPassage)) })).toSorted((a, b) =>
    a.file < b.file ? -1 : 1
  );
}

function countPassage(passage: Passage): LanguageCount {
  const mentioned = mentionedRanges(passage);
  const used = (ranges: Range[]): number => ranges.filter((range) => !isWithin(range, mentioned)).length;
  return {
    words: wordsOf(passage.text).length,
    whatClauses: used(findWhatClauses(passage.text)),
    people: used(rangesOf(passage.text, PEOPLE))
  };
}

/** Adds up the counts of several texts. */
export function sum(counts: readonly LanguageCount[]): LanguageCount {
  return {
    words: counts.reduce((total, { words }) => total + words, 0),
    whatClauses: counts.reduce((total, { whatClauses }) => total + whatClauses, 0),
    people: counts.reduce((total, { people }) => total + people, 0)
  };
}

/** Returns the number of "what" clauses per 1,000 words. */
export function perThousand({ words, whatClauses }: Pick<LanguageCount, 'words' | 'whatClauses'>): number {
  return words === 0 ? 0 : (whatClauses * 1000) / words;
}

/**
 * Reports files with too many "what" clauses, or with "people" too often. One of each is always allowed, since short texts
 * would get none otherwise.
 */
export function densityProblems(
  files: readonly FileLanguage[],
  { whatPerThousand, peoplePerThousand }: Pick<English, 'whatPerThousand' | 'peoplePerThousand'>
): Problem[] {
  return files.flatMap(({ file, words, whatClauses, people }) => [
    ...tooMany('what-density', { file, words, found: whatClauses, noun: '"what" clauses' }, whatPerThousand),
    ...tooMany('people-density', { file, words, found: people, noun: 'times "people"' }, peoplePerThousand)
  ]);
}

const HINTS = {
  'what-density': 'Use nouns: "the action" instead of "what it does".',
  'people-density': 'Use the imperative, or "users" for those of the product, or leave the subject out.'
};

function tooMany(
  code: keyof typeof HINTS,
  { file, words, found, noun }: { file: string; words: number; found: number; noun: string },
  most: number
): Problem[] {
  const density = perThousand({ words, whatClauses: found });
  if (found <= 1 || density <= most) {
    return [];
  }
  const counted = `${found} ${noun} in ${words} words (${density.toFixed(1)} per 1,000)`;
  const message = `The text has ${counted}; at most ${most} per 1,000 are allowed.`;
  return [error(code, message, { file, line: 1 }, HINTS[code])];
}
