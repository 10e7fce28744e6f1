import type { RootContent } from 'mdast';

import * as texts from '../core/texts.ts';
import { heading, list, paragraph, text, textOf } from './nodes.ts';

/** Returns the headings of a twin as a list of two levels, below a heading; nothing for a text without headings. */
export function outline(content: readonly RootContent[]): RootContent[] {
  const items: { title: string; inner: string[] }[] = [];
  for (const node of content) {
    if (node.type === 'heading' && node.depth <= 3) {
      const last = items.at(-1);
      if (node.depth === 3 && last !== undefined) {
        last.inner.push(textOf(node));
      } else {
        items.push({ title: textOf(node), inner: [] });
      }
    }
  }
  return items.length === 0
    ? []
    : [
        heading(2, texts.twin.outline),
        list(
          items.map(({ title, inner }) => [
            paragraph(title),
            ...(inner.length === 0 ? [] : [list(inner.map((one) => [text(one)]))])
          ])
        )
      ];
}
