import type { ElementContent } from 'hast';

import type { ProseTree } from '../core/proseTree.ts';
import { plainText } from './plainTree.ts';

/** Spaces in them are their own. */
const CODE = new Set(['pre', 'code', 'math']);

/** Elements within a line. On a page, styles keep those apart that follow each other at once. */
const WITHIN_LINES = new Set(['a', 'b', 'bdi', 'code', 'em', 'i', 'kbd', 'mark', 'small', 'span', 'strong', 'time']);

/** Elements that Markdown marks by signs, which no space may precede or follow inside. */
const MARKED = new Set(['b', 'del', 'em', 'i', 'strong']);

/**
 * Separates by spaces what only styles separate on a page, such as a name and a number beside it, and moves spaces at the
 * edges of bold text out of it.
 */
export function spacedTree(tree: ProseTree): ProseTree {
  return { ...tree, children: spaced(tree.children as ElementContent[]) };
}

function spaced(nodes: readonly ElementContent[]): ElementContent[] {
  const result: ElementContent[] = [];
  for (const node of nodes.flatMap(spacedNode)) {
    const last = result.at(-1);
    if (last && needsSpace(last, node)) {
      result.push({ type: 'text', value: ' ' });
    }
    result.push(node);
  }
  return result;
}

function spacedNode(node: ElementContent): ElementContent[] {
  if (node.type !== 'element' || CODE.has(node.tagName)) {
    return [node];
  }
  const children = spaced(node.children);
  return MARKED.has(node.tagName) ? withoutEdges({ ...node, children }) : [{ ...node, children }];
}

function needsSpace(before: ElementContent, after: ElementContent): boolean {
  const isApart =
    (isWithinLine(before) && isWithinLine(after)) ||
    (before.type === 'text' && isSpan(after)) ||
    (isSpan(before) && after.type === 'text');
  return isApart && /[\p{L}\p{N}…)]$/u.test(plainText(before)) && /^[\p{L}\p{N}#@(-]/u.test(plainText(after));
}

function isWithinLine(node: ElementContent): boolean {
  return node.type === 'element' && WITHIN_LINES.has(node.tagName);
}

function isSpan(node: ElementContent): boolean {
  return node.type === 'element' && node.tagName === 'span';
}

function withoutEdges(element: Extract<ElementContent, { type: 'element' }>): ElementContent[] {
  const [first] = element.children;
  const last = element.children.at(-1);
  const start = first?.type === 'text' ? (/^\s+/.exec(first.value)?.[0] ?? '') : '';
  const end = last?.type === 'text' ? (/\s+$/.exec(last.value)?.[0] ?? '') : '';
  const text = (value: string): ElementContent[] => (value === '' ? [] : [{ type: 'text', value }]);
  if (plainText(element).trim() === '') {
    return text(start);
  }
  const children = element.children.map((child) => {
    const trimmedStart =
      child === first && child.type === 'text' ? { ...child, value: child.value.trimStart() } : child;
    return child === last && trimmedStart.type === 'text'
      ? { ...trimmedStart, value: trimmedStart.value.trimEnd() }
      : trimmedStart;
  });
  return [...text(start), { ...element, children }, ...text(end)];
}
