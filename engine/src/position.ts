/** Place in a text; both numbers start at 1. */
export interface Position {
  line: number;
  column: number;
}

/** Line and column of the character at `offset` (UTF-16 units). */
export function positionAt(text: string, offset: number): Position {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}

/** Offset of a place in a text; the inverse of `positionAt`. A place after the end of its line is that end. */
export function offsetAt(text: string, { line, column }: Position): number {
  const lines = text.split('\n');
  const before = lines.slice(0, line - 1).reduce((length, each) => length + each.length + 1, 0);
  return Math.min(before + Math.min(column - 1, lines[line - 1]?.length ?? 0), text.length);
}
