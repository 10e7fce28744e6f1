import type { ProseRule } from 'patternbook';

import { constructionRule } from './construction.ts';
import { densityRule } from './density.ts';

const WHAT = /\bwhat\b/giu;
/** Most "what" clauses per 1,000 words. */
const MOST = 4;

/** Finds the word "what" wherever it takes the place of a noun, as in "what the button does"; in a direct question, it doesn't. */
function findWhatClauses(text: string): RegExpExecArray[] {
  return [...text.matchAll(WHAT)].filter((match) => !(startsSentence(text, match) && isQuestion(text, match)));
}

function startsSentence(text: string, { index }: RegExpExecArray): boolean {
  return /(?:^|[.!?:\n“"(])\s*$/u.test(text.slice(0, index));
}

function isQuestion(text: string, { 0: what, index }: RegExpExecArray): boolean {
  return /^[^.!?\n]*\?/u.test(text.slice(index + what.length));
}

/** A paragraph has one "what" clause at most, and a page few of them. */
export const whatClauses: ProseRule[] = [
  constructionRule('repeated-what', (text) =>
    findWhatClauses(text)
      .slice(1)
      .map(({ 0: what, index }) => ({
        start: index,
        end: index + what.length,
        hint: 'Use one "what" clause in a paragraph, and nouns for the others.'
      }))
  ),
  densityRule({
    name: 'what-density',
    noun: '"what" clauses',
    most: MOST,
    hint: 'Use nouns: "the action" instead of "what it does".',
    find: findWhatClauses
  })
];
