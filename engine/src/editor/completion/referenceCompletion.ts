import { type CompletionSource, autocompletion, completionKeymap } from '@codemirror/autocomplete';
import { EditorState, type Extension } from '@codemirror/state';
import { keymap } from '@codemirror/view';
import type { LiveLanguage } from '../../model.ts';
import { completeProgram } from './programCompletion.ts';
import { propHover } from './propHover.ts';
import type { ReferenceData } from './referenceData.ts';
import { completeStyles } from './styleCompletion.ts';

/** Completion and hints from the site's reference data. Where that knows nothing, nothing is offered. */
export function referenceCompletion(data: ReferenceData, lang: LiveLanguage): Extension {
  const styles: CompletionSource = (context) => completeStyles(data, context);
  const program: CompletionSource = (context) => completeProgram(data, context);
  const sources = lang === 'html' ? [styles] : [program, styles];
  return [
    autocompletion({ icons: false }),
    keymap.of(completionKeymap),
    EditorState.languageData.of(() => sources.map((autocomplete) => ({ autocomplete }))),
    lang === 'html' ? [] : propHover(data)
  ];
}
