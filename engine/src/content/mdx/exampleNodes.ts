import type { ElementContent, ElementData } from 'hast';

import { componentNode } from '../../core/proseTree.ts';
import * as texts from '../../core/texts.ts';
import type { Origin } from '../markdown/liveFence.ts';
import { pairExamples } from '../nameExamples.ts';
import { isJsx, type MdxNode } from './mdxNodes.ts';
import { toParts } from './mdxParts.ts';
import type { TextScope } from './simplify.ts';

/** What the node of a live example stands for. */
interface Hidden {
  /** The heading that names it; empty without one. */
  before: readonly MdxNode[];
  fence: MdxNode;
}

/** Nodes as plugins see them: each live example is one node, with its caption in it. */
interface ShownExamples {
  nodes: MdxNode[];
  hidden: readonly Hidden[];
}

/** Puts a node `<Example title lang>` in the place of each live example of a page, its heading, and its caption. */
export function withExampleNodes(
  nodes: readonly MdxNode[],
  scope: Pick<TextScope, 'names'>,
  origin: Origin
): ShownExamples {
  const parts = toParts(nodes, scope, origin).map((part, index) =>
    part.kind === 'component' || part.kind === 'fence' ? part : { ...part, tokens: [index] }
  );
  const shown: MdxNode[] = [];
  const hidden: Hidden[] = [];
  let next = 0;
  for (const part of pairExamples(parts, () => [])) {
    if (part.kind !== 'example') {
      shown.push(...nodes.slice(next, next + 1));
      next += 1;
      continue;
    }
    const end = parts.findIndex(({ kind }, index) => index >= next && kind === 'fence');
    const fence = nodes[end];
    const hasHeading = next < end;
    if (fence !== undefined) {
      const caption = nodes.slice(hasHeading ? next + 1 : end, end) as ElementContent[];
      const attributes = { title: part.title ?? texts.examples.untitled, lang: part.fence.lang };
      const node = componentNode('mdxJsxFlowElement', { name: 'Example', attributes, line: part.fence.line }, caption);
      shown.push({ ...node, data: { ...node.data, hidden: hidden.length } as typeof node.data });
      hidden.push({ before: hasHeading ? nodes.slice(next, next + 1) : [], fence });
    }
    next = end + 1;
  }
  return { nodes: shown, hidden };
}

/**
 * Puts the examples back in the place of their nodes, with the captions that these have now.
 * @returns null if the nodes are not all there, in their order
 */
export function withoutExampleNodes(nodes: readonly MdxNode[], hidden: readonly Hidden[]): MdxNode[] | null {
  let count = 0;
  const restored = nodes.flatMap((node): MdxNode[] => {
    const index = indexOf(node);
    const own = index === count ? hidden[index] : undefined;
    if (own === undefined || !isJsx(node)) {
      return [node];
    }
    count += 1;
    return [...own.before, ...node.children, own.fence];
  });
  return count === hidden.length && !restored.some((node) => indexOf(node) !== undefined) ? restored : null;
}

function indexOf({ data }: MdxNode): number | undefined {
  return (data as (ElementData & { hidden?: number }) | undefined)?.hidden;
}
