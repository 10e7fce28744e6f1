import { codeHtml } from '../../codeHtml.ts';
import { escapeHtml } from '../../escapeHtml.ts';
import { renderChains, themeAttribute } from '../reference/renderChains.ts';
import type { ThemedValueView } from '../reference/view.ts';
import { tokenPreview } from './tokenPreview.ts';
import type { TokenView } from './view.ts';

/**
 * A token: its name and value, and behind them what it comes from and where it is used. There are more than a
 * thousand on a page, so each is as little HTML as it can be.
 */
export function renderToken(token: TokenView): string {
  const { name, layer, values } = token;
  const copied = `var(${name})`;
  return [
    `<li class="pb-token" id="${name}" data-row${layer === null ? '' : ` data-values="layer:${escapeHtml(layer)}"`}>`,
    `<a href="#${name}"><code>${name}</code></a>`,
    renderCopy(copied),
    `<details><summary>${values.map((value) => renderValue(name, value)).join('')} <small>${summaryOf(token)}</small></summary><dl>`,
    renderPart(
      'Resolves to',
      [renderChains(values)].filter((html) => html !== '')
    ),
    renderPart('Used by tokens', token.tokens.map(renderTokenLink)),
    renderPart('Used in the styles of', token.sheets.map(renderSheet)),
    renderPart('Only in', token.onlyIn.map(escapeHtml)),
    token.importLine === null
      ? ''
      : renderPart('In scripts', [codeHtml(token.importLine) + renderCopy(token.importLine)]),
    '</dl></details></li>'
  ].join('');
}

function renderCopy(text: string): string {
  return `<button type="button" data-copy="${escapeHtml(text)}" aria-label="Copy ${escapeHtml(text)}">Copy</button>`;
}

function renderValue(name: string, value: ThemedValueView): string {
  return `<span${themeAttribute(value.themes)}>${tokenPreview(name, value)}${codeHtml(value.value)}</span>`;
}

/** Layer, and by how many things the token is used. */
function summaryOf({ layer, tokens, sheets }: TokenView): string {
  const uses = tokens.length + sheets.length;
  const count = uses === 0 ? 'not used' : uses === 1 ? '1 use' : `${uses} uses`;
  return layer === null ? count : `${escapeHtml(layer)}, ${count}`;
}

function renderTokenLink(name: string): string {
  return `<a href="#${name}">${name}</a>`;
}

function renderSheet({ prefix, href }: TokenView['sheets'][number]): string {
  const text = escapeHtml(prefix);
  return href === null ? text : `<a href="${escapeHtml(href)}">${text}</a>`;
}

function renderPart(term: string, descriptions: readonly string[]): string {
  return descriptions.length === 0
    ? ''
    : `<dt>${term}</dt>${descriptions.map((description) => `<dd>${description}</dd>`).join('')}`;
}
