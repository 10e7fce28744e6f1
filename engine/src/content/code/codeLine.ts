import type { LineKind } from './codeOptions.ts';
import type { MarkedRange } from './textMarks.ts';

/** A line of code, without the comments that say something about lines. */
export interface ReadLine {
  text: string;
  /** Null for a line about which nothing is said. */
  kind: LineKind | null;
  /** Whether the other lines step back. */
  isFocused: boolean;
  /** Words that comments mark in it. */
  words: string[];
  /** Its number in the code as written, from 1. */
  source: number;
}

/** A line of code as readers see it. */
export interface CodeLine extends Omit<ReadLine, 'words'> {
  /** Marked parts, in order; none overlaps another. */
  marks: readonly MarkedRange[];
}

/** What is wrong with a mark in code. */
export interface CodeProblem {
  /** Number of the line in the code as written, from 1; 0 for the line that opens the fence. */
  line: number;
  message: string;
  hint: string;
}

/** A line about which nothing is said. */
export function plainLine(text: string, source: number): ReadLine {
  return { text, kind: null, isFocused: false, words: [], source };
}
