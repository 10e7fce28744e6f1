import { describe, expect, it } from 'vitest';

import { documentFingerprint } from '../../../src/tools/chromium/screenshotter.ts';

const DOCUMENT = `<html><head><title>A</title><link rel="stylesheet" href="/assets/a-1.css">
<script type="module" src="/assets/frame-1.js"></script></head>
<body><main id="root" data-module="/assets/m-1.js"><b>a</b></main><aside class="pb-controls">Back to A</aside></body></html>`;

describe('documentFingerprint', () => {
  it.each(['<b>a</b>', '/assets/m-1.js', '/assets/a-1.css'])('changes with %s', (part) => {
    expect(documentFingerprint(DOCUMENT.replace(part, 'x'))).not.toBe(documentFingerprint(DOCUMENT));
  });

  it.each(['<title>A</title>', '/assets/frame-1.js', 'Back to A'])('does not change with %s', (part) => {
    expect(documentFingerprint(DOCUMENT.replace(part, ''))).toBe(documentFingerprint(DOCUMENT));
  });
});
