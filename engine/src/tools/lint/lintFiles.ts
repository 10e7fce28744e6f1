import { readFileSync } from 'node:fs';
import path from 'node:path';

import { globSync } from 'tinyglobby';

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

const EXTENSIONS = ['tsx', 'ts', 'jsx', 'js', 'css', 'html'];
const IGNORED = ['**/node_modules/**', '**/*.d.ts', '**/*.min.{js,css}'];

/**
 * Finds the files of globs, sorted; of a folder, all that can be checked.
 * @param folder in which relative globs start
 */
export function findFiles(globs: readonly string[], folder: string): string[] {
  const found = globSync([...globs], { cwd: folder, ignore: IGNORED });
  return found.filter((file) => EXTENSIONS.includes(path.extname(file).slice(1))).toSorted();
}

/** Checks files; those without findings are left out. */
export function lintFiles(files: readonly string[], folder: string, linter: Linter): FileReport[] {
  return files.flatMap((file) => {
    const report = lintFile(file, readFileSync(path.join(folder, file), 'utf8'), linter);
    return report.failure === null && report.findings.length === 0 ? [] : [report];
  });
}

/** Checks the text of a file. @param file decides on its language by its extension */
export function lintFile(file: string, text: string, linter: Linter): FileReport {
  const report = { file, findings: [], failure: null };
  switch (path.extname(file)) {
    case '.css':
      return { ...report, findings: linter.lintSheet(text) };
    case '.html':
      return { ...report, findings: linter.lintMarkup(text) };
    default: {
      const parsed = parseModule(text, { dialect: dialectOf(file) });
      return parsed.ok
        ? { ...report, findings: linter.lintScript(parsed.program, text) }
        : { ...report, failure: `${parsed.line}:${parsed.column} ${parsed.message}` };
    }
  }
}
