import { codeHtml } from '../../codeHtml.ts';
import { ROOT_FONT_SIZE_PX } from '../../rootFontSize.ts';
import { themeAttribute } from '../reference/renderChains.ts';
import type { ThemedValueView } from '../reference/view.ts';
import { tokenPreview } from './tokenPreview.ts';
import type { PlacedToken } from './view.ts';

const REM = /^(\d*\.?\d+)rem$/;

/** A token's value within a sentence, as a link to what there is to know of it. */
export function renderTokenValue({ token: { name, values }, href }: PlacedToken): string {
  const html = values.map((value) => renderValue(name, value)).join('');
  return href === null
    ? `<span class="pb-token-value">${html}</span>`
    : `<a class="pb-token-value" href="${href}">${html}</a>`;
}

/** Colors with their names, as they are in the theme that shows. */
export function renderTokenSwatches(tokens: readonly PlacedToken[]): string {
  return `<ul role="list" class="pb-swatches">${tokens.map(renderItem).join('')}</ul>`;
}

/** Lengths, durations and the like with their names, drawn to scale. */
export function renderTokenScale(tokens: readonly PlacedToken[]): string {
  return `<ul role="list" class="pb-token-scale">${tokens.map(renderItem).join('')}</ul>`;
}

function renderItem({ token: { name, values }, href }: PlacedToken): string {
  const label = href === null ? codeHtml(name) : `<a href="${href}">${codeHtml(name)}</a>`;
  const shown = values.map(
    (value) =>
      `<span${themeAttribute(value.themes)}><span class="pb-token-shown">${tokenPreview(name, value)}${codeHtml(valueText(value))}</span></span>`
  );
  return `<li>${shown.join('')}${label}</li>`;
}

function renderValue(name: string, value: ThemedValueView): string {
  const preview = value.isColor ? tokenPreview(name, value) : '';
  return `<span${themeAttribute(value.themes)}>${preview}${codeHtml(valueText(value))}</span>`;
}

/** Lengths that depend on the reader's text size also in the pixels that most readers have, e.g. `16px (1rem)`. */
function valueText({ value }: ThemedValueView): string {
  const rem = REM.exec(value)?.[1];
  return rem === undefined ? value : `${Number(rem) * ROOT_FONT_SIZE_PX}px (${value})`;
}
