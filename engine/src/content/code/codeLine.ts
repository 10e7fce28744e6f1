import type { LineKind } from './codeOptions.ts';

/** A line of code as readers see it. */
export interface CodeLine {
  text: string;
  /** Null for a line about which nothing is said. */
  kind: LineKind | null;
  /** Whether the other lines step back. */
  isFocused: boolean;
  /** Words that are marked in it. */
  words: string[];
  /** Its number in the code as written, from 1. */
  source: number;
}

/** What is wrong with a mark in code. */
export interface CodeProblem {
  /** Number of the line in the code as written, from 1; 0 for the line that opens the fence. */
  line: number;
  message: string;
  hint: string;
}

/** A line about which nothing is said. */
export function plainLine(text: string, source: number): CodeLine {
  return { text, kind: null, isFocused: false, words: [], source };
}
