/** Position in a text; both numbers are 1-based. */
export interface Position {
  line: number;
  column: number;
}

/** Line terminators of the editor. */
const EDITOR_LINES = /\r\n?|\n/g;
/**
 * Line terminators of JavaScript and stack traces, which include U+2028 and U+2029. The editor doesn't break lines
 * there.
 */
const SCRIPT_LINES = /\r\n?|[\n\u2028\u2029]/g;

/** Returns the editor's line and column of the character at `offset` (in UTF-16 code units). */
export function positionAt(text: string, offset: number): Position {
  const starts = lineStarts(text.slice(0, offset), EDITOR_LINES);
  return { line: starts.length, column: offset - (starts.at(-1) ?? 0) + 1 };
}

/**
 * Returns the offset of a position in the editor; the inverse of `positionAt`. Columns are clamped to the line's end.
 */
export function offsetAt(text: string, position: Position): number {
  return offsetIn(text, position, EDITOR_LINES);
}

/** Returns the offset of a position that a stack trace names. */
export function scriptOffsetAt(text: string, position: Position): number {
  return offsetIn(text, position, SCRIPT_LINES);
}

/** Returns the line number in stack traces for the character at `offset`. */
export function scriptLineAt(text: string, offset: number): number {
  return lineStarts(text.slice(0, offset), SCRIPT_LINES).length;
}

/** Normalizes all line terminators to line feeds. */
export function withLineFeeds(text: string): string {
  return text.replaceAll(EDITOR_LINES, '\n');
}

function lineStarts(text: string, ends: RegExp): number[] {
  return [0, ...[...text.matchAll(ends)].map(({ 0: end, index }) => index + end.length)];
}

function offsetIn(text: string, { line, column }: Position, ends: RegExp): number {
  const found = [...text.matchAll(ends)];
  const before = found[line - 2];
  if (line > found.length + 1) {
    return text.length;
  }
  const start = before ? before.index + before[0].length : 0;
  return Math.min(start + Math.max(0, column - 1), found[line - 1]?.index ?? text.length);
}
