import { offsetAt } from '../../core/position.ts';
import type { SourceError } from '../../core/sourceError.ts';
import type { Finding } from '../../lint/finding.ts';
import type { Linter } from '../../lint/linter.ts';
import type { RuleName } from '../../lint/rules.ts';
import { parseCheckedCode } from './parseCheckedCode.ts';

/** A file to check. */
export interface CheckedFile {
  /** Its name; the extension tells its language: `css`, `html`, `ts`, or else JavaScript or TypeScript with JSX. */
  name: string;
  /** With line feeds as line terminators. */
  text: string;
}

/** What the checker says of a file. */
export interface FileResult {
  findings: Finding[];
  /** Why it can't be read, and where; null if it can. */
  failure: SourceError | null;
}

/** Rules about values, which leave alone those that the author declares to be of another type. */
const VALUE_RULES = new Set<RuleName>(['wrong-value', 'raw-color', 'raw-size']);

/** Checks a file in the browser, with the same result as `patternbook lint`. */
export function checkFile({ name, text }: CheckedFile, linter: Linter): FileResult {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  if (extension === 'css' || extension === 'html') {
    return { findings: extension === 'css' ? linter.lintSheet(text) : linter.lintMarkup(text), failure: null };
  }
  const parsed = parseCheckedCode(text, name, extension !== 'ts');
  if (!parsed.ok) {
    const { message, line, column } = parsed;
    return { findings: [], failure: { message, line, column } };
  }
  const { program, originalOffset, isCast } = parsed;
  const findings = linter
    .lintScript(program, text, originalOffset)
    .filter((finding) => !VALUE_RULES.has(finding.rule) || !isCast(offsetAt(text, finding)));
  return { findings, failure: null };
}
