import {
  autocompletion,
  completeFromList,
  type Completion,
  type CompletionContext,
  completionKeymap,
  type CompletionResult,
  type CompletionSource
} from '@codemirror/autocomplete';
import { localCompletionSource, typescriptSnippets } from '@codemirror/lang-javascript';
import { EditorState, type Extension } from '@codemirror/state';
import { keymap } from '@codemirror/view';

import type { LiveLanguage } from '../../../model.ts';
import { syntaxContext } from './syntaxContext.ts';
import { completeProgram } from './programCompletion.ts';
import { referenceHints } from './referenceHints.ts';
import type { CssName, ReferenceData } from './referenceData.ts';

const completeSnippets = completeFromList(typescriptSnippets);

/** Completes local declarations and statement snippets, outside of contexts with reference data. */
const completeCode: CompletionSource = (context) => {
  const isWord = context.matchBefore(/[\w$]+$/) !== null || context.explicit;
  return isWord && !syntaxContext(context.state, context.pos) ? localCompletionSource(context) : null;
};
const completeStatements: CompletionSource = (context) =>
  context.matchBefore(/^\s*\w+$/) && !syntaxContext(context.state, context.pos) ? completeSnippets(context) : null;

/** Creates the editor extension for completion and hints from the site's reference data. */
export function referenceCompletion(data: ReferenceData, lang: LiveLanguage): Extension {
  const styles: CompletionSource = (context) => completeStyles(data, context);
  const program: CompletionSource = (context) => completeProgram(data, context);
  return [
    lang === 'html'
      ? [autocompletion({ icons: false }), EditorState.languageData.of(() => [{ autocomplete: styles }])]
      : [
          autocompletion({ icons: false, override: [program, styles, completeCode, completeStatements] }),
          referenceHints(data)
        ],
    keymap.of(completionKeymap)
  ];
}

/** Completes CSS variables after `--`, and class names in `class` and `className`. */
export async function completeStyles(
  data: ReferenceData,
  context: CompletionContext
): Promise<CompletionResult | null> {
  const variable = context.matchBefore(/--[\w-]*$/);
  if (variable) {
    return result(variable.from, await variableOptions(data, variable.text), /^--[\w-]*$/);
  }
  const attribute = context.matchBefore(/class(?:Name)?=(["'])(?:(?!\1).)*$/);
  const name = attribute && context.matchBefore(/[\w-]+$/);
  return name ? result(name.from, await classOptions(data, name.text), /^[\w-]*$/) : null;
}

function result(from: number, options: Completion[], validFor: RegExp): CompletionResult | null {
  return options.length === 0 ? null : { from, options, validFor };
}

/** Returns tokens, the variables of the component whose prefix has been typed, and the prefixes of other components. */
async function variableOptions(data: ReferenceData, text: string): Promise<Completion[]> {
  const [prefixes, tokens] = await Promise.all([data.prefixes(), data.tokens()]);
  const named = prefixes.filter((prefix) => text.startsWith(`--${prefix}`));
  const variables = await Promise.all(named.map((prefix) => data.variables(prefix)));
  const others = prefixes.filter((prefix) => !named.includes(prefix));
  return [
    ...variables.flat().map((variable) => variableOption(variable, 1)),
    ...tokens.map((token) => variableOption(token, 0)),
    ...others.map((prefix): Completion => ({ label: `--${prefix}`, type: 'namespace', boost: -1 }))
  ];
}

function variableOption({ name, value }: CssName, boost: number): Completion {
  return { label: name, type: 'variable', detail: value, boost };
}

async function classOptions(data: ReferenceData, text: string): Promise<Completion[]> {
  const prefixes = await data.prefixes();
  const named = prefixes.filter((prefix) => text.startsWith(prefix));
  const classes = await Promise.all(named.map((prefix) => data.classes(prefix)));
  const labels = new Set([...prefixes, ...classes.flat()]);
  return [...labels].map((label) => ({ label, type: 'class' }));
}
