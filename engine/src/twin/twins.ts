import type { RootContent } from 'mdast';

import { LLMS_ADDRESS, twinAddress } from '../core/twinAddress.ts';
import * as texts from '../core/texts.ts';
import { standaloneExamplesOf } from '../examples/siteExamples.ts';
import type { Prose, StandaloneExample } from '../model.ts';
import { dividedTwin } from './dividedTwin.ts';
import { codeOf, firstSentence } from './example.ts';
import { fromTree } from './fromTree.ts';
import { heading, link, paragraph } from './nodes.ts';
import { filled } from './props.ts';
import { relatedNodes } from './relatedFiles.ts';
import { pagesOfTab } from './tabPages.ts';
import type { TabTwin, TabTwinInput, Twin } from './twinInput.ts';

/**
 * Makes the twins of a tab: its own, further ones for what doesn't fit, and one for each example. None is longer than
 * `MOST_CHARACTERS`, unless a single paragraph is.
 */
export function tabTwins(input: TabTwinInput): TabTwin[] {
  const { source, head, linkTo } = input;
  // The list of all pages, and on parts of a tab, the tab itself. Written once, since there are thousands of them.
  const all = paragraph(...filled(texts.twin.allPages, { link: [link(linkTo(LLMS_ADDRESS), LLMS_ADDRESS)] }));
  const tab = paragraph(...filled(texts.twin.partOf, { link: [link(linkTo(twinAddress(source.path)), head.title)] }));
  return [
    ...pagesOfTab(input, { all, tab }),
    ...exampleTwins(input, [all, tab]).map((twin) => ({ ...twin, of: 'example' as const, variables: null }))
  ];
}

function exampleTwins(input: TabTwinInput, pointers: readonly RootContent[]): Twin[] {
  const captions = new Map(
    input.source.blocks.flatMap((block): [string, Prose][] =>
      block.kind === 'example' ? [[block.example.key, block.caption]] : []
    )
  );
  return standaloneExamplesOf(input.source).flatMap((example) =>
    exampleTwin(input, example, captions.get(example.key) ?? null, pointers)
  );
}

/** The twin of an example: its caption, its code, and all files that it needs; further ones for what doesn't fit. */
function exampleTwin(
  { head, trees, linkTo, absolute, code: tab, scope }: TabTwinInput,
  example: StandaloneExample,
  caption: Prose | null,
  pointers: readonly RootContent[]
): Twin[] {
  const own = {
    ...head,
    title: example.title,
    address: absolute(example.path),
    description: caption === null ? '' : firstSentence(caption)
  };
  const top = [heading(1, example.title), ...pointers];
  const nodes = [
    ...(caption === null ? [] : fromTree(trees.prose(caption), linkTo)),
    codeOf(example),
    ...relatedNodes(example, tab, scope)
  ];
  return dividedTwin({ path: example.path, head: own, top, nodes }, linkTo);
}
