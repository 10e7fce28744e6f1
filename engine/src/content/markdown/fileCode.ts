import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import type { Problem } from '../../model.ts';
import { missingFile } from '../../core/html.ts';
import { type CodeAddress, formatCodeAddress } from '../code/codeAddress.ts';
import type { CodeOptions } from '../code/codeOptions.ts';
import { readExcerpt } from '../code/excerpt.ts';
import { markCode } from '../code/markCode.ts';
import { outsidePackage, type PackagedFile } from '../packageBorder.ts';
import { error, warning } from '../problem.ts';
import { encodingProblems } from '../textFile.ts';
import { codeBlockHtml } from './codeBlock.ts';

/** A block of code whose code is in a file. */
export interface FileCode extends CodeAddress {
  options: CodeOptions;
  /** Line of the fence. */
  line: number;
}

/**
 * Reads the code of a block.
 * @param markdown the Markdown file
 * @returns HTML, the absolute path of the file, and what is wrong: with the file, the part of it, or what marks its lines
 */
export function readFileCode(
  code: FileCode,
  markdown: PackagedFile
): { html: string; codeFile: string; problems: Problem[] } {
  const location = { file: markdown.file, line: code.line };
  const codeFile = join(dirname(markdown.file), code.path);
  const missing = (problem: Problem) => ({
    html: missingFile('code', formatCodeAddress(code)),
    codeFile,
    problems: [problem]
  });
  const outside = outsidePackage(code.path, codeFile, markdown, location);
  if (outside) {
    return missing(outside);
  }
  const content = readContent(codeFile);
  if (content === null) {
    const message = `The file of this block of code can't be read: ${code.path}`;
    const hint = 'Correct the path, relative to this Markdown file.';
    return missing(error('missing-example-file', message, location, hint));
  }
  const [unreadable] = encodingProblems(content, codeFile);
  if (unreadable) {
    return missing(unreadable);
  }
  const excerpt = readExcerpt(content.toString('utf8'), code.part);
  if (!('text' in excerpt)) {
    return missing(error('missing-region', `${code.path} ${excerpt.message}.`, location, excerpt.hint));
  }
  const options = numbered(code, excerpt.firstLine);
  const problems = markCode(excerpt.text, options).problems.map(({ line, message, hint }) => {
    const place = line === 0 ? location : { file: codeFile, line: excerpt.firstLine + line - 1 };
    return warning('code-mark', message, place, hint);
  });
  return { html: codeBlockHtml(excerpt.text, options), codeFile, problems };
}

/** Lines that are chosen by their numbers keep these, unless the fence says another one. */
function numbered({ part, options }: FileCode, firstLine: number): CodeOptions {
  return options.firstNumber === 1 && /^L\d/.test(part ?? '') ? { ...options, firstNumber: firstLine } : options;
}

function readContent(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
}
