import { themeScript } from '../client/themeScript.ts';
import { TOC_OFFSET_BANDS } from '../constants.ts';
import { escapeHtml } from './escapeHtml.ts';
import type { Head } from './view.ts';

/** Inner HTML of `<head>`. Stored preferences are applied before anything is painted. */
export function renderHead(head: Head): string {
  const { title, description, canonical, noindex, icon, stylesheets, tabStylesheet, scripts, modulePreloads } = head;
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    canonical === null ? '' : `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    noindex ? '<meta name="robots" content="noindex">' : '',
    `<link rel="icon" href="${escapeHtml(icon)}">`,
    `<script>${themeScript}</script>`,
    ...stylesheets.map((address) => `<link rel="stylesheet" href="${escapeHtml(address)}">`),
    tabStylesheet === null ? '' : `<link rel="stylesheet" href="${escapeHtml(tabStylesheet)}" data-tab-stylesheet>`,
    `<style>${STICKY_FALLBACK_CSS}</style>`,
    ...modulePreloads.map((address) => `<link rel="modulepreload" href="${escapeHtml(address)}">`),
    ...scripts.map((address) => `<script type="module" src="${escapeHtml(address)}"></script>`)
  ]
    .filter((line) => line !== '')
    .join('\n');
}

/** How much of the window's top the sticky bars cover, for as long as nothing has measured them (spec §9). */
const STICKY_FALLBACK_CSS = TOC_OFFSET_BANDS.toReversed()
  .map(({ minWidthPx, offsetPx }) => {
    const rule = `:root{--pb-sticky-fallback:${offsetPx}px}`;
    return minWidthPx === 0 ? rule : `@media(min-width:${minWidthPx}px){${rule}}`;
  })
  .join('');
