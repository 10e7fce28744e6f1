import { type Diagnostic, forEachDiagnostic, nextDiagnostic, setDiagnostics } from '@codemirror/lint';
import type { EditorState, TransactionSpec } from '@codemirror/state';
import { type Command, EditorView } from '@codemirror/view';

import * as texts from '../../core/texts.ts';
import { fillText } from '../../core/fillText.ts';
import type { Finding } from '../../lint/finding.ts';

/** An error of the last run, with 1-based line and column. */
export interface CodeProblem {
  line: number;
  /** Null for the whole line. */
  column: number | null;
  message: string;
}

/** Returns the change that replaces the error of the run, and keeps what the checker found; null if nothing changes. */
export function problemChange(state: EditorState, problem: CodeProblem | null): TransactionSpec | null {
  const { problems, findings } = currentDiagnostics(state);
  if (problem === null && problems.length === 0) {
    return null;
  }
  return setDiagnostics(state, [...(problem ? [problemDiagnostic(state, problem)] : []), ...findings]);
}

/** Returns the change that replaces what the checker found, and keeps the error of the run; null if nothing changes. */
export function findingsChange(state: EditorState, found: readonly Finding[]): TransactionSpec | null {
  const { problems, findings } = currentDiagnostics(state);
  if (found.length === 0 && findings.length === 0) {
    return null;
  }
  return setDiagnostics(state, [...problems, ...found.map((finding) => findingDiagnostic(state, finding))]);
}

/** Selects the next mark, and says what it is about. */
export const goToNextMark: Command = (view) => {
  if (!nextDiagnostic(view)) {
    return false;
  }
  const { from, to } = view.state.selection.main;
  const { problems, findings } = currentDiagnostics(view.state);
  const selected = [...problems, ...findings].filter((each) => each.from === from && each.to === to);
  view.dispatch({ effects: EditorView.announce.of(selected.map(({ message }) => message).join(' ')) });
  return true;
};

/** Returns the diagnostics with the places that they have now; those of the checker name their rule as the source. */
function currentDiagnostics(state: EditorState): { problems: Diagnostic[]; findings: Diagnostic[] } {
  const all: Diagnostic[] = [];
  forEachDiagnostic(state, (diagnostic, from, to) => all.push({ ...diagnostic, from, to }));
  return {
    problems: all.filter(({ source }) => source === undefined),
    findings: all.filter(({ source }) => source !== undefined)
  };
}

const WORD = /[\w$]+/y;
/** A name, a variable, a color, or a text. */
const FOUND_PART = /(['"])(?:(?!\1)[^\\\n])*\1|--[\w-]+|#[\da-f]+|[\w$.-]+/iy;

function problemDiagnostic(state: EditorState, problem: CodeProblem): Diagnostic {
  return { ...rangeAt(state, problem, WORD), severity: 'error', message: problem.message };
}

function findingDiagnostic(state: EditorState, finding: Finding): Diagnostic {
  const { severity, rule, message, suggestion, fix } = finding;
  const advice = suggestion === null ? [] : [fillText(texts.checker.instead, { suggestion })];
  return {
    ...(fix ? { from: fix.from, to: fix.to } : rangeAt(state, finding, FOUND_PART)),
    severity,
    source: rule,
    message: [message, ...advice].join('\n'),
    actions: fix
      ? [
          {
            name: texts.checker.apply,
            apply: (view, from, to) =>
              view.dispatch({ changes: { from, to, insert: fix.text }, userEvent: 'input.complete' })
          }
        ]
      : []
  };
}

/** @param part sticky pattern of what is marked at the place */
function rangeAt(
  { doc }: EditorState,
  { line, column }: { line: number; column: number | null },
  part: RegExp
): { from: number; to: number } {
  const { from, to, text } = doc.line(Math.max(1, Math.min(line, doc.lines)));
  const indent = text.length - text.trimStart().length;
  const start = column === null ? from + indent : from + Math.min(column - 1, text.length);
  part.lastIndex = start - from;
  const length = part.exec(text)?.[0].length ?? 1;
  const end = column === null ? to : Math.min(start + length, to);
  // At the end of a line, underline the character before.
  return { from: start === to ? Math.max(from, start - 1) : start, to: end };
}
