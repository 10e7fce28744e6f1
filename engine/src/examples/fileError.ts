import type { SourceError } from '../core/sourceError.ts';

/** An error in a file that an example imports. */
export interface FileError extends SourceError {
  file: string;
}

/** Locates an error of reading a file, by what `readJsonFile` and Lightning CSS tell. */
export function fileError(file: string, error: unknown): FileError {
  const { message, loc } = error as Error & { loc?: { line: number; column: number } };
  return { file, message, line: loc?.line ?? 1, column: loc?.column ?? 1 };
}
