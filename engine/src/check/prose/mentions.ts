import type { Passage } from './passages.ts';

/** Part of a text: start, and end (exclusive). */
export type Range = readonly [start: number, end: number];

/** A part of a text that breaks a rule. */
export interface Finding {
  start: number;
  /** Exclusive. */
  end: number;
  /** The correction. */
  hint: string;
}

/** Quoted words are mentioned, not used: labels, and words that a page advises against. */
const QUOTED = /"[^"\n]*"|“[^”\n]*”/g;

/** Returns the parts of a passage that are mentioned rather than used: in quotation marks, in emphasis, or in a counterexample. */
export function mentionedRanges({ text, mentions }: Passage): Range[] {
  return [...rangesOf(text, QUOTED), ...mentions];
}

/** @param pattern with the flag `g` */
export function rangesOf(text: string, pattern: RegExp): Range[] {
  return [...text.matchAll(pattern)].map(({ 0: match, index }) => [index, index + match.length]);
}

/** Whether one of the ranges contains the other. */
export function isWithin([start, end]: Range, ranges: readonly Range[]): boolean {
  return ranges.some(([outerStart, outerEnd]) => outerStart <= start && end <= outerEnd);
}
