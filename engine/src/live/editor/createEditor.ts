import { closeBrackets, closeBracketsKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab, isolateHistory } from '@codemirror/commands';
import { bracketMatching, indentOnInput, indentUnit, syntaxHighlighting } from '@codemirror/language';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { Annotation, Compartment, EditorState, type Extension } from '@codemirror/state';
import {
  crosshairCursor,
  drawSelection,
  dropCursor,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  keymap,
  lineNumbers,
  rectangularSelection
} from '@codemirror/view';
import { classHighlighter } from '@lezer/highlight';
import { linter, lintGutter } from '@codemirror/lint';

import { NARROW_WINDOW } from '../../core/constants.ts';
import * as texts from '../../core/texts.ts';
import type { Finding } from '../../lint/finding.ts';
import type { LiveLanguage } from '../../model.ts';
import { createFindBar } from './findBar.ts';
import { referenceCompletion } from './completion/referenceCompletion.ts';
import { siteReference } from './completion/referenceData.ts';
import { typeOverClosingTags } from './closingTags.ts';
import { type CodeProblem, findingsChange, goToNextMark, problemChange } from './diagnostics.ts';
import { type LanguageSupport, loadLanguage } from './languageSupport.ts';
import { editorTheme } from './theme.ts';

export { loadLanguage };

export interface EditorOptions {
  code: string;
  lang: LiveLanguage;
  language: LanguageSupport;
  /** Accessible name, and id of the element that explains how to leave the editor by keyboard. */
  label: string;
  describedBy: string;
  /** Called when the reader changes the code. */
  onChange: (code: string) => void;
}

export interface CodeEditor {
  setCode(code: string, lang: LiveLanguage): void;
  /** Returns the offset of the cursor. */
  cursor(): number;
  /** Replaces the code as the reader would, in one step that can be undone, and puts the cursor at an offset. */
  replace(code: string, cursor: number): void;
  /** Shows a diagnostic in the code; null clears it. */
  showProblem(problem: CodeProblem | null): void;
  /** Marks what the checker found in a text; ignored if that is not the current one any more. */
  showFindings(text: string, findings: readonly Finding[]): void;
  focus(): void;
  /** Selects a range and scrolls it into view. */
  select(from: number, to: number): void;
  destroy(): void;
}

/** Annotates programmatic changes. */
const isProgrammatic = Annotation.define<boolean>();

/**
 * Diagnostics in the code and gutter. The empty linter loads their style sheet in advance; otherwise, the first
 * diagnostic would restyle the whole editor while the reader types.
 */
const diagnosticMarks: Extension = [linter(null), lintGutter()];

/**
 * Avoids a keyboard trap (WCAG 2.1.2): Tab moves the focus on after it arrived by keyboard and after Escape. It indents
 * once the reader has typed or clicked into the code.
 */
const escapeTabTrap: Extension = [
  EditorView.domEventHandlers({
    focus: (_, view) => {
      view.setTabFocusMode(!view.contentDOM.matches(':active'));
    },
    mousedown: (_, view) => {
      view.setTabFocusMode(false);
    },
    keydown: ({ key }, view) => {
      if (key === 'Escape') {
        view.setTabFocusMode(true);
      }
      return false;
    }
  }),
  EditorView.updateListener.of(({ docChanged, view, transactions }) => {
    if (docChanged && transactions.some((transaction) => transaction.isUserEvent('input'))) {
      view.setTabFocusMode(false);
    }
  })
];

/** Only the browser's native selection uses the system colors of forced-colors mode. */
const isForced = matchMedia('(forced-colors: active)').matches;
/** Lines wrap on narrow screens, where scrolling every line sideways would be worse. */
const isNarrow = matchMedia(NARROW_WINDOW).matches;

/** The library's texts begin with small letters, as in programs. */
const PHRASES = EditorState.phrases.of({
  go: texts.editor.goToLine,
  close: texts.editor.close
});

const BASE: Extension = [
  PHRASES,
  lineNumbers(),
  highlightSpecialChars(),
  history(),
  isForced ? [] : drawSelection(),
  dropCursor(),
  rectangularSelection(),
  crosshairCursor(),
  EditorState.allowMultipleSelections.of(true),
  EditorState.tabSize.of(2),
  indentUnit.of('  '),
  indentOnInput(),
  bracketMatching(),
  closeBrackets(),
  typeOverClosingTags,
  highlightActiveLine(),
  highlightActiveLineGutter(),
  highlightSelectionMatches(),
  search({ top: true, createPanel: createFindBar }),
  isNarrow ? EditorView.lineWrapping : [],
  syntaxHighlighting(classHighlighter),
  diagnosticMarks,
  escapeTabTrap,
  editorTheme,
  keymap.of([
    { key: 'F8', run: goToNextMark },
    ...closeBracketsKeymap,
    ...searchKeymap,
    ...historyKeymap,
    indentWithTab,
    ...defaultKeymap
  ])
];

/** Creates an editor in an element. */
export function createEditor(parent: HTMLElement, options: EditorOptions): CodeEditor {
  const { code, label, describedBy, onChange } = options;
  const language = new Compartment();
  const languageOf = (lang: LiveLanguage): Extension => [
    options.language(lang),
    referenceCompletion(siteReference, lang)
  ];
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: code,
      extensions: [
        BASE,
        language.of(languageOf(options.lang)),
        EditorView.contentAttributes.of({ 'aria-label': label, 'aria-describedby': describedBy, tabindex: '0' }),
        EditorView.updateListener.of(({ docChanged, transactions, state }) => {
          if (docChanged && !transactions.some((transaction) => transaction.annotation(isProgrammatic))) {
            onChange(state.doc.toString());
          }
        })
      ]
    })
  });
  return {
    setCode(text, lang) {
      view.dispatch({
        changes: { from: 0, to: view.state.doc.length, insert: text },
        effects: language.reconfigure(languageOf(lang)),
        annotations: isProgrammatic.of(true)
      });
    },
    cursor: () => view.state.selection.main.head,
    replace(text, cursor) {
      view.dispatch({
        changes: differenceOf(view.state.doc.toString(), text),
        selection: { anchor: cursor },
        scrollIntoView: true,
        annotations: isolateHistory.of('full'),
        userEvent: 'input.format'
      });
    },
    showProblem(problem) {
      const change = problemChange(view.state, problem);
      if (change) {
        view.dispatch(change);
      }
    },
    showFindings(text, findings) {
      const change = view.state.doc.toString() === text ? findingsChange(view.state, findings) : null;
      if (change) {
        view.dispatch(change);
      }
    },
    focus: () => view.focus(),
    select: (from, to) => view.dispatch({ selection: { anchor: from, head: to }, scrollIntoView: true }),
    destroy: () => view.destroy()
  };
}

/** Returns the change from one text to another, without what both begin and end with. */
function differenceOf(before: string, after: string): { from: number; to: number; insert: string } {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) {
    start += 1;
  }
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) {
    end += 1;
  }
  return { from: start, to: before.length - end, insert: after.slice(start, after.length - end) };
}
