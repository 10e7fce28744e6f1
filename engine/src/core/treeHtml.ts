import type { Raw } from 'mdast-util-to-hast';
import type { Element, RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';

import { IGNORE_FIRST_BREAK } from './firstBreak.ts';
import { isComponentNode, mapNodes, type ProseTree } from './proseTree.ts';

/** Writes a tree as HTML. Components that nothing has been put in place of are left out; what is in them isn't. */
export function treeHtml(tree: ProseTree): string {
  const complete = mapNodes(tree, (node) =>
    isComponentNode(node) ? node.children : node.type === 'element' ? withFirstBreak(node) : node
  );
  return toHtml(complete, { allowDangerousHtml: true, characterReferences: { useNamedReferences: true } });
}

/** Doubles a line break at the start of an element whose readers ignore one. */
function withFirstBreak(element: Element): Element {
  const [first] = element.children;
  return IGNORE_FIRST_BREAK.has(element.tagName) && startsWithBreak(first)
    ? { ...element, children: [{ type: 'text', value: '\n' }, ...element.children] }
    : element;
}

function startsWithBreak(node: RootContent | undefined): boolean {
  return node?.type === 'text' && node.value.startsWith('\n');
}

/** Makes a node of HTML that the build has written, and that stays as it is. */
export function rawNode(html: string): Raw {
  return { type: 'raw', value: html };
}
