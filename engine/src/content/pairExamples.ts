import type { Token } from 'markdown-it';
import { isFigure } from './figure.ts';
import { textAttribute } from './infoString.ts';
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

/** Parses Markdown that stands within a line. */
export type ParseInline = (text: string) => Token[];

/**
 * Gives every live fence its title: the nearest `###` before it, back to the example or the `#`/`##` before; failing
 * that the nearest `####`, failing that the `##` itself. The heading becomes the example's title, and what stands
 * between it and the fence the example's caption. A figure takes no heading: its fence says title and caption.
 */
export function pairExamples(nodes: readonly Node[], parseInline: ParseInline): Part[] {
  const parts: Part[] = [];
  for (const node of nodes) {
    if (node.kind !== 'fence') {
      parts.push(node);
      continue;
    }
    if (isFigure(node.info)) {
      parts.push(toFigure(node, parseInline));
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

function toFigure(fence: FenceNode, parseInline: ParseInline): ExamplePart {
  const caption = parseInline(textAttribute(fence.info, 'caption') ?? '');
  // Its links are found by the line that they stand on.
  const line: [number, number] = [fence.line - 1, fence.line];
  caption.forEach((token) => (token.map = line));
  return { kind: 'example', title: textAttribute(fence.info, 'title'), level: 3, fence, caption };
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
