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
import { type EditorView, hoverTooltip, keymap, type Tooltip } from '@codemirror/view';

import * as texts from '../../../core/texts.ts';
import { fillText } from '../../../core/fillText.ts';
import type { LiveLanguage } from '../../../model.ts';
import { ancestor, syntaxContext, tagName, parsedTree } from './syntaxContext.ts';
import { completeProgram } from './programCompletion.ts';
import {
  type ComponentEntry,
  type CssName,
  describeComponent,
  describeProp,
  type IndexEntry,
  propAddress,
  type ReferenceData
} from './referenceData.ts';
import { findComponent } from './imports.ts';

const completeSnippets = completeFromList(typescriptSnippets);

/** Completes local declarations and statement snippets, outside of contexts with reference data. */
const completeCode: CompletionSource = (context) => {
  const isWord = context.matchBefore(/[\w$]+$/) !== null || context.explicit;
  return isWord && !syntaxContext(context.state, context.pos) ? localCompletionSource(context) : null;
};
const completeStatements: CompletionSource = (context) =>
  context.matchBefore(/^\s*\w+$/) && !syntaxContext(context.state, context.pos) ? completeSnippets(context) : null;

/** Creates the editor extension for completion and hover information from the site's reference data. */
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

/** Shows documentation of the hovered prop or component, with a link to its page. */
function propHover(data: ReferenceData): Extension {
  return hoverTooltip((view, pos) => tooltipAt(data, view, pos));
}

async function tooltipAt(data: ReferenceData, { state }: EditorView, pos: number): Promise<Tooltip | null> {
  const name = parsedTree(state, pos).resolveInner(pos, 1);
  const tag = ancestor(name, (kind) => kind === 'JSXOpenTag' || kind === 'JSXSelfClosingTag');
  const tagText = tag && tagName(state, tag);
  if (name.name !== 'JSXIdentifier' || tagText === null) {
    return null;
  }
  const component = await findComponent(data, state, tagText);
  if (!component) {
    return null;
  }
  const entry = await data.entry(component);
  const dom =
    name.parent?.name === 'JSXAttribute'
      ? propHint(component, entry, state.sliceDoc(name.from, name.to))
      : withLink(describeComponent(component, entry), component.name, component.pages[0]?.path ?? null);
  return dom && { pos: name.from, end: name.to, above: true, create: () => ({ dom }) };
}

function propHint(component: IndexEntry, { props }: ComponentEntry, name: string): HTMLElement | null {
  const prop = props.find((candidate) => candidate.name === name);
  return prop ? withLink(describeProp(prop), name, propAddress(component, name)) : null;
}

function withLink(element: HTMLElement, name: string, address: string | null): HTMLElement {
  if (address !== null) {
    const link = document.createElement('a');
    link.href = address;
    link.textContent = fillText(texts.completion.documentation, { name });
    element.append(link);
  }
  return element;
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
