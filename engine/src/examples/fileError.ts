import type { SourceError } from '../core/sourceError.ts';

/** An error in a file that an example imports. */
export interface FileError extends SourceError {
  file: string;
}

/** Place in messages of `JSON.parse`. */
const JSON_PLACE = /\(line (\d+) column (\d+)\)/;

/** Locates an error of reading a file, by what Lightning CSS and `JSON.parse` tell. */
export function fileError(file: string, error: unknown): FileError {
  const { message, loc } = error as Error & { loc?: { line: number; column: number } };
  const [, line = 1, column = 1] = JSON_PLACE.exec(message) ?? [];
  return { file, message, line: loc?.line ?? Number(line), column: loc?.column ?? Number(column) };
}
