import { offsetAt } from '../../core/position.ts';
import type { SourceError } from '../../core/sourceError.ts';
import type { Finding } from '../../lint/finding.ts';
import type { Linter } from '../../lint/linter.ts';
import type { RuleName } from '../../lint/rules.ts';
import { type CheckedFile, readCheckedFile } from './readCheckedFile.ts';

/** What the checker says of a file. */
export interface FileResult {
  findings: Finding[];
  /** Why it can't be read, and where; null if it can. */
  failure: SourceError | null;
}

/** Rules about values, which leave alone those that the author declares to be of another type. */
const VALUE_RULES = new Set<RuleName>(['wrong-value', 'raw-color', 'raw-size']);

/** Checks a file in the browser, with the same result as `patternbook lint`. */
export function checkFile(file: CheckedFile, linter: Linter): FileResult {
  const { text } = file;
  const { result, failure } = readCheckedFile(file, {
    script: ({ program, originalOffset, isCast }) =>
      linter
        .lintScript(program, text, originalOffset)
        .filter(
          (finding) =>
            !VALUE_RULES.has(finding.rule) || !isCast(offsetAt(text, finding), finding.rule === 'wrong-value')
        ),
    sheet: (css) => linter.lintSheet(css),
    markup: (html) => linter.lintMarkup(html)
  });
  return { findings: result ?? [], failure };
}
