import type { English } from '../../core/config/prose.ts';
import { error } from '../../content/problem.ts';
import type { Problem } from '../../model.ts';
import { isWithin, mentionedRanges } from './mentions.ts';
import type { Passage } from './passages.ts';
import { findWhatClauses } from './whatClauses.ts';
import { wordsOf } from './words.ts';

/** Numbers about the language of a text. */
export interface LanguageCount {
  words: number;
  /** Number of "what" clauses in place of a noun. */
  whatClauses: number;
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
  return {
    words: wordsOf(passage.text).length,
    whatClauses: findWhatClauses(passage.text).filter((range) => !isWithin(range, mentioned)).length
  };
}

/** Adds up the counts of several texts. */
export function sum(counts: readonly LanguageCount[]): LanguageCount {
  return {
    words: counts.reduce((total, { words }) => total + words, 0),
    whatClauses: counts.reduce((total, { whatClauses }) => total + whatClauses, 0)
  };
}

/** Returns the number of "what" clauses per 1,000 words. */
export function perThousand({ words, whatClauses }: LanguageCount): number {
  return words === 0 ? 0 : (whatClauses * 1000) / words;
}

/** Reports files with too many "what" clauses. One is always allowed, since short texts would get none otherwise. */
export function whatDensityProblems(
  files: readonly FileLanguage[],
  { whatPerThousand }: Pick<English, 'whatPerThousand'>
): Problem[] {
  return files
    .filter((file) => file.whatClauses > 1 && perThousand(file) > whatPerThousand)
    .map((count) => {
      const { file, words, whatClauses } = count;
      const density = `${whatClauses} "what" clauses in ${words} words (${perThousand(count).toFixed(1)} per 1,000)`;
      const message = `The text has ${density}; at most ${whatPerThousand} per 1,000 are allowed.`;
      return error('what-density', message, { file, line: 1 }, 'Use nouns: "the action" instead of "what it does".');
    });
}
