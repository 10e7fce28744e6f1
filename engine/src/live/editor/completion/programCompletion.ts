import { type Completion, type CompletionContext, type CompletionResult, snippet } from '@codemirror/autocomplete';
import type { EditorView } from '@codemirror/view';
import * as texts from '../../../core/texts.ts';
import { fillText } from '../../../core/fillText.ts';
import { findComponent, importChange, readImports } from './imports.ts';
import { type SyntaxContext, syntaxContext } from './syntaxContext.ts';
import { describeComponent, describeProp, type IndexEntry, type Prop, type ReferenceData } from './referenceData.ts';

type ContextOf<Kind extends SyntaxContext['kind']> = Extract<SyntaxContext, { kind: Kind }>;

const STRING_TYPE = /^(?:string|number \| string)$/;

/** Completes components, props and imports in a TypeScript or JavaScript program. */
export async function completeProgram(
  data: ReferenceData,
  context: CompletionContext
): Promise<CompletionResult | null> {
  const place = syntaxContext(context.state, context.pos);
  const options = place && (await optionsAt(data, context, place));
  return place && options && options.length > 0
    ? { from: place.from, options, validFor: place.kind === 'specifier' ? /^[^'"]*$/ : /^[\w$-]*$/ }
    : null;
}

function optionsAt(data: ReferenceData, context: CompletionContext, place: SyntaxContext): Promise<Completion[]> {
  switch (place.kind) {
    case 'tag':
      return tagOptions(data, context);
    case 'prop':
      return propOptions(data, context, place);
    case 'value':
      return valueOptions(data, context, place);
    case 'specifier':
      return specifierOptions(data);
    case 'importName':
      return nameOptions(data, place);
  }
}

async function tagOptions(data: ReferenceData, { state }: CompletionContext): Promise<Completion[]> {
  const { names } = readImports(state);
  const index = await data.index();
  const imported = [...names.keys()].filter((name) => /^[A-Z]/.test(name));
  return [
    ...imported.map((label): Completion => ({
      label,
      type: 'class',
      boost: 2,
      info: async () => {
        const component = await findComponent(data, state, label);
        return component && describeComponent(component, await data.entry(component));
      }
    })),
    ...index
      .filter((entry) => entry.kind === 'component' && !names.has(entry.name))
      .flatMap((entry) => importOption(data, entry))
  ];
}

/** Creates an option that adds the component's import when accepted. */
function importOption(data: ReferenceData, entry: IndexEntry): Completion[] {
  const { name, importLine, deprecated } = entry;
  // A part such as `Menu.Item` is imported by the component that it belongs to.
  const [, imported, specifier] = /\{ (\S+) \} from '([^']+)'/.exec(importLine ?? '') ?? [];
  if (imported === undefined || specifier === undefined) {
    return [];
  }
  return [
    {
      label: name,
      type: 'class',
      detail: fillText(texts.completion.addsImport, { specifier }),
      boost: deprecated ? -1 : 0,
      info: async () => describeComponent(entry, await data.entry(entry)),
      apply: (view: EditorView, _: Completion, from: number, to: number) => {
        const change = importChange(view.state, imported, specifier);
        view.dispatch({
          changes: [{ from, to, insert: name }, ...(change ? [change] : [])],
          selection: { anchor: from + name.length + shiftOf(change, from) },
          userEvent: 'input.complete'
        });
      }
    }
  ];
}

/** Returns the shift of an offset by a change before it. */
function shiftOf(change: ReturnType<typeof importChange>, place: number): number {
  const { from = 0, insert = '' } = (change ?? {}) as { from?: number; insert?: string };
  return from <= place ? insert.length : 0;
}

async function propOptions(
  data: ReferenceData,
  { state }: CompletionContext,
  place: ContextOf<'prop'>
): Promise<Completion[]> {
  const props = await propsOf(data, state, place.tag);
  return props
    .filter(({ name }) => !place.present.has(name))
    .map((prop) => ({
      label: prop.name,
      type: 'property',
      detail: shorten(prop.type),
      boost: (prop.required ? 2 : 0) - (prop.deprecated ? 3 : 0),
      info: () => describeProp(prop),
      apply: snippet(attributeText(prop))
    }));
}

/** Returns the snippet for a prop, with a placeholder for its value. */
function attributeText({ name, type }: Prop): string {
  if (type === 'boolean') {
    return name;
  }
  return STRING_TYPE.test(type) || valuesOf(type).length > 0 ? `${name}="\${}"` : `${name}={\${}}`;
}

async function valueOptions(
  data: ReferenceData,
  { state }: CompletionContext,
  place: ContextOf<'value'>
): Promise<Completion[]> {
  const prop = (await propsOf(data, state, place.tag)).find(({ name }) => name === place.prop);
  return valuesOf(prop?.type ?? '').map((label) => ({
    label,
    type: 'enum',
    ...(prop?.defaultValue === `'${label}'` && { detail: 'default' })
  }));
}

async function specifierOptions(data: ReferenceData): Promise<Completion[]> {
  return Object.keys(await data.names()).map((label) => ({ label, type: 'namespace' }));
}

async function nameOptions(
  data: ReferenceData,
  { specifier, present }: ContextOf<'importName'>
): Promise<Completion[]> {
  const names = (await data.names())[specifier] ?? [];
  return names
    .filter((name) => !present.has(name))
    .map((label) => ({ label, type: /^[A-Z]/.test(label) ? 'class' : 'variable' }));
}

async function propsOf(data: ReferenceData, state: CompletionContext['state'], tag: string): Promise<Prop[]> {
  const component = await findComponent(data, state, tag);
  return component ? (await data.entry(component)).props : [];
}

/** Returns the string literals of a union type. */
export function valuesOf(type: string): string[] {
  const parts = type.split('|').map((part) => part.trim());
  return parts.flatMap((part) => /^(['"])(.*)\1$/.exec(part)?.[2] ?? []);
}

function shorten(type: string): string {
  return type.length > 40 ? `${type.slice(0, 39)}…` : type;
}
