import type { PhrasingContent, RootContent } from 'mdast';

import { fillText } from '../core/fillText.ts';
import * as texts from '../core/texts.ts';
import type { Entry, FunctionDoc, Members, PropRow } from '../reference/entry.ts';
import type { TabReference } from '../reference/siteReference.ts';
import { descriptionCell, descriptionNodes, descriptionSentence, joined } from './description.ts';
import { code, heading, inlineCode, paragraph, strong, text } from './nodes.ts';
import { type CellText, codeCell, tableText } from './tableText.ts';

/** Returns the sections of a tab's documented components and types: a heading of the third level each, and tables. */
export function propsNodes({ names }: Pick<TabReference, 'names'>): RootContent[] {
  return names.flatMap(({ name, entry }) => [
    heading(3, name),
    ...(entry === null ? [paragraph(texts.reference.missing)] : entryNodes(entry))
  ]);
}

/** Returns the sections of a tab's documented functions. */
export function functionsNodes({ functions }: Pick<TabReference, 'functions'>): RootContent[] {
  return functions.flatMap(({ name, doc }) => [
    heading(3, name),
    ...(doc === null ? [paragraph(texts.reference.notFound)] : functionNodes(doc))
  ]);
}

function entryNodes(entry: Entry): RootContent[] {
  const { importLine, description, deprecatedMessage, betaMessage } = entry;
  const status = statusOf(entry);
  return [
    ...(status.length === 0 ? [] : [paragraph(...status)]),
    ...[description, deprecatedMessage, betaMessage].flatMap(descriptionNodes),
    ...(importLine === null ? [] : [code(importLine, 'ts')]),
    ...contentNodes(entry)
  ];
}

function contentNodes(entry: Entry): RootContent[] {
  switch (entry.kind) {
    case 'component':
      return [...partsNodes(entry.parts), ...memberNodes(entry.name, entry)];
    case 'interface':
      return memberNodes(entry.name, entry);
    case 'namespace':
      return partsNodes(entry.parts);
    case 'enum':
      return [
        tableText([
          [texts.reference.name, texts.reference.value, texts.reference.description],
          ...entry.members.map(({ name, value, description, deprecated }) => [
            codeCell(name),
            codeCell(value),
            descriptionCell(statusOf({ deprecated, beta: false }), description)
          ])
        ])
      ];
    case 'function':
      return functionNodes(entry.function);
    case 'type':
      return [
        entry.values.length > 0
          ? paragraph(...filled(texts.reference.oneOf, { values: codes(entry.values) }))
          : code(entry.type, 'ts')
      ];
  }
}

function partsNodes(parts: readonly { name: string }[]): RootContent[] {
  return parts.length === 0
    ? []
    : [paragraph(...filled(texts.reference.parts, { names: codes(parts.map(({ name }) => name)) }))];
}

function memberNodes(name: string, members: Members & { typeParameters: readonly string[] }): RootContent[] {
  const { props, inherited, external, native, typeParameters } = members;
  return [
    ...(typeParameters.length === 0
      ? []
      : [paragraph(...filled(texts.reference.typeParameters, { names: codes(typeParameters) }))]),
    props.length === 0 ? paragraph(fillText(texts.reference.noProperties, { name })) : propTable(props),
    ...inherited.flatMap(({ from, props: rows }): RootContent[] => [
      paragraph(
        ...filled(texts.reference.inherited, { count: [text(String(rows.length))], from: [inlineCode(from)] }),
        ':'
      ),
      propTable(rows)
    ]),
    ...external.map(({ from, package: owner, names }) =>
      paragraph(
        ...filled(texts.reference.external, {
          from: [inlineCode(from)],
          package: [inlineCode(owner)],
          names: codes(names)
        })
      )
    ),
    ...(native === null ? [] : [paragraph(...nativeSentence(native))])
  ];
}

function nativeSentence(native: NonNullable<Members['native']>): PhrasingContent[] {
  const element = native.element === null ? [text(texts.reference.element)] : [inlineCode(native.element)];
  if (native.kind === 'named') {
    return filled(texts.reference.nativeNamed, { element, names: codes(native.names) });
  }
  return native.except.length === 0
    ? filled(texts.reference.nativeAll, { element })
    : filled(texts.reference.nativeExcept, { element, names: codes(native.except) });
}

function propTable(rows: readonly PropRow[]): RootContent {
  return tableText([
    [texts.reference.name, texts.reference.type, texts.reference.default, texts.reference.description],
    ...rows.map((row) => [
      nameCell(row.name, row.required),
      codeCell(row.type),
      codeCell(row.defaultValue ?? ''),
      descriptionCell(statusOf(row), row.description, row.deprecatedMessage, row.betaMessage)
    ])
  ]);
}

function functionNodes(doc: FunctionDoc): RootContent[] {
  return [
    ...descriptionNodes(doc.description),
    code(doc.type, 'ts'),
    ...(doc.params.length === 0
      ? []
      : [
          tableText([
            [texts.reference.name, texts.reference.type, texts.reference.default, texts.reference.description],
            ...doc.params.map(({ name, type, default: value, optional, description }) => [
              nameCell(name, !optional),
              codeCell(type),
              codeCell(value ?? ''),
              descriptionCell([], description)
            ])
          ])
        ]),
    ...(doc.returns === ''
      ? []
      : [paragraph(...filled(texts.reference.returns, { description: descriptionSentence(doc.returns) }))])
  ];
}

function statusOf({ deprecated, beta }: { deprecated: boolean; beta: boolean }): PhrasingContent[] {
  return joined([deprecated ? [strong(texts.badges.deprecated)] : [], beta ? [strong(texts.badges.beta)] : []], ' ');
}

function nameCell(name: string, isRequired: boolean): CellText {
  return isRequired ? `${codeCell(name)} (${texts.reference.required})` : codeCell(name);
}

function codes(names: readonly string[]): PhrasingContent[] {
  return joined(
    names.map((name) => [inlineCode(name)]),
    ', '
  );
}

/** Puts sentences in the places of a text of the interface. */
export function filled(template: string, values: Readonly<Record<string, PhrasingContent[]>>): PhrasingContent[] {
  return template
    .split(/\{(\w+)\}/)
    .flatMap((part, index) => (index % 2 === 1 ? (values[part] ?? []) : part === '' ? [] : [text(part)]));
}
