import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import type { Problem } from '../../model.ts';
import { missingFile } from '../../core/html.ts';
import { error } from '../problem.ts';
import { codeBlockHtml } from './codeBlock.ts';

/** A block of code whose code is in a file. */
export interface FileCode {
  /** Path relative to the Markdown file. */
  path: string;
  lang: string;
  line: number;
}

/**
 * Reads the code of a block.
 * @param file the Markdown file
 * @returns HTML, and what is wrong
 */
export function readFileCode({ path, lang, line }: FileCode, file: string): { html: string; problem: Problem | null } {
  try {
    const code = readFileSync(join(dirname(file), path), 'utf8').replace(/\r\n?/g, '\n');
    return { html: codeBlockHtml(code, lang), problem: null };
  } catch {
    const message = `The file of this block of code can't be read: ${path}`;
    const hint = 'Correct the path, relative to this Markdown file.';
    return { html: missingFile('code', path), problem: error('missing-example-file', message, { file, line }, hint) };
  }
}
