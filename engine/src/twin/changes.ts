import type { PhrasingContent, RootContent } from 'mdast';

import { fillText } from '../core/fillText.ts';
import type { ChangeSentence, ChangeValue, ReleaseChangeList } from '../core/releaseChanges.ts';
import * as texts from '../core/texts.ts';
import { descriptionSentence } from './description.ts';
import { heading, inlineCode, list, text } from './nodes.ts';
import { filled } from './props.ts';

/** Returns what releases changed: a heading of the third level for each, and a list with a sentence for each change. */
export function changesNodes(releases: readonly ReleaseChangeList[]): RootContent[] {
  return releases.flatMap(({ release, groups }) => [
    heading(3, fillText(texts.common.release, { name: release })),
    list(groups.flatMap(({ name, changes }) => changes.map((change) => [text(`${name}: `), ...sentence(change)])))
  ]);
}

function sentence({ text: template, values, message }: ChangeSentence): PhrasingContent[] {
  const nodes = Object.entries(values).map(([name, value]) => [name, valueNodes(value)] as const);
  return [
    ...filled(template, Object.fromEntries(nodes)),
    ...(message === null ? [] : [text(': '), ...descriptionSentence(message)])
  ];
}

function valueNodes(value: ChangeValue): PhrasingContent[] {
  return value === null
    ? [text(texts.changes.none)]
    : [value].flat().flatMap((name, index) => [...(index === 0 ? [] : [text(', ')]), inlineCode(name)]);
}
