import { guessKind, pastedName } from '../checkCode/readerFiles.ts';
import type { CheckedFile } from '../../live/checker/readCheckedFile.ts';

/** What is in the field: nothing, a package.json, or code. */
export type ReaderInput =
  | { kind: 'nothing' }
  | { kind: 'project'; text: string }
  /** @property name of the file; null if its text was pasted or typed */
  | { kind: 'code'; text: string; name: string | null };

const JSON_START = /^\uFEFF?\s*\{\s*(?:"|\}|$)/;

/** Tells a package.json from code, by the name of the file or else by its beginning. @param name null for pasted text */
export function readInput(text: string, name: string | null): ReaderInput {
  if (text.trim() === '') {
    return { kind: 'nothing' };
  }
  const isProject = name === null ? JSON_START.test(text) : isJsonFile(name);
  return isProject ? { kind: 'project', text } : { kind: 'code', text, name };
}

/** Tells if a file is a package.json by its extension. */
export function isJsonFile(name: string): boolean {
  return name.toLowerCase().endsWith('.json');
}

/** Returns code as a file whose extension says its language. */
export function codeFile({ text, name }: { text: string; name: string | null }): CheckedFile {
  return { name: name ?? pastedName(guessKind(text)), text };
}
