import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import type { Problem } from '../../model.ts';
import { missingFile } from '../../core/html.ts';
import { error } from '../problem.ts';
import { codeBlockHtml } from './codeBlock.ts';

/** A block of code whose code is in a file. */
interface FileCode {
  /** Path relative to the Markdown file. */
  path: string;
  lang: string;
  line: number;
}

/** Marks of such blocks in HTML; like those of links, they have NUL, which parsed Markdown never contains. */
const MARK = /\0code(.*?)\0/g;

/** Returns the mark of a block, until its file is read: a parsed document depends on nothing but its own text. */
export function fileCodeMark(code: FileCode): string {
  return `\0code${JSON.stringify(code)}\0`;
}

/** Removes the marks from HTML. */
export function withoutFileCode(html: string): string {
  return html.replace(MARK, '');
}

/**
 * Replaces the marks in HTML by the code of their files.
 * @param file the Markdown file
 * @param report receives a problem for each file that can't be read
 */
export function fillFileCode(html: string, file: string, report: (problem: Problem) => void): string {
  return html.replace(MARK, (_, json: string) => {
    const { path, lang, line } = JSON.parse(json) as FileCode;
    try {
      return codeBlockHtml(readFileSync(join(dirname(file), path), 'utf8').replace(/\r\n?/g, '\n'), lang);
    } catch {
      const message = `The file of this block of code can't be read: ${path}`;
      report(
        error('missing-example-file', message, { file, line }, 'Correct the path, relative to this Markdown file.')
      );
      return missingFile('code', path);
    }
  });
}
