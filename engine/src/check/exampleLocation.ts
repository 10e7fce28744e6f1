import type { Example, Location } from '../model.ts';

/**
 * Where a line of an example's code stands in the file that its author edits. Code inside Markdown begins on the line
 * after its fence; how far it is indented there is not known, so its columns are left out.
 */
export function exampleLocation({ file, location }: Example, line: number, column?: number): Location {
  if (file === null) {
    return { file: location.file, line: (location.line ?? 0) + line };
  }
  return column === undefined ? { file, line } : { file, line, column };
}
