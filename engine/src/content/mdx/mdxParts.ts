import type { Element } from 'hast';

import { attributesOf } from '../../core/proseTree.ts';
import { isDescription, withoutBrackets } from '../markdown/description.ts';
import { liveFence, type Origin } from '../markdown/liveFence.ts';
import type { Node } from '../markdown/nodes.ts';
import type { Storage } from '../pieces.ts';
import { fenceToken } from './fences.ts';
import { isHeading, levelOf, writtenIdOf } from './headings.ts';
import { isComponent, isFence, isJsx, lineOf, type MdxNode, textOf, withDescendants } from './mdxNodes.ts';
import { needsProgram, type TextScope } from './simplify.ts';

/** How the parts of an MDX page are stored: paragraphs and headings are one node each. */
export const NODES: Storage<MdxNode> = {
  blockLength: 1,
  idAt(nodes, index) {
    const node = nodes[index];
    return node && isHeading(node) && typeof node.properties['id'] === 'string' ? node.properties['id'] : null;
  },
  isSection(nodes, index) {
    const node = nodes[index];
    return node !== undefined && isHeading(node) && node.tagName === 'h2';
  },
  isDescribing: (nodes, index) => isDescription(paragraphText(nodes[index]))
};

/** Divides the nodes of a page into its parts, one for each node. */
export function toParts(nodes: readonly MdxNode[], scope: Pick<TextScope, 'names'>, origin: Origin): Node<MdxNode>[] {
  return nodes.map((node): Node<MdxNode> => {
    const line = lineOf(node);
    if (isFence(node)) {
      const live = liveFence(fenceToken(node, { origin, isWithin: false }));
      return live ? { kind: 'fence', ...live, code: node.data.fence.code, line } : { kind: 'prose', tokens: [node] };
    }
    if (isHeading(node)) {
      const text = textOf([node]).trim();
      return { kind: 'heading', level: levelOf(node), text, id: writtenIdOf(node), tokens: [node] };
    }
    if (isJsx(node) && isComponent(node) && node.children.length === 0 && !needsProgram(node, scope)) {
      return { kind: 'component', tag: { name: node.name ?? '', attributes: attributesOf(node) }, line };
    }
    return { kind: 'prose', tokens: [node] };
  });
}

/** The ids that nodes give. */
export function idsIn(nodes: readonly MdxNode[]): string[] {
  return nodes.flatMap(withDescendants).flatMap((node) => {
    const { id, name } = node.type === 'element' ? node.properties : {};
    const isAnchor = node.type === 'element' && node.tagName === 'a';
    return [id, isAnchor ? name : undefined].filter((value) => typeof value === 'string' && value !== '') as string[];
  });
}

/** The text of the first paragraph that can describe a page; empty if there is none. */
export function describingText(nodes: readonly MdxNode[]): string {
  return nodes.map((node) => paragraphText(node)).find(isDescription) ?? '';
}

/** Empty for what is no paragraph. */
function paragraphText(node: MdxNode | undefined): string {
  if (node?.type !== 'element' || node.tagName !== 'p' || node.data?.isRaw === true) {
    return '';
  }
  return textOf([{ ...node, children: node.children.map(withPlainCode) }])
    .replace(/\s+/g, ' ')
    .trim();
}

function withPlainCode(node: Element['children'][number]): Element['children'][number] {
  return node.type === 'element' && node.tagName === 'code'
    ? { type: 'text', value: withoutBrackets(textOf([node])) }
    : node;
}
