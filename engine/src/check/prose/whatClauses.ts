import { type Range, rangesOf } from './mentions.ts';

const WHAT = /\bwhat\b/giu;

/**
 * Finds the word "what" wherever it takes the place of a noun, as in "what the button does". In a direct question, it
 * doesn't.
 */
export function findWhatClauses(text: string): Range[] {
  return rangesOf(text, WHAT).filter(([start, end]) => !(startsSentence(text, start) && isQuestion(text, end)));
}

function startsSentence(text: string, start: number): boolean {
  return /(?:^|[.!?:\n“"(])\s*$/u.test(text.slice(0, start));
}

function isQuestion(text: string, end: number): boolean {
  return /^[^.!?\n]*\?/u.test(text.slice(end));
}
