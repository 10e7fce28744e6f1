import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';

import type { Problem } from '../model.ts';
import { error } from './problem.ts';

/** Bytes that UTF-8 doesn't have, which readers would see as U+FFFD. */
interface EncodingFault {
  message: string;
  /** Line of the file. */
  line: number;
}

const HINT = 'Save the file as UTF-8.';
const LINE_FEED = 0x0a;

/** Finds the first line of a file that isn't UTF-8; null if all of them are. */
export function encodingFault(content: Buffer): EncodingFault | null {
  const [first, second] = content;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    return { message: 'The file is UTF-16, so that it has no readable letters.', line: 1 };
  }
  if (isUtf8(content)) {
    return null;
  }
  let line = 1;
  for (let start = 0; start < content.length; line++) {
    const end = content.indexOf(LINE_FEED, start);
    const part = content.subarray(start, end === -1 ? content.length : end);
    if (!isUtf8(part)) {
      break;
    }
    start += part.length + 1;
  }
  return { message: 'The line has bytes that are not UTF-8, so that its letters are lost.', line };
}

/** Reports a text whose bytes aren't UTF-8. */
export function encodingProblems(content: Buffer, file: string): Problem[] {
  const fault = encodingFault(content);
  return fault === null ? [] : [error('file-encoding', fault.message, { file, line: fault.line }, HINT)];
}

/**
 * Reads a text file.
 * @throws Error if it isn't UTF-8, with the place as `loc`; if it can't be read
 */
export function readText(file: string): string {
  const content = readFileSync(file);
  const fault = encodingFault(content);
  if (fault !== null) {
    throw Object.assign(new Error(`${fault.message} ${HINT}`), { loc: { line: fault.line, column: 1 } });
  }
  return content.toString('utf8');
}
