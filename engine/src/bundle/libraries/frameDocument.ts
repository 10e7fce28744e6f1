import { escapeHtml } from '../../core/escapeHtml.ts';
import { INITIAL_POLICY } from '../../live/frame/policy.ts';
import { PAGE_ORIGIN_ATTRIBUTE } from '../../live/frame/protocol.ts';

export interface FrameParts {
  stylesheets: readonly string[];
  script: string;
  /** Origin of the pages that may use the frame; null for the one that serves it. */
  pageOrigin: string | null;
}

/**
 * The document that edited examples run in. It is the same for all of them: what it shows comes over a port. Its script
 * completes its policy before it does anything else.
 */
export function frameDocument({ stylesheets, script, pageOrigin }: FrameParts): string {
  const allowed = pageOrigin === null ? '' : ` ${PAGE_ORIGIN_ATTRIBUTE}="${escapeHtml(pageOrigin)}"`;
  return [
    '<!doctype html>',
    `<html lang="en" dir="ltr"${allowed}>`,
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(INITIAL_POLICY)}">`,
    '<meta http-equiv="x-dns-prefetch-control" content="off">',
    '<meta name="referrer" content="no-referrer">',
    '<meta name="robots" content="noindex">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<title>Example</title>',
    ...stylesheets.map((address) => `<link rel="stylesheet" href="${escapeHtml(address)}">`),
    '</head>',
    '<body>',
    `<script src="${escapeHtml(script)}"></script>`,
    '</body>',
    '</html>',
    ''
  ].join('\n');
}
