import { createContext, Script } from 'node:vm';

import type { MarkKind } from '../infoString.ts';

/** A text to mark wherever it is in the code. Plain data. */
export interface TextMark {
  kind: MarkKind;
  /** Source of a regular expression if `isPattern`. */
  text: string;
  isPattern: boolean;
  /** The mark as written on the fence. */
  written: string;
}

/** A part of a line, by UTF-16 offsets. */
export interface MarkedRange {
  kind: MarkKind;
  from: number;
  to: number;
}

/** How long a pattern may search in a block of code, in milliseconds. Some take years for a line of thirty letters. */
const TIME_LIMIT = 1000;

/**
 * Finds what a mark is about in lines of code: all occurrences of a text, all matches of a pattern, or, if the pattern has
 * groups, what they match.
 * @returns the ranges of each line, or null if the pattern takes too long
 */
export function findText(
  lines: readonly string[],
  { kind, text, isPattern }: Omit<TextMark, 'written'>
): MarkedRange[][] | null {
  const found = isPattern ? matchesIn(lines, text) : lines.map((line) => occurrences(line, text));
  return found?.map((ranges) => ranges.map(([from, to]) => ({ kind, from, to }))) ?? null;
}

/** Adds ranges to a line; those that overlap one that is there are left out. */
export function addRanges(present: readonly MarkedRange[], added: readonly MarkedRange[]): MarkedRange[] {
  const ranges = [...present];
  for (const range of added) {
    if (!ranges.some(({ from, to }) => range.from < to && range.to > from)) {
      ranges.push(range);
    }
  }
  return ranges.sort((a, b) => a.from - b.from);
}

/** Returns what is wrong with a pattern, or null. */
export function patternError(source: string): string | null {
  try {
    new RegExp(source, 'dg');
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

type Range = [from: number, to: number];

function occurrences(line: string, text: string): Range[] {
  const ranges: Range[] = [];
  for (let at = line.indexOf(text); at !== -1 && text !== ''; at = line.indexOf(text, at + text.length)) {
    ranges.push([at, at + text.length]);
  }
  return ranges;
}

/** Runs where it can be stopped, which it can't be in this function. */
const SEARCH = new Script(`
  lines.map((line) =>
    [...line.matchAll(new RegExp(source, 'dg'))].flatMap(({ indices: [whole, ...groups] }) =>
      (groups.length === 0 ? [whole] : groups.filter(Boolean)).filter(([from, to]) => to > from)
    )
  )
`);

function matchesIn(lines: readonly string[], source: string): Range[][] | null {
  try {
    return SEARCH.runInContext(createContext({ lines, source }), { timeout: TIME_LIMIT }) as Range[][];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') {
      return null;
    }
    throw error;
  }
}
