import type { Node } from 'oxc-parser';

/** The nodes of a syntax tree right below a node, in the order of the text. */
export function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter((child): child is Node => typeof child === 'object' && child !== null && 'type' in child)
    .toSorted((a, b) => a.start - b.start);
}
