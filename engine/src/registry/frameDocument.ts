import { escapeHtml } from '../escapeHtml.ts';

/** What the frame may do. Code in it is a stranger's: it reaches nothing but scripts, sheets and images of the site. */
const POLICY: Readonly<Record<string, readonly string[]>> = {
  'default-src': ["'none'"],
  'script-src': ["'self'", 'blob:'],
  // Components set inline styles.
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ['data:'],
  'connect-src': ["'none'"],
  'form-action': ["'none'"],
  'base-uri': ["'none'"],
  'object-src': ["'none'"],
  'frame-src': ["'none'"],
  'child-src': ["'none'"],
  'worker-src': ["'none'"]
};

export interface FrameParts {
  stylesheets: readonly string[];
  script: string;
}

/** The document that edited examples run in. It is the same for all of them: what it shows comes over a port. */
export function frameDocument({ stylesheets, script }: FrameParts): string {
  const policy = Object.entries(POLICY)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
  return [
    '<!doctype html>',
    '<html lang="en" dir="ltr">',
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">`,
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
