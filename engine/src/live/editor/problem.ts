import { type Diagnostic, diagnosticCount, lintGutter, linter, setDiagnostics } from '@codemirror/lint';
import type { EditorState, Extension, TransactionSpec } from '@codemirror/state';

/** Something wrong at a place in the code; lines and columns start at 1. */
export interface CodeProblem {
  line: number;
  /** Null: the whole line. */
  column: number | null;
  message: string;
}

/**
 * Marks of problems, in the code and beside its lines. Without the linter that never finds any, the first result
 * of a program would bring their style sheet, and restyle the whole editor while the reader types.
 */
export const problemMarks: Extension = [linter(null), lintGutter()];

/** Puts the mark of a problem, and nothing else, into an editor; null where there is nothing to change. */
export function problemDiagnostics(state: EditorState, problem: CodeProblem | null): TransactionSpec | null {
  if (problem === null && diagnosticCount(state) === 0) {
    return null;
  }
  return setDiagnostics(state, problem ? [diagnosticOf(state, problem)] : []);
}

function diagnosticOf({ doc }: EditorState, { line, column, message }: CodeProblem): Diagnostic {
  const { from, to, text } = doc.line(Math.max(1, Math.min(line, doc.lines)));
  const indent = text.length - text.trimStart().length;
  const start = column === null ? from + indent : from + Math.min(column - 1, text.length);
  const word = /^[\w$]+/.exec(doc.sliceString(start, to))?.[0].length ?? 1;
  const end = column === null ? to : Math.min(start + word, to);
  // At the end of a line there is nothing to underline: the character before is.
  return { from: start === to ? Math.max(from, start - 1) : start, to: end, severity: 'error', message };
}
