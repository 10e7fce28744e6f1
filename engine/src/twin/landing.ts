import type { PhrasingContent, RootContent } from 'mdast';

import * as texts from '../core/texts.ts';
import { LLMS_ADDRESS } from '../core/twinAddress.ts';
import { dividedTwin } from './dividedTwin.ts';
import type { TwinHead } from './frontMatter.ts';
import type { LinkTo } from './fromTree.ts';
import { heading, inlineCode, link, list, paragraph, text } from './nodes.ts';
import { filled } from './props.ts';
import type { Twin } from './twinInput.ts';

/** A card or a link of a page that leads to others. */
export interface LandingItem {
  title: string;
  href: string;
  /** Empty for none. */
  text: string;
  /** Command that it shows; null for none. */
  command: string | null;
}

/** A part of such a page. */
export interface LandingPart {
  title: string | null;
  /** Depth of its title. */
  depth: 2 | 3;
  /** Sentence below the title; empty for none. */
  text: string;
  items: readonly LandingItem[];
}

/** A page that leads to others: the front page, or a generated list of the pages of a section. */
export interface LandingPage {
  /** Address of its document. */
  path: string;
  head: TwinHead;
  /** Sentence below its title; empty for none. */
  lead: string;
  parts: readonly LandingPart[];
}

/** Makes the twin of a page that leads to others, and further ones for what doesn't fit. */
export function landingTwins({ path, head, lead, parts }: LandingPage, linkTo: LinkTo): Twin[] {
  const all = paragraph(...filled(texts.twin.allPages, { link: [link(linkTo(LLMS_ADDRESS), LLMS_ADDRESS)] }));
  const top = [heading(1, head.title), all];
  const nodes = [
    ...(lead === '' ? [] : [paragraph(lead)]),
    ...parts.flatMap(({ title, depth, text: about, items }): RootContent[] => [
      ...(title === null ? [] : [heading(depth, title)]),
      ...(about === '' ? [] : [paragraph(about)]),
      ...(items.length === 0 ? [] : [list(items.map((item) => itemNodes(item, linkTo)))])
    ])
  ];
  return dividedTwin({ path, head, top, nodes }, linkTo);
}

function itemNodes({ title, href, text: about, command }: LandingItem, linkTo: LinkTo): PhrasingContent[] {
  return [
    link(linkTo(href), title),
    ...(about === '' ? [] : [text(`: ${about}`)]),
    ...(command === null ? [] : [text(' '), inlineCode(command)])
  ];
}
