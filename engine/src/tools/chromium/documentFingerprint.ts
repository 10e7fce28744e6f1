import { createHash } from 'node:crypto';

const STYLE_SHEET = /<link rel="stylesheet" href="([^"]*)"/g;

/**
 * Changes with everything that the picture of a standalone document shows: its content, its module and its style
 * sheets, whose addresses change with what is in them. Its other scripts and what is in its head are not seen.
 */
export function documentFingerprint(html: string): string {
  const sheets = [...html.matchAll(STYLE_SHEET)].map(([, address]) => address);
  const content = html.slice(Math.max(0, html.indexOf('<body')), html.indexOf('<aside class="pb-controls"'));
  return createHash('sha256')
    .update([...sheets, content].join('\n'))
    .digest('hex')
    .slice(0, 16);
}
