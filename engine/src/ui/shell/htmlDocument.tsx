import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import { LOW_WINDOW, WIDE_WINDOW } from '../../browser/mediaQueries.ts';
import { MASTHEAD_COLORS, TOC_OFFSET_BANDS } from '../../core/constants.ts';
import { escapeHtml } from '../../core/html.ts';
import { siteDirection, siteLanguage } from '../../core/language.ts';
import type { HeadEntry } from '../../core/plugin.ts';
import { WEB_MANIFEST_ADDRESS } from '../../core/webManifest.ts';
import type { Head, StickyBars } from '../view.ts';

/**
 * Renders a complete document.
 * @param body the `body` element
 * @param attributes attributes of the `html` element
 */
export function renderHtmlDocument(
  head: Head,
  body: ReactElement,
  attributes: Record<`data-${string}`, string> = {}
): string {
  const document = (
    <html lang={siteLanguage()} dir={siteDirection() === 'rtl' ? 'rtl' : undefined} {...attributes}>
      <head dangerouslySetInnerHTML={{ __html: renderHead(head) }} />
      {body}
    </html>
  );
  return `<!doctype html>\n${renderToStaticMarkup(document)}\n`;
}

/**
 * Renders the inner HTML of `<head>`. Stored preferences are applied before the first paint.
 *
 * It is concatenated from strings because the order matters: React hoists and reorders links, style sheets and scripts
 * by their kind. Nothing separates them: programs that turn a document into text keep each line break beside its title.
 */
function renderHead(head: Head): string {
  const { policy, analytics, bars, fonts, stylesheets, tabStylesheets, scripts, modulePreloads, laterPreloads } = head;
  const { onDemandStylesheet, themeStylesheet } = head;
  return [
    '<meta charset="utf-8">',
    policy === null ? '' : `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    ...renderMeta(head),
    ...renderLinks(head),
    analytics === null ? '' : meta('name', 'patternbook:analytics', JSON.stringify(analytics)),
    onDemandStylesheet === null ? '' : meta('name', 'patternbook:on-demand-stylesheet', onDemandStylesheet),
    themeStylesheet === null ? '' : meta('name', 'patternbook:theme-stylesheet', themeStylesheet),
    renderThemeColor('light'),
    renderThemeColor('dark'),
    renderThemeScript(head.themeScript),
    ...fonts.map(
      (address) => `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(address)}" crossorigin>`
    ),
    ...stylesheets.map((address) => `<link rel="stylesheet" href="${escapeHtml(address)}">`),
    ...tabStylesheets.map((address) => `<link rel="stylesheet" href="${escapeHtml(address)}" data-tab-stylesheet>`),
    bars === null ? '' : `<style>${stickyHeightCss(bars)}</style>`,
    // Pages are complete without scripts, which would take bandwidth from style sheets and fonts.
    ...modulePreloads.map((address) => modulePreload(address)),
    ...laterPreloads.map((address) => modulePreload(address, ' media="not all"')),
    ...scripts.map((address) => `<script type="module" fetchpriority="low" src="${escapeHtml(address)}"></script>`),
    ...head.entries.map(renderEntry)
  ]
    .filter((element) => element !== '')
    .join('');
}

/** An element that a plugin adds; scripts wait for the document unless they say otherwise. */
function renderEntry({ tag, attributes }: HeadEntry): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  const isLater = tag === 'script' && !['async', 'defer', 'type'].some((name) => name in attributes);
  return `<${tag}${written.join('')}${isLater ? ' defer' : ''}>${tag === 'script' ? '</script>' : ''}`;
}

/** Neither form lets the browser paint before the script has run. */
function renderThemeScript(script: Head['themeScript']): string {
  return typeof script === 'string'
    ? `<script>${script}</script>`
    : `<script src="${escapeHtml(script.file)}"></script>`;
}

/**
 * The color of the masthead, for the browser's toolbar. The theme script selects one of them; without it, the system's
 * color scheme does.
 */
function renderThemeColor(theme: keyof typeof MASTHEAD_COLORS): string {
  const color = MASTHEAD_COLORS[theme];
  return `<meta name="theme-color" media="(prefers-color-scheme: ${theme})" content="${color}">`;
}

/**
 * Metadata for search engines and link previews; without a type (`og:type`), pages are websites (https://ogp.me/#types).
 * The name of the installed site is in its manifest. Previews of what is not indexed show itself instead of the page
 * that its canonical address leads to.
 */
function renderMeta({ title, description, canonical, markdown, noindex, siteName, socialImage, feed }: Head): string[] {
  return [
    `<title>${escapeHtml(title)}</title>`,
    description === null ? '' : meta('name', 'description', description),
    canonical === null ? '' : `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    markdown === null ? '' : `<link rel="alternate" type="text/markdown" href="${escapeHtml(markdown)}">`,
    feed === null || noindex ? '' : `<link rel="alternate" type="application/atom+xml" href="${escapeHtml(feed)}">`,
    noindex ? meta('name', 'robots', 'noindex') : '',
    meta('property', 'og:site_name', siteName),
    meta('property', 'og:title', title),
    description === null ? '' : meta('property', 'og:description', description),
    canonical === null || noindex ? '' : meta('property', 'og:url', canonical),
    socialImage === null ? '' : meta('property', 'og:image', socialImage),
    meta('name', 'twitter:card', socialImage === null ? 'summary' : 'summary_large_image')
  ];
}

/** Icons, and what only makes sense for pages that people install. */
function renderLinks({ icon, touchIcon, noindex }: Head): string[] {
  const iconLink = `<link rel="icon" href="${escapeHtml(icon)}">`;
  return noindex
    ? [iconLink]
    : [
        iconLink,
        touchIcon === null ? '' : `<link rel="apple-touch-icon" href="${escapeHtml(touchIcon)}">`,
        `<link rel="manifest" href="${WEB_MANIFEST_ADDRESS}">`
      ];
}

function modulePreload(address: string, attributes = ''): string {
  return `<link rel="modulepreload" fetchpriority="low"${attributes} href="${escapeHtml(address)}">`;
}

function meta(key: 'name' | 'property', name: string, content: string): string {
  return `<meta ${key}="${name}" content="${escapeHtml(content)}">`;
}

/**
 * Precomputes the height of a page's sticky bars, so that scripts, which measure it, rarely need to correct it
 * (requirement 9.13): a correction invalidates the styles of the whole page. Without scripts, `TOC_OFFSET_BANDS` apply.
 */
function stickyHeightCss({ tabs, contents }: StickyBars): string {
  const heights = ['var(--pb-masthead-height)', ...(tabs ? ['var(--pb-tab-bar-height)'] : [])];
  const narrow = [...heights, ...(contents && !tabs ? ['var(--pb-contents-bar-height)'] : [])];
  return [
    stickyHeight(sum(narrow)),
    `@media ${WIDE_WINDOW}{${stickyHeight(sum(heights))}}`,
    ...TOC_OFFSET_BANDS.toReversed().map(
      ({ minWidthPx, offsetPx }) =>
        `@media(scripting:none) and (min-width:${minWidthPx}px){${stickyHeight(`${offsetPx}px`)}}`
    ),
    // In low windows, the bars are not sticky.
    `@media ${LOW_WINDOW}{${stickyHeight('0px')}}`
  ].join('');
}

function stickyHeight(value: string): string {
  return `:root{--pb-sticky-height:${value}}`;
}

function sum(lengths: readonly string[]): string {
  return `calc(${lengths.join(' + ')})`;
}
