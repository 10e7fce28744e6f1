/** Place in a text; both numbers start at 1. */
export interface Position {
  line: number;
  column: number;
}

/** What ends a line in the editor. */
const EDITOR_LINES = /\r\n?|\n/g;
/** What ends a line in JavaScript, and so in stack traces: also U+2028 and U+2029, which the editor shows in a line. */
const SCRIPT_LINES = /\r\n?|[\n\u2028\u2029]/g;

/** Line and column of the character at `offset` (UTF-16 units), as the editor counts them. */
export function positionAt(text: string, offset: number): Position {
  const starts = lineStarts(text.slice(0, offset), EDITOR_LINES);
  return { line: starts.length, column: offset - (starts.at(-1) ?? 0) + 1 };
}

/** Offset of a place in a text; the inverse of `positionAt`. A place after the end of its line is that end. */
export function offsetAt(text: string, position: Position): number {
  return offsetIn(text, position, EDITOR_LINES);
}

/** Offset of a place that a stack trace names in the text of a script. */
export function scriptOffsetAt(text: string, position: Position): number {
  return offsetIn(text, position, SCRIPT_LINES);
}

/** Line of the character at `offset`, as stack traces count. */
export function scriptLineAt(text: string, offset: number): number {
  return lineStarts(text.slice(0, offset), SCRIPT_LINES).length;
}

/** The same text with every line ended by a line feed alone. */
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
