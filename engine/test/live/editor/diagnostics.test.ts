// @vitest-environment happy-dom
import { forEachDiagnostic } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { afterEach, expect, it } from 'vitest';

import { findingsChange, goToNextMark, problemChange } from '../../../src/live/editor/diagnostics.ts';
import type { Finding } from '../../../src/lint/finding.ts';

const CODE = 'a\n<Knob colr="red" />';
const FINDING: Finding = {
  rule: 'unknown-prop',
  severity: 'warning',
  line: 2,
  column: 7,
  message: '<Knob> has no property "colr".',
  suggestion: 'color',
  page: null,
  fix: { from: 8, to: 12, text: 'color' }
};

let view: EditorView | null = null;
const open = (): EditorView => (view = new EditorView({ state: EditorState.create({ doc: CODE }) }));
afterEach(() => view?.destroy());

/** The marked parts of the code, with their messages. */
function marks({ state }: EditorView): string[] {
  const found: string[] = [];
  forEachDiagnostic(state, ({ message, severity }, from, to) =>
    found.push(`${severity} ${state.sliceDoc(from, to)}: ${message}`)
  );
  return found;
}

const show = (editor: EditorView, findings: readonly Finding[]): void => {
  const change = findingsChange(editor.state, findings);
  if (change) {
    editor.dispatch(change);
  }
};

it('what the checker found and the error of a run replace themselves only', () => {
  const editor = open();
  show(editor, [FINDING, { ...FINDING, line: 1, column: 1, message: 'A.', suggestion: null, fix: null }]);
  editor.dispatch(problemChange(editor.state, { line: 2, column: 2, message: 'It is wrong.' }) ?? {});
  expect(marks(editor)).toEqual([
    'warning a: A.',
    'error Knob: It is wrong.',
    'warning colr: <Knob> has no property "colr".\nInstead: color'
  ]);
  show(editor, []);
  expect(marks(editor)).toEqual(['error Knob: It is wrong.']);
  editor.dispatch(problemChange(editor.state, null) ?? {});
  expect(marks(editor)).toEqual([]);
  expect(findingsChange(editor.state, [])).toBeNull();
});

it('marks move with the code, so that a suggestion is applied in its place', () => {
  const editor = open();
  show(editor, [FINDING]);
  editor.dispatch({ changes: { from: 0, insert: 'new\n' } });
  forEachDiagnostic(editor.state, ({ actions }, from, to) => actions?.[0]?.apply(editor, from, to));
  expect(editor.state.doc.toString()).toBe('new\na\n<Knob color="red" />');
});

it('the next mark is selected', () => {
  const editor = open();
  expect(goToNextMark(editor)).toBe(false);
  show(editor, [FINDING]);
  expect(goToNextMark(editor)).toBe(true);
  const { from, to } = editor.state.selection.main;
  expect(editor.state.sliceDoc(from, to)).toBe('colr');
});
