import type { Token } from 'markdown-it';
import type { FenceNode, Node } from './markdown/nodes.ts';

/** A live fence with the title and the caption that the prose before it gives it. */
export interface ExamplePart {
  kind: 'example';
  /** Null if no heading names the example. */
  title: string | null;
  /** Level of the heading that the title was taken from; 3 if there is none. */
  level: number;
  fence: FenceNode;
  caption: Token[];
}

export type Part = Exclude<Node, FenceNode> | ExamplePart;

/**
 * Gives every live fence its title: the nearest `###` before it, back to the example or the `#`/`##` before; failing
 * that the nearest `####`, failing that the `##` itself. The heading becomes the example's title, and what stands
 * between it and the fence the example's caption.
 */
export function pairExamples(nodes: readonly Node[]): Part[] {
  const parts: Part[] = [];
  for (const node of nodes) {
    if (node.kind !== 'fence') {
      parts.push(node);
      continue;
    }
    const index = findTitle(parts);
    const heading = index === null ? undefined : parts[index];
    if (index === null || heading?.kind !== 'heading') {
      parts.push({ kind: 'example', title: null, level: 3, fence: node, caption: [] });
      continue;
    }
    const caption = parts.splice(index).slice(1).flatMap(tokensOf);
    parts.push({ kind: 'example', title: heading.text, level: heading.level, fence: node, caption });
  }
  return parts;
}

/** Index of the heading that names an example which comes after `parts`. */
function findTitle(parts: readonly Part[]): number | null {
  let subheading: number | null = null;
  for (const [index, part] of [...parts.entries()].reverse()) {
    if (part.kind === 'example' || part.kind === 'component') {
      break;
    }
    if (part.kind === 'heading' && part.level === 3) {
      return index;
    }
    if (part.kind === 'heading' && part.level < 3) {
      return subheading ?? index;
    }
    if (part.kind === 'heading' && part.level === 4) {
      subheading ??= index;
    }
  }
  return subheading;
}

function tokensOf(part: Part): Token[] {
  return part.kind === 'prose' || part.kind === 'heading' ? part.tokens : [];
}
