import type { Term } from '../../core/config/site.ts';
import { error } from '../../content/problem.ts';
import { escapeRegExp } from '../../core/escapeRegExp.ts';
import type { Problem } from '../../model.ts';
import type { Passage } from './passages.ts';

/** Quoted words are mentioned, not used: labels, and words that a page advises against. */
const QUOTED = /"[^"\n]*"|“[^”\n]*”/g;

type Range = readonly [start: number, end: number];

interface Vocabulary {
  term: Term;
  wrong: RegExp;
  /** Null if there are no exceptions. */
  except: RegExp | null;
}

/** Creates a check that finds words in a passage that the site's vocabulary replaces. */
export function createTermCheck(terms: readonly Term[]): (passage: Passage) => Problem[] {
  const vocabulary = terms.map((term): Vocabulary => {
    const except = term.except.length === 0 ? null : phrasePattern(term.except);
    return { term, wrong: phrasePattern(term.instead), except };
  });
  return (passage) => {
    const spokenOf = [...rangesOf(passage.text, QUOTED), ...passage.mentions];
    return vocabulary.flatMap(({ term, wrong, except }) => {
      const allowed = except === null ? spokenOf : [...spokenOf, ...rangesOf(passage.text, except)];
      return rangesOf(passage.text, wrong)
        .filter((range) => !allowed.some((other) => contains(other, range)))
        .map(([start, end]) => {
          const message = `"${passage.text.slice(start, end)}" is not in the site's vocabulary.`;
          return error('prose-term', message, passage.locate(start), `Write: ${term.use}.`);
        });
    });
  };
}

/**
 * Creates a pattern that matches any of the phrases as whole words. A lower-case letter at the start of a word also
 * matches the capital, a space matches any white space, and an apostrophe matches both kinds.
 */
export function phrasePattern(phrases: readonly string[]): RegExp {
  // Longest first, since the first alternative that matches wins.
  const patterns = phrases.toSorted((a, b) => b.length - a.length).map(patternOf);
  return new RegExp(`(?<![\\p{L}\\p{N}_-])(?:${patterns.join('|')})(?![\\p{L}\\p{N}_]|-[\\p{L}\\p{N}])`, 'gu');
}

function patternOf(phrase: string): string {
  const words = phrase.trim().split(/\s+/);
  return words
    .map((word) => {
      const [first = ''] = word;
      const capital = first.toUpperCase();
      const start = first === capital ? escapeRegExp(first) : `[${first}${capital}]`;
      return start + escapeRegExp(word.slice(first.length)).replace(/['’]/g, "['’]");
    })
    .join('\\s+');
}

function rangesOf(text: string, pattern: RegExp): Range[] {
  return [...text.matchAll(pattern)].map(({ 0: match, index }) => [index, index + match.length]);
}

function contains([outerStart, outerEnd]: Range, [start, end]: Range): boolean {
  return outerStart <= start && end <= outerEnd;
}
