import { escapeHtml } from '../../escapeHtml.ts';
import { renderHeading, renderRow, renderRowName, renderTable } from './parts.ts';
import type { CssVariableRowView, CssVariablesView, ThemedValueView } from './view.ts';

/** The tables of a tab's custom properties (spec §2.7); several prefixes have headings of their own. */
export function renderCssVariables(tables: readonly CssVariablesView[]): string {
  return tables
    .map(({ anchor, prefix, rows }) => {
      const heading = tables.length > 1 ? renderHeading(3, anchor, prefixHeading(prefix)) : '';
      const table = renderTable('variables', `CSS variables prefixed with ${prefix}`, rows.map(renderVariable));
      return `<section class="pb-reference-entry" aria-label="${escapeHtml(prefixHeading(prefix))}" style="--pb-rows:${rows.length}" data-reference-entry>${heading}${table}</section>`;
    })
    .join('');
}

/** Text of a prefix's heading and of its entry in the contents list. */
export function prefixHeading(prefix: string): string {
  return `Prefixed with “${prefix}”`;
}

/** Pages have hundreds of these: elements are few, and lines of text part what the filter looks at. */
function renderVariable({ anchor, selector, condition, property, token, values }: CssVariableRowView): string {
  const where = condition === null ? escapeHtml(selector) : `${escapeHtml(selector)}\n<br>${escapeHtml(condition)}`;
  const shown = values.map(renderValue).join('\n');
  const chains = values.filter(({ stepsHtml }) => stepsHtml.length > 0).map(renderChain);
  const script = token === null ? [] : [`<p>In scripts:\n${escapeHtml(token)}</p>`];
  const details = [...chains, ...script].join('\n');
  return renderRow<'variables'>(anchor, [
    where,
    renderRowName(anchor, property),
    details === '' ? shown : `<details><summary>${shown}</summary>\n${details}</details>`
  ]);
}

function renderValue({ themes, value, isColor }: ThemedValueView): string {
  const color = isColor ? ` class="pb-color" style="--pb-color:${escapeHtml(value)}"` : '';
  return `<span${color}${themeAttribute(themes)}>${escapeHtml(value)}</span>`;
}

/** The steps from a value as it is written to the one in the end. */
export function renderChain({ themes, stepsHtml }: ThemedValueView): string {
  return `<p class="pb-chain"${themeAttribute(themes)}>${stepsHtml.join('\n→ ')}</p>`;
}

/** Says in which themes an element shows; `reference.css` goes by it. */
export function themeAttribute(themes: readonly string[]): string {
  return themes.length === 0 ? '' : ` data-in="${themes.join(' ')}"`;
}
