import { stripVTControlCharacters } from 'node:util';

import type { SourceError } from '../core/sourceError.ts';

/** Code at the start of Rolldown's messages. */
const CODE = /^\[[A-Z_]+\] */;

/** Returns the first line of an error of Rolldown, without colors and code, and its place. */
export function readBundlerError(error: Error): SourceError {
  const { loc } = error as Error & { loc?: { line: number; column: number } };
  const [line = ''] = stripVTControlCharacters(error.message).split('\n');
  return { message: line.replace(CODE, ''), line: loc?.line ?? 1, column: (loc?.column ?? 0) + 1 };
}
