import * as texts from '../../core/texts.ts';
import { fillText } from '../../core/fillText.ts';
import { withLineFeeds } from '../../core/position.ts';
import type { CheckAnswer } from '../../live/checker/worker.ts';

/** Kinds of files that the checker reads. */
export type FileKind = 'script' | 'css' | 'html';

/** A file of the reader, with what the checker last said of it. */
export interface ReaderFile {
  /** Unique in the list, unlike the name. */
  id: number;
  name: string;
  /** With line feeds as line terminators. */
  text: string;
  isChecking: boolean;
  /** The answer, and the text that it is about, which the reader may have changed since. */
  answer: { text: string; result: CheckAnswer } | null;
  /** Why there is no answer. */
  failure: string | null;
}

/** Longest text that is checked, in characters, as that of programs in the editor; and most files at once. */
export const MAX_LENGTH = 250_000;
export const MAX_FILES = 50;

const EXTENSIONS = ['tsx', 'ts', 'jsx', 'js', 'mjs', 'css', 'html'];
/** For the browser's dialog. */
export const ACCEPTED = EXTENSIONS.map((extension) => `.${extension}`).join(',');

let lastId = 0;

/** Creates a file that is not checked yet. */
export function createFile(name: string, text: string): ReaderFile {
  lastId += 1;
  return {
    id: lastId,
    name,
    text: withLineFeeds(text),
    isChecking: false,
    answer: null,
    failure: lengthFailure(name, text.length)
  };
}

/** Returns the message about a file that is too long; null for others. */
export function lengthFailure(file: string, length: number): string | null {
  return length > MAX_LENGTH ? fillText(texts.checkCode.tooLong, { file, limit: MAX_LENGTH }) : null;
}

/** Reads a file that the reader dropped or chose; one that can't be checked gets no text. */
export async function readFile(file: File): Promise<ReaderFile> {
  const { name, size } = file;
  if (!EXTENSIONS.includes(extensionOf(name))) {
    const extensions = EXTENSIONS.map((extension) => `.${extension}`).join(', ');
    return { ...createFile(name, ''), failure: fillText(texts.checkCode.notCode, { file: name, extensions }) };
  }
  // A character has up to four bytes.
  return size > 4 * MAX_LENGTH
    ? { ...createFile(name, ''), failure: lengthFailure(name, size) }
    : createFile(name, await file.text());
}

function extensionOf(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1).toLowerCase();
}

/** Returns the kind of a file by its name. */
export function kindOf(name: string): FileKind {
  const extension = extensionOf(name);
  return extension === 'css' || extension === 'html' ? extension : 'script';
}

const NAMES: Record<FileKind, string> = { script: 'code.tsx', css: 'code.css', html: 'code.html' };

/** Returns the name of pasted code of a kind. */
export function pastedName(kind: FileKind): string {
  return NAMES[kind];
}

/** Tells if a name is that of pasted code. */
export function isPasted(name: string): boolean {
  return Object.values(NAMES).includes(name);
}

const SCRIPT = /^\s*(?:import|export|const|let|function|class|type|interface)\b|=>|\breturn\b|=\{/m;
const RULE = /^[^{}<>;]+\{[^{}]*:[^{}]*\}/m;

/** Guesses the kind of pasted code; the reader can choose another one. */
export function guessKind(text: string): FileKind {
  if (SCRIPT.test(text)) {
    return 'script';
  }
  if (/^\s*<(?:!|[a-z])/.test(text)) {
    return 'html';
  }
  return RULE.test(text) ? 'css' : 'script';
}
