import type { Element, ElementContent, Properties } from 'hast';

import { CALLOUT_TAG, CALLOUT_TITLE_TAG, isCalloutKind } from '../../core/callouts.ts';
import { fillText } from '../../core/fillText.ts';
import * as texts from '../../core/texts.ts';
import { isBlank, type MdxNode } from './mdxNodes.ts';

/**
 * Adds the words of the interface to what the browser renders again, and makes callouts plain elements. Elsewhere, pages do
 * so when they are written (`ui/body/readableTree.tsx`), where callouts are alerts of the frame's library, which the browser
 * would have to load.
 */
export function withWords(nodes: readonly MdxNode[]): MdxNode[] {
  return nodes.map((node) => {
    const inner = 'children' in node ? ({ ...node, children: withWords(node.children) } as MdxNode) : node;
    if (inner.type !== 'element') {
      return inner;
    }
    return inner.tagName === CALLOUT_TAG
      ? plainCallout(inner)
      : { ...inner, properties: { ...inner.properties, ...wordsOf(inner.properties) } };
  });
}

/** A callout whose look is that of its class (`ui/body/plainCallouts.css`). */
function plainCallout(callout: Element): Element {
  const name = String(callout.properties['kind']);
  const kind = isCalloutKind(name) ? name : 'note';
  const title = callout.children.find((child) => !isBlank(child));
  const isTitled = title?.type === 'element' && title.tagName === CALLOUT_TITLE_TAG;
  const words: ElementContent[] = isTitled ? title.children : [{ type: 'text', value: texts.body.callouts[kind] }];
  const head: Element = {
    type: 'element',
    tagName: 'p',
    properties: { className: ['pb-plain-callout-title'] },
    children: words
  };
  const text = callout.children.filter((child) => !isTitled || child !== title);
  const properties: Properties = { className: ['pb-plain-callout'], role: 'note', dataKind: kind };
  return { ...callout, tagName: 'div', properties, children: [head, ...text] };
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
