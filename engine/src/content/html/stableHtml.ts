import { defaultTreeAdapter as adapter, serialize } from 'parse5';

import { IGNORE_FIRST_BREAK } from '../../core/firstBreak.ts';
import { isHtml } from './elements.ts';
import { type Element, elementsOf, type Fragment, parseMarkup } from './parseMarkup.ts';

/** Rounds after which HTML that still changes is given up. Attacks on sanitizers need two. */
const MAX_ROUNDS = 6;

/**
 * Writes HTML whose elements are all closed, so that it stays within the element around it, however it is read again.
 * Some trees can't be written as HTML at once, such as a form in a form: they are read and written until nothing changes.
 * @param edit changes each tree before it is written; it has to come to an end
 * @returns null if it never stays the same
 */
export function stableHtml(tree: Fragment, edit: (tree: Fragment) => void): string | null {
  edit(tree);
  let html = writeHtml(tree);
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const again = parseMarkup(html).tree;
    edit(again);
    const next = writeHtml(again);
    if (next === html) {
      return html;
    }
    html = next;
  }
  return null;
}

/** Writes a tree as HTML. */
export function writeHtml(tree: Fragment): string {
  const elements = elementsOf(tree).filter((element) => isHtml(element) && IGNORE_FIRST_BREAK.has(element.tagName));
  elements.forEach(keepFirstBreak);
  return serialize(tree);
}

/** Doubles a line break at the start, since the reader of the HTML ignores one. */
function keepFirstBreak({ childNodes: [first] }: Element): void {
  if (first && adapter.isTextNode(first) && first.value.startsWith('\n')) {
    first.value = `\n${first.value}`;
  }
}
