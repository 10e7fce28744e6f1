import { closeBrackets, closeBracketsKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { bracketMatching, indentOnInput, indentUnit, syntaxHighlighting } from '@codemirror/language';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { Annotation, Compartment, EditorState, type Extension } from '@codemirror/state';
import {
  EditorView,
  crosshairCursor,
  drawSelection,
  dropCursor,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  keymap,
  lineNumbers,
  rectangularSelection
} from '@codemirror/view';
import { classHighlighter } from '@lezer/highlight';
import type { LiveLanguage } from '../../model.ts';
import { referenceCompletion } from './completion/referenceCompletion.ts';
import { siteReference } from './completion/referenceData.ts';
import { type LanguageSupport, loadLanguage } from './languageSupport.ts';
import { type CodeProblem, problemDiagnostics, problemMarks } from './problem.ts';
import { tabLeaves } from './tabLeaves.ts';
import { editorTheme } from './theme.ts';

export interface EditorOptions {
  code: string;
  lang: LiveLanguage;
  language: LanguageSupport;
  /** Name for screen readers, and id of the element that says how to leave. */
  label: string;
  describedBy: string;
  /** Called when the reader changes the code. */
  onChange: (code: string) => void;
}

export interface CodeEditor {
  setCode(code: string, lang: LiveLanguage): void;
  /** Marks the line of what is wrong; null for nothing. */
  showProblem(problem: CodeProblem | null): void;
  focus(): void;
  /** Selects a part of the code, and shows it. */
  select(from: number, to: number): void;
  destroy(): void;
}

/** Marks changes that the reader didn't make. */
const ours = Annotation.define<boolean>();

export { loadLanguage };

/** Makes an editor in an element. */
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
          if (docChanged && !transactions.some((transaction) => transaction.annotation(ours))) {
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
        annotations: ours.of(true)
      });
    },
    showProblem(problem) {
      const change = problemDiagnostics(view.state, problem);
      if (change) {
        view.dispatch(change);
      }
    },
    focus: () => view.focus(),
    select: (from, to) => view.dispatch({ selection: { anchor: from, head: to }, scrollIntoView: true }),
    destroy: () => view.destroy()
  };
}

/** The browser's own selection is the only one that follows the system's colours. */
const isForced = matchMedia('(forced-colors: active)').matches;
/** Lines of code hardly fit a phone; scrolling each sideways is worse than a break. */
const isNarrow = matchMedia('(max-width: 47.99rem)').matches;

const BASE: Extension = [
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
  highlightActiveLine(),
  highlightActiveLineGutter(),
  highlightSelectionMatches(),
  search({ top: true }),
  isNarrow ? EditorView.lineWrapping : [],
  syntaxHighlighting(classHighlighter),
  problemMarks,
  tabLeaves,
  editorTheme,
  keymap.of([...closeBracketsKeymap, ...searchKeymap, ...historyKeymap, indentWithTab, ...defaultKeymap])
];
