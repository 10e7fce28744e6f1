import { themeScript } from '../../browser/themeScript.ts';
import { MASTHEAD_COLORS } from '../../core/constants.ts';
import { WEB_MANIFEST_ADDRESS } from '../../core/webManifest.ts';
import { escapeHtml } from '../../core/html.ts';
import { stickyHeightCss } from './stickyBars.ts';
import type { Head } from '../view.ts';

/**
 * Inner HTML of `<head>`. Stored preferences are applied before anything is painted.
 *
 * It is put together from strings because order matters here: React moves links, style sheets and scripts of documents
 * to where it thinks best, and would place them behind each other's kind.
 */
export function renderHead(head: Head): string {
  const { policy, analytics, bars, fonts, stylesheets, tabStylesheet, onDemandStylesheet, scripts, modulePreloads } =
    head;
  return [
    '<meta charset="utf-8">',
    policy === null ? '' : `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    ...renderMeta(head),
    ...renderLinks(head),
    analytics === null ? '' : meta('name', 'patternbook:analytics', JSON.stringify(analytics)),
    onDemandStylesheet === null ? '' : meta('name', 'patternbook:on-demand-stylesheet', onDemandStylesheet),
    ...Object.entries(MASTHEAD_COLORS).map(renderThemeColor),
    `<script>${themeScript}</script>`,
    ...fonts.map(
      (address) => `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(address)}" crossorigin>`
    ),
    ...stylesheets.map((address) => `<link rel="stylesheet" href="${escapeHtml(address)}">`),
    tabStylesheet === null ? '' : `<link rel="stylesheet" href="${escapeHtml(tabStylesheet)}" data-tab-stylesheet>`,
    bars === null ? '' : `<style>${stickyHeightCss(bars)}</style>`,
    ...modulePreloads.map((address) => `<link rel="modulepreload" href="${escapeHtml(address)}">`),
    ...scripts.map((address) => `<script type="module" src="${escapeHtml(address)}"></script>`)
  ]
    .filter((line) => line !== '')
    .join('\n');
}

/** The script that applies preferences chooses between the two; without it, the system does. */
function renderThemeColor([theme, color]: [theme: string, color: string]): string {
  return `<meta name="theme-color" media="(prefers-color-scheme: ${theme})" content="${color}">`;
}

/** What search engines and link previews read. */
function renderMeta({ title, description, canonical, noindex, siteName, socialImage }: Head): string[] {
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    canonical === null ? '' : `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    noindex ? meta('name', 'robots', 'noindex') : '',
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', siteName),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    canonical === null ? '' : meta('property', 'og:url', canonical),
    socialImage === null ? '' : meta('property', 'og:image', socialImage),
    meta('name', 'twitter:card', socialImage === null ? 'summary' : 'summary_large_image')
  ];
}

function renderLinks({ icon, touchIcon, siteName }: Head): string[] {
  return [
    `<link rel="icon" href="${escapeHtml(icon)}">`,
    touchIcon === null ? '' : `<link rel="apple-touch-icon" href="${escapeHtml(touchIcon)}">`,
    `<link rel="manifest" href="${WEB_MANIFEST_ADDRESS}">`,
    meta('name', 'application-name', siteName)
  ];
}

function meta(key: 'name' | 'property', name: string, content: string): string {
  return `<meta ${key}="${name}" content="${escapeHtml(content)}">`;
}
