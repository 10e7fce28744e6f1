import { escapeHtml } from '../../src/core/html.ts';
import type { PageData } from '../../src/core/pageData.ts';

/** A page without anything optional. */
const PAGE: PageData = {
  frame: 'f1',
  title: 'Page',
  description: '',
  canonical: null,
  markdown: null,
  path: '/page',
  section: null,
  main: '<h1>Page</h1>',
  stylesheets: [],
  module: null,
  preloads: []
};

/** Creates a page, with defaults for what is not given. */
export function pageData(parts: Partial<PageData> = {}): PageData {
  return { ...PAGE, ...parts };
}

/** Writes the document of a page as `renderDocument` does, with little of the shell. */
export function pageHtml(page: PageData): string {
  const attribute = (name: string, value: string | null): string =>
    value === null ? '' : ` ${name}="${escapeHtml(value)}"`;
  return `<!doctype html>
<html lang="en"${attribute('data-frame', page.frame)}><head><title>${escapeHtml(page.title)}</title>
<meta name="description"${attribute('content', page.description)}>
${page.canonical === null ? '' : `<link rel="canonical"${attribute('href', page.canonical)}>`}
${page.markdown === null ? '' : `<link rel="alternate" type="text/markdown"${attribute('href', page.markdown)}>`}
<link rel="stylesheet" href="/base.css">
${page.stylesheets.map((address) => `<link rel="stylesheet"${attribute('href', address)} data-tab-stylesheet>`).join('\n')}
${page.preloads.map((address) => `<link rel="modulepreload"${attribute('href', address)}>`).join('\n')}</head>
<body class="pb-page"><header>Acme</header><main id="pb_main" class="pb-main" tabindex="-1"${attribute('data-path', page.path)}${attribute('data-section', page.section)}${attribute('data-module', page.module)}>${page.main}</main><footer>End</footer></body></html>
`;
}
