import { readFileSync } from 'node:fs';
import path from 'node:path';

import { globSync } from 'tinyglobby';

import { errorText } from '../../core/userError.ts';
import { isTooDeep } from './isTooDeep.ts';
import { dialectOf, parseModule } from '../../examples/parseModule.ts';
import type { Finding } from '../../lint/finding.ts';
import type { Linter } from '../../lint/linter.ts';

/** Findings of a file, in the order of their places. */
export interface FileReport {
  /** Path relative to the project, with slashes. */
  file: string;
  findings: Finding[];
  /** Why the file could not be read as code; null if it could. */
  failure: string | null;
}

const EXTENSIONS = ['tsx', 'ts', 'mts', 'cts', 'jsx', 'js', 'mjs', 'cjs', 'css', 'html'];
const IGNORED = ['**/node_modules/**', '**/*.d.{ts,mts,cts}', '**/*.min.{js,mjs,cjs,css}'];

/**
 * Finds the files of globs, sorted; of a folder, all that can be checked.
 * @param folder in which relative globs start
 */
export function findFiles(globs: readonly string[], folder: string): string[] {
  const found = globSync([...globs], { cwd: folder, ignore: IGNORED });
  return found.filter((file) => EXTENSIONS.includes(path.extname(file).slice(1))).toSorted();
}

/** Returns the globs of several that find no file that can be checked; those that leave files out find none. */
export function findIdleGlobs(globs: readonly string[], folder: string): string[] {
  return globs.filter((glob) => !glob.startsWith('!') && findFiles([glob], folder).length === 0);
}

const TOO_DEEP = '1:1 Its code is nested too deeply to be checked.';

/** Checks files; those without findings are left out. */
export function lintFiles(files: readonly string[], folder: string, linter: Linter): FileReport[] {
  return files.flatMap((file) => {
    const report = readAndLint(file, folder, linter);
    return report.failure === null && report.findings.length === 0 ? [] : [report];
  });
}

function readAndLint(file: string, folder: string, linter: Linter): FileReport {
  let text: string;
  try {
    text = readFileSync(path.resolve(folder, file), 'utf8');
  } catch (error) {
    return { file, findings: [], failure: `1:1 It can't be read: ${errorText(error)}` };
  }
  return lintFile(file, text, linter);
}

/** Checks the text of a file. @param file decides on its language by its extension */
export function lintFile(file: string, text: string, linter: Linter): FileReport {
  if (text.includes('\0')) {
    return { file, findings: [], failure: '1:1 It is no text in UTF-8. Save it with that encoding.' };
  }
  try {
    return lintText(file, text, linter);
  } catch (error) {
    if (error instanceof RangeError) {
      // The stack is full; what overflows it depends on the engine of the language.
      return { file, findings: [], failure: TOO_DEEP };
    }
    throw new Error(`${file} can't be checked: ${errorText(error)}`, { cause: error });
  }
}

function lintText(file: string, text: string, linter: Linter): FileReport {
  const report = { file, findings: [], failure: null };
  switch (path.extname(file)) {
    case '.css':
      return { ...report, findings: linter.lintSheet(text) };
    case '.html':
      return { ...report, findings: linter.lintMarkup(text) };
    default: {
      if (isTooDeep(text)) {
        return { ...report, failure: TOO_DEEP };
      }
      const parsed = parseModule(text, { dialect: dialectOf(file) });
      return parsed.ok
        ? { ...report, findings: linter.lintScript(parsed.program, text) }
        : { ...report, failure: `${parsed.line}:${parsed.column} ${parsed.message}` };
    }
  }
}
