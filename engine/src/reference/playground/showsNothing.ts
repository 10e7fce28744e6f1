import { defaultTreeAdapter as adapter } from 'parse5';

import { parseTree, type TreeNode } from '../../content/html/parseMarkup.ts';
import { unionMembers } from '../../core/propTypes.ts';
import type { EntryOf, PropRow } from '../entry.ts';

/** Elements that show something without any text. */
const SHOWN = new Set(
  'audio canvas hr iframe img input meter object picture progress select svg textarea video'.split(' ')
);

/** Types that configure a component, and fill it with nothing: plain values, functions, references, and styles. */
const SETTING =
  /^(?:string|number|boolean|any|unknown|'[^']*'|"[^"]*"|-?\d[\d.]*|true|false)$|=>|\bRef\b|Ref(?:Object)?<|CSSProperties/;

/**
 * Tells whether a specimen shows nothing because its content is missing: its HTML has no text, no picture, and no field,
 * and the component has a property for content, such as rows or an icon. Components without one, such as a placeholder
 * for text that loads, are drawn by style sheets.
 * @param html what the component renders
 */
export function showsNothing(html: string, { props }: EntryOf<'component'>): boolean {
  return props.some(takesContent) && !parseTree(html).childNodes.some(isShown);
}

function takesContent({ type }: PropRow): boolean {
  return !SETTING.test(type) && unionMembers(type).some((member) => !SETTING.test(member));
}

function isShown(node: TreeNode): boolean {
  if (adapter.isTextNode(node)) {
    return node.value.trim() !== '';
  }
  return adapter.isElementNode(node) && (SHOWN.has(node.tagName) || node.childNodes.some(isShown));
}
