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

/** Columns of the kinds of tables; `referenceTable.css` gives each kind its widths. */
const COLUMNS = {
  props: ['Name', 'Type', 'Default', 'Description'],
  members: ['Name', 'Value', 'Description'],
  functions: ['Function', 'Type', 'Default parameter values', 'Description'],
  variables: ['Selector', 'Variable', 'Value']
} as const;

type Kind = keyof typeof COLUMNS;

/** HTML of a row's cells, one for each column. */
type Cells<Columns extends readonly string[]> = { readonly [Column in keyof Columns]: string };

/** A table whose rows become blocks in narrow windows, each cell with the name of its column. */
export function renderTable(kind: Kind, label: string, rows: readonly string[]): string {
  const head = COLUMNS[kind].map((heading) => `<th scope="col">${heading}</th>`).join('');
  // Said once for the style sheet: an attribute on every cell would be a tenth of the page.
  const names = COLUMNS[kind].map((heading, index) => `--pb-column-${index + 1}:'${heading}'`).join(';');
  return `<table class="pb-reference-table" data-table="${kind}" style="${names}" aria-label="${escapeHtml(label)}"><thead><tr>${head}</tr></thead><tbody data-rows>${rows.join('')}</tbody></table>`;
}

/** One row, with an id where it can be linked to. */
export function renderRow<K extends Kind>(anchor: string | null, cells: Cells<(typeof COLUMNS)[K]>): string {
  const all: readonly string[] = cells;
  const id = anchor === null ? '' : ` id="${anchor}"`;
  return `<tr${id}>${all.map((html) => `<td>${html}</td>`).join('')}</tr>`;
}

/** What doesn't fit into a line of its column; spaces and hyphens let the rest break as it is. */
const LONG_WORD = /^[^-\s]{16,}$/;

/** Code that breaks between its words where it is too long for a line. */
export function renderCode(code: string): string {
  const html = escapeHtml(code);
  return LONG_WORD.test(code) ? html.replace(/([a-z.])(?=[A-Z])|\.(?=[a-z])/g, '$&<wbr>') : html;
}

/** The name that a row is about, which links to the row itself. */
export function renderRowName(anchor: string | null, name: string): string {
  return anchor === null ? renderCode(name) : `<a href="#${anchor}">${renderCode(name)}</a>`;
}
