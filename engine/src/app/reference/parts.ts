import { headingLink } from '../../headingLink.ts';
import type { Badge } from '../../model.ts';
import { BADGE_HTML } from '../body/staticParts.tsx';
import { escapeHtml } from '../../escapeHtml.ts';

/** A heading that can be linked to. */
export function renderHeading(level: 2 | 3 | 4, anchor: string, text: string, badges: readonly Badge[] = []): string {
  const name = escapeHtml(text);
  const heading = `<h${level} id="${anchor}" class="pb-reference-heading">${name}</h${level}>`;
  return `<div class="pb-heading">${heading}${headingLink(anchor, name)}${renderBadges(badges)}</div>`;
}

export function renderBadges(badges: readonly Badge[]): string {
  return badges.map((badge) => BADGE_HTML[badge]).join(' ');
}

/**
 * The field that narrows the tables of a section, and the button that opens all their rows where rows open. The
 * script that makes them work also shows them.
 */
export function renderFilter(label: string, kind: 'text' | 'pattern' = 'text'): string {
  const expand =
    kind === 'pattern'
      ? '<button type="button" class="pf-v6-c-button pf-m-link pf-m-small" data-expand-all aria-pressed="false">Expand all</button>'
      : '';
  return `<div class="pb-reference-filter" data-reference-filter="${kind}" hidden><label class="pb-reference-field"><span class="pf-v6-screen-reader">${label}</span><input type="search" class="pb-reference-input" placeholder="${label}" autocomplete="off" spellcheck="false"></label>${expand}<span class="pb-reference-count" role="status"></span></div>`;
}

/** A table whose rows become blocks in narrow windows. */
export function renderTable(label: string, headings: readonly string[], rows: readonly string[]): string {
  const head = headings.map((heading) => `<th scope="col">${heading}</th>`).join('');
  return `<table class="pb-reference-table" aria-label="${escapeHtml(label)}"><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

/** One row; `cells` are pairs of the column's name and HTML. */
export function renderRow(anchor: string | null, cells: readonly (readonly [label: string, html: string])[]): string {
  const id = anchor === null ? '' : ` id="${anchor}"`;
  return `<tr${id}>${cells.map(([label, html]) => `<td data-label="${label}">${html}</td>`).join('')}</tr>`;
}
