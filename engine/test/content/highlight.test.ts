import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { highlightToHtml, isKnownLanguage } from '../../src/content/highlight.ts';

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

  it.each([
    [
      'yml',
      '# a\nname: <b>',
      '<span class="tok-comment"># a</span>\n<span class="tok-propertyName">name</span>: <span class="tok-string">&lt;b&gt;</span>'
    ],
    ['diff', '- a\n+ b\n c', '<span class="tok-deleted">- a</span>\n<span class="tok-inserted">+ b</span>\n c'],
    ['Python', 'if x: # y', '<span class="tok-keyword">if</span> x: <span class="tok-comment"># y</span>']
  ])('colors %s by its grammar', (lang, code, html) => {
    expect(highlightToHtml(code, lang)).toBe(html);
  });

  it.each(['c++', 'C#', 'f#', 'shell-session'])('knows %s by its usual name', (lang) => {
    expect(isKnownLanguage(lang)).toBe(true);
    expect(highlightToHtml('$ a = "b" // c', lang)).toContain('tok-');
  });

  it.each(['klingon', '../python', 'index'])('escapes code in the unknown language %s', (lang) => {
    expect(highlightToHtml('a < b', lang)).toBe('a &lt; b');
    expect(isKnownLanguage(lang)).toBe(false);
  });

  it('leaves very long lines plain', () => {
    const code = `x = "${'a'.repeat(3000)}"`;
    expect(textOf(highlightToHtml(code, 'python'))).toBe(code);
  });

  it.each(['tsx', 'html', 'css', 'json', 'text', 'yaml', 'bash', 'vue', 'markdown'])(
    'loses no character of %s',
    (lang) => {
      fc.assert(
        fc.property(fc.string({ unit: 'grapheme-ascii' }), (code) => textOf(highlightToHtml(code, lang)) === code)
      );
    }
  );
});
