import type { Element, RootContent } from 'hast';

import type { ProseTree } from './proseTree.ts';

/** Element in the place of the text of a page, in what its layout was rendered to. */
export const LAYOUT_CONTENT = 'pb-layout-content';

/** Whether a node is, or contains, the place of the text of a page. */
export function holdsContent(node: RootContent): node is Element {
  return node.type === 'element' && (node.tagName === LAYOUT_CONTENT || node.children.some(holdsContent));
}

/** Divides a layout at the text of the page. Without a place for the text, all is before it. */
export function aroundContent(tree: ProseTree): Record<'before' | 'after', ProseTree> {
  const [before, after] = divided(tree.children);
  return { before: { ...tree, children: before }, after: { ...tree, children: after } };
}

function divided<Node extends RootContent>(nodes: readonly Node[]): [before: Node[], after: Node[]] {
  const place = nodes.findIndex(holdsContent);
  const node = nodes[place];
  if (node === undefined) {
    return [[...nodes], []];
  }
  const [before, after] = [nodes.slice(0, place), nodes.slice(place + 1)];
  if (node.type !== 'element' || node.tagName === LAYOUT_CONTENT) {
    return [before, after];
  }
  const inner = divided(node.children);
  return [
    [...before, { ...node, children: inner[0] }],
    [{ ...node, children: inner[1] }, ...after]
  ];
}
