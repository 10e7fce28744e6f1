import type { Properties } from 'hast';

import { fillText } from '../../core/fillText.ts';
import * as texts from '../../core/texts.ts';
import type { MdxNode } from './mdxNodes.ts';

/**
 * Adds the words of the interface to what the browser renders again. Elsewhere, pages add them when they are written
 * (`ui/body/readableTree.tsx`).
 */
export function withWords<Node extends MdxNode>(nodes: readonly Node[]): Node[] {
  return nodes.map((node) => {
    const inner = 'children' in node ? { ...node, children: withWords(node.children) } : node;
    return inner.type === 'element'
      ? { ...inner, properties: { ...inner.properties, ...wordsOf(inner.properties) } }
      : inner;
  });
}

function wordsOf({ className, ariaLabel }: Properties): Properties {
  const classes = Array.isArray(className) ? className : [];
  if (classes.includes('pb-anchor')) {
    const heading = typeof ariaLabel === 'string' ? ariaLabel : '';
    return { ariaLabel: fillText(texts.body.linkTo, { heading }), dataTooltip: texts.body.copyLink };
  }
  if (classes.includes('pb-code-copy')) {
    return { ariaLabel: texts.common.copyCode };
  }
  return classes.includes('pb-code') ? { dataScrolls: texts.body.code } : {};
}
