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
