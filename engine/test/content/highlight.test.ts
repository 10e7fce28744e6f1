import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { highlightToHtml } from '../../src/content/highlight.ts';

/** Returns the text of HTML without other elements than these. */
function textOf(html: string): string {
  return html
    .replace(/<span class="[^"]*">|<\/span>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

describe('highlightToHtml', () => {
  it('marks colored tokens only', () => {
    expect(highlightToHtml(`const size = (count: number) => 'a';`, 'ts')).toBe(
      '<span class="tok-keyword">const</span> size <span class="tok-operator">=</span> ' +
        '(count: <span class="tok-typeName">number</span>) =&gt; <span class="tok-string">\'a\'</span>;'
    );
  });

  it('escapes code in an unknown language', () => {
    expect(highlightToHtml('a < b', 'cobol')).toBe('a &lt; b');
  });

  it.each(['tsx', 'html', 'css', 'json', 'text'])('loses no character of %s', (lang) => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii' }), (code) => textOf(highlightToHtml(code, lang)) === code)
    );
  });
});
