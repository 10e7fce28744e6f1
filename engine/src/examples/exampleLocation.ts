import type { Example, Location } from '../model.ts';

/**
 * Maps a line of an example's code to its location in the source file. Code inside Markdown begins on the line after
 * its fence; its indentation there is unknown, so columns are left out.
 */
export function exampleLocation(
  { file, location }: Pick<Example, 'file' | 'location'>,
  line: number,
  column?: number
): Location {
  if (file === null) {
    return { file: location.file, line: (location.line ?? 0) + line };
  }
  return column === undefined ? { file, line } : { file, line, column };
}

/** Locates an error that prevents an example from being compiled. */
export function failureLocation(
  example: Pick<Example, 'file' | 'location'>,
  { file, line, column }: { file: string | null; line: number; column: number }
): Location {
  return file === null ? exampleLocation(example, line, column) : { file, line, column };
}
