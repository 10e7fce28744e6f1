import type { PhrasingContent, RootContent } from 'mdast';

import { fillCount, fillText } from '../core/fillText.ts';
import type { PluralForms } from '../core/language.ts';
import type { ChangeSentence, ChangeValue, CodemodLink, ReleaseChangeList } from '../core/releaseChanges.ts';
import * as texts from '../core/texts.ts';
import { descriptionSentence } from './description.ts';
import { heading, inlineCode, link, list, text } from './nodes.ts';
import { filled } from './props.ts';

/** Returns what releases changed: a heading of the third level for each, and a list with a sentence for each change. */
export function changesNodes(releases: readonly ReleaseChangeList[]): RootContent[] {
  return releases.flatMap(({ release, groups }) => [
    heading(3, fillText(texts.common.release, { name: release })),
    list(
      groups.flatMap(({ name, changes, commands = [] }) => [
        ...changes.map((change) => [text(`${name}: `), ...sentence(change)]),
        ...commands.map((command) => [
          text(`${name}: `),
          ...filled(texts.changes.command, { command: [inlineCode(command)] })
        ])
      ])
    )
  ]);
}

function sentence({ text: template, values, message, codemods = [] }: ChangeSentence): PhrasingContent[] {
  const nodes = Object.entries(values).map(([name, value]) => [name, valueNodes(value)] as const);
  return [
    ...filled(template, Object.fromEntries(nodes)),
    ...(message === null ? [] : [text(': '), ...descriptionSentence(message)]),
    ...codemodNodes(codemods)
  ];
}

function codemodNodes(codemods: readonly CodemodLink[]): PhrasingContent[] {
  const names = codemods.flatMap(({ name, href }, index) => [
    ...(index === 0 ? [] : [text(', ')]),
    link(href, inlineCode(name))
  ]);
  const template = fillCount<PluralForms>(texts.changes.codemods, codemods.length, { names: '{names}' });
  return names.length === 0 ? [] : [text(' ('), ...filled(template, { names }), text(')')];
}

function valueNodes(value: ChangeValue): PhrasingContent[] {
  return value === null
    ? [text(texts.changes.none)]
    : [value].flat().flatMap((name, index) => [...(index === 0 ? [] : [text(', ')]), inlineCode(name)]);
}
