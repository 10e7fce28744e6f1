import { escapeHtml } from '../../escapeHtml.ts';
import { renderHeading, renderRow, renderRowName, renderTable } from './parts.ts';
import { renderChains, themeAttribute } from './renderChains.ts';
import type { CssVariableRowView, CssVariablesView, ThemedValueView } from './view.ts';

/** The tables of a tab's custom properties (spec §2.7); several prefixes have headings of their own. */
export function renderCssVariables(tables: readonly CssVariablesView[]): string {
  return tables
    .map(({ anchor, prefix, rows }) => {
      const heading = tables.length > 1 ? renderHeading(3, anchor, prefixHeading(prefix)) : '';
      const table = renderTable('variables', `CSS variables prefixed with ${prefix}`, rows.map(renderVariable));
      return `<section class="pb-reference-entry" aria-label="${escapeHtml(prefixHeading(prefix))}" style="--pb-rows:${rows.length}" data-row-group>${heading}${table}</section>`;
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
  const chains = renderChains(values);
  const script = token === null ? '' : `In scripts:\n${escapeHtml(token)}`;
  const details = [chains, script].filter((part) => part !== '').join('\n');
  return renderRow<'variables'>(anchor, [
    where,
    renderRowName(anchor, property),
    details === '' ? shown : `<details><summary>${shown}</summary>\n${details}</details>`
  ]);
}

function renderValue({ themes, value, isColor }: ThemedValueView): string {
  const color = isColor ? ` class="pb-color" style="--pb-color:${escapeHtml(value)}"` : '';
  const attributes = color + themeAttribute(themes);
  return attributes === '' ? escapeHtml(value) : `<span${attributes}>${escapeHtml(value)}</span>`;
}
