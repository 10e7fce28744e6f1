import type { Declaration } from 'lightningcss';

import { childElements, parseTree } from '../../content/html/parseMarkup.ts';
import { type ClassRules, classRules, type ClassStyles, valuesFor } from './classRules.ts';

/** Rules that set `display`: whether it is that of an element in a line, such as `inline-flex`. */
export type DisplayRules = ClassRules<boolean>;

/** Elements that are in a line without any rule. */
const IN_LINE = new Set(['a', 'b', 'button', 'code', 'em', 'i', 'img', 'label', 'span', 'strong', 'svg']);

/** Returns what rules for elements with certain classes set of their display. */
export function displayRules(styles: readonly ClassStyles[]): DisplayRules {
  return classRules(styles, (declaration: Declaration) =>
    declaration.property === 'display' && declaration.value.type === 'pair'
      ? [declaration.value.outside === 'inline']
      : []
  );
}

/** Whether the outermost elements of a piece of HTML are as wide as what they contain, not as their container. */
export function isInLine(html: string, rules: DisplayRules): boolean {
  return childElements(parseTree(html)).every(
    (element) => valuesFor(element, rules).at(-1) ?? IN_LINE.has(element.tagName)
  );
}
