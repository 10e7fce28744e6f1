/** What differs between two renderings of one example without a meaning: names that are made up on the way. */
const MADE_UP: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  // React's own ids, and those that libraries count or draw by lot.
  [/_(?:x[0-9a-z]+)?[rR]_[0-9a-z]+(?:H[0-9a-z]+)?_/g, '_r_'],
  [/(\bpf-|-)\d{10,}[0-9a-z]*/g, '$1#'],
  [/OUIA-Generated-([\w-]+?)-\d+/g, 'OUIA-Generated-$1'],
  [/(pf-[a-z-]+-?)\d+/g, '$1#'],
  // Addresses of what was made in the document.
  [/blob:[^"')]+/g, 'blob:']
];

/** HTML without what two renderings of one example may well differ in. */
export function normalHtml(html: string): string {
  return MADE_UP.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), html)
    .replace(/<!--.*?-->/gs, '')
    .replace(/ style="([^"]*)"/g, (_, style: string) => ` style="${normalStyle(style)}"`)
    .trim();
}

/** A server writes styles without the blanks that a browser puts between their parts. */
function normalStyle(style: string): string {
  return style
    .replace(/\s*([:;,])\s*/g, '$1')
    .replace(/\b0px\b/g, '0')
    .replace(/;$/, '');
}
