import { escapeHtml } from '../escapeHtml.ts';
import type { TypeLink } from '../reference/entry.ts';
import { layOutType } from './layOutType.ts';
import type { LinkType } from './typeLinks.ts';

const WORD = /[A-Za-z_$][\w$]*/g;

/** A type, laid out to be read, in which the names of the design system's own types lead to what explains them. */
export function typeHtml(type: string, types: readonly TypeLink[], linkType: LinkType): string {
  const text = layOutType(type);
  const links = new Map(types.map(({ name, id }) => [name, linkType(id, name)]));
  let html = '';
  let end = 0;
  for (const match of text.matchAll(WORD)) {
    const link = links.get(match[0]);
    if (link) {
      html += escapeHtml(text.slice(end, match.index)) + link;
      end = match.index + match[0].length;
    }
  }
  return html + escapeHtml(text.slice(end));
}
