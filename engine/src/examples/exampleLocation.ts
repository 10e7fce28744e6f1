import type { Example, Location } from '../model.ts';

type Located = Pick<Example, 'file' | 'excerptLine' | 'location'>;

/**
 * Maps a line of an example's code to its location in the source file. Code inside Markdown begins on the line after
 * its fence; its indentation there is unknown, as is that of a part of a file, so columns are left out.
 */
export function exampleLocation({ file, excerptLine, location }: Located, line: number, column?: number): Location {
  if (file === null) {
    return { file: location.file, line: (location.line ?? 0) + line };
  }
  if (excerptLine !== null) {
    return { file, line: excerptLine + line - 1 };
  }
  return column === undefined ? { file, line } : { file, line, column };
}

/** Locates an error that prevents an example from being compiled. */
export function failureLocation(
  example: Located,
  { file, line, column }: { file: string | null; line: number; column: number }
): Location {
  return file === null ? exampleLocation(example, line, column) : { file, line, column };
}
