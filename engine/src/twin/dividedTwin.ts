import type { RootContent } from 'mdast';

import * as texts from '../core/texts.ts';
import { twinAddress } from '../core/twinAddress.ts';
import { divide, MOST_CHARACTERS } from './divide.ts';
import { frontMatter, type TwinHead } from './frontMatter.ts';
import type { LinkTo } from './fromTree.ts';
import { link, paragraph } from './nodes.ts';
import { filled } from './props.ts';
import type { Twin } from './twinInput.ts';
import { writeMarkdown } from './writeMarkdown.ts';

/** Characters for the head of a twin, and for what leads to its next part. */
const ROOM = 2000;

interface DividedTwin {
  /** Address of the document. */
  path: string;
  head: TwinHead;
  /** What each part begins with. */
  top: readonly RootContent[];
  nodes: readonly RootContent[];
}

/** Writes the twin of a document, and further ones for what doesn't fit; each leads to the next one. */
export function dividedTwin({ path, head, top, nodes }: DividedTwin, linkTo: LinkTo): Twin[] {
  const addressOf = (index: number): string =>
    twinAddress(index === 0 ? path : `${path === '/' ? '' : path}/part-${index + 1}`);
  return divide(nodes, MOST_CHARACTERS - ROOM).map((piece, index, pieces) => {
    const next = link(linkTo(addressOf(index + 1)), addressOf(index + 1));
    const end = index + 1 < pieces.length ? [paragraph(...filled(texts.twin.continued, { link: [next] }))] : [];
    return { address: addressOf(index), text: `${frontMatter(head)}\n${writeMarkdown([...top, ...piece, ...end])}` };
  });
}
