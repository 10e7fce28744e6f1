import type { Term } from '../../core/config/prose.ts';
import { error } from '../../content/problem.ts';
import { escapeRegExp } from '../../core/escapeRegExp.ts';
import type { Problem } from '../../model.ts';
import type { Passage } from '../../core/proseRule.ts';
import { isWithin, rangesOf } from './mentions.ts';

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
  return ({ text, isMention, locate }) =>
    vocabulary.flatMap(({ term, wrong, except }) => {
      const allowed = except === null ? [] : rangesOf(text, except);
      return rangesOf(text, wrong)
        .filter(([start, end]) => !isMention(start, end) && !isWithin([start, end], allowed))
        .map(([start, end]) => {
          const message = `"${text.slice(start, end)}" is not in the site's vocabulary.`;
          return error('prose-term', message, locate(start), `Write: ${term.use}.`);
        });
    });
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
