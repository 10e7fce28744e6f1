import { codeHtml } from '../../codeHtml.ts';
import { escapeHtml } from '../../escapeHtml.ts';
import { renderHeading, renderRow, renderTable } from './parts.ts';
import type { CssVariableRowView, CssVariablesView, ThemedValueView } from './view.ts';

const HEADINGS = ['Selector', 'Variable', 'Value'];

/** The tables of a tab's custom properties (spec §2.7); several prefixes have headings of their own. */
export function renderCssVariables(tables: readonly CssVariablesView[]): string {
  return tables
    .map(({ anchor, prefix, rows }) => {
      const heading = tables.length > 1 ? renderHeading(3, anchor, prefixHeading(prefix)) : '';
      const table = renderTable(`CSS variables prefixed with ${prefix}`, HEADINGS, rows.map(renderVariable));
      return `<section class="pb-reference-entry" aria-label="${escapeHtml(prefixHeading(prefix))}" style="--pb-rows:${rows.length}" data-reference-entry>${heading}${table}</section>`;
    })
    .join('');
}

/** Text of a prefix's heading and of its entry in the contents list. */
export function prefixHeading(prefix: string): string {
  return `Prefixed with “${prefix}”`;
}

function renderVariable({ anchor, selector, condition, property, token, values }: CssVariableRowView): string {
  const where = condition === null ? codeHtml(selector) : `${codeHtml(selector)}<br>${codeHtml(condition)}`;
  const chains = values.filter((value) => value.values.length > 0);
  const details =
    chains.length === 0 && token === null
      ? ''
      : `<details class="pb-variable"><summary>${values.map(renderValue).join('')}</summary>${chains.map(renderChain).join('')}${token === null ? '' : `<p>In scripts: ${codeHtml(token)}</p>`}</details>`;
  return renderRow(anchor, [
    ['Selector', where],
    ['Variable', `<a class="pb-prop" href="#${anchor}">${codeHtml(property)}</a>`],
    ['Value', details === '' ? values.map(renderValue).join('') : details]
  ]);
}

function renderValue({ themes, value, isColor }: ThemedValueView): string {
  const swatch = isColor
    ? `<span class="pb-swatch" style="background-color:${escapeHtml(value)}" aria-hidden="true"></span>`
    : '';
  return `<span class="pb-value"${themeAttribute(themes)}>${swatch}${codeHtml(value)}</span>`;
}

function renderChain({ themes, values }: ThemedValueView): string {
  const steps = values.map((value) => `<li>${codeHtml(value)}</li>`).join('');
  return `<ol class="pb-value"${themeAttribute(themes)}>${steps}</ol>`;
}

function themeAttribute(themes: readonly string[]): string {
  return themes.length === 0 ? '' : ` data-in="${themes.join(' ')}"`;
}
