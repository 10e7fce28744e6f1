import { type CompletionSource, autocompletion, completeFromList, completionKeymap } from '@codemirror/autocomplete';
import { localCompletionSource, typescriptSnippets } from '@codemirror/lang-javascript';
import { EditorState, type Extension } from '@codemirror/state';
import { keymap } from '@codemirror/view';
import type { LiveLanguage } from '../../../model.ts';
import { codePlace } from './codePlace.ts';
import { completeProgram } from './programCompletion.ts';
import { propHover } from './propHover.ts';
import type { ReferenceData } from './referenceData.ts';
import { completeStyles } from './styleCompletion.ts';

const completeSnippets = completeFromList(typescriptSnippets);

/** Names that the code itself declares, and beginnings of statements; not where something else is meant. */
const completeCode: CompletionSource = (context) => {
  const isWord = context.matchBefore(/[\w$]+$/) !== null || context.explicit;
  return isWord && !codePlace(context.state, context.pos) ? localCompletionSource(context) : null;
};
const completeStatements: CompletionSource = (context) =>
  context.matchBefore(/^\s*\w+$/) && !codePlace(context.state, context.pos) ? completeSnippets(context) : null;

/** Completion and hints from the site's reference data. Where that knows nothing, nothing is offered. */
export function referenceCompletion(data: ReferenceData, lang: LiveLanguage): Extension {
  const styles: CompletionSource = (context) => completeStyles(data, context);
  const program: CompletionSource = (context) => completeProgram(data, context);
  return [
    lang === 'html'
      ? [autocompletion({ icons: false }), EditorState.languageData.of(() => [{ autocomplete: styles }])]
      : [
          autocompletion({ icons: false, override: [program, styles, completeCode, completeStatements] }),
          propHover(data)
        ],
    keymap.of(completionKeymap)
  ];
}
