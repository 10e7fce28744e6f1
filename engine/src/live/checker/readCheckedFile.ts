import type { SourceError } from '../../core/sourceError.ts';
import { type CheckedProgram, parseCheckedCode } from './parseCheckedCode.ts';

/** A file to read. */
export interface CheckedFile {
  /** Its name; the extension tells its language: `css`, `html`, `ts`, or else JavaScript or TypeScript with JSX. */
  name: string;
  /** With line feeds as line terminators. */
  text: string;
}

/** What reads a file, by its language. */
export interface FileReaders<Result> {
  script(parsed: CheckedProgram): Result;
  sheet(css: string): Result;
  markup(html: string): Result;
}

/** Reads a file by its language; a failure says why it can't be parsed, and where. */
export function readCheckedFile<Result>(
  { name, text }: CheckedFile,
  readers: FileReaders<Result>
): { result: Result; failure: null } | { result: null; failure: SourceError } {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  if (extension === 'css' || extension === 'html') {
    return { result: extension === 'css' ? readers.sheet(text) : readers.markup(text), failure: null };
  }
  const parsed = parseCheckedCode(text, name, extension !== 'ts');
  if (!parsed.ok) {
    const { message, line, column } = parsed;
    return { result: null, failure: { message, line, column } };
  }
  return { result: readers.script(parsed), failure: null };
}
