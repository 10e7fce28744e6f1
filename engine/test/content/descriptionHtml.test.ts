import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { descriptionHtml } from '../../src/content/descriptionHtml.ts';

describe('descriptionHtml', () => {
  it('omits the paragraph element of a single paragraph', () => {
    expect(descriptionHtml('Turns the `knob`.')).toBe('Turns the <code>knob</code>.');
    expect(descriptionHtml('')).toBe('');
  });

  it('keeps several paragraphs', () => {
    expect(descriptionHtml('One.\n\nTwo.')).toBe('<p>One.</p>\n<p>Two.</p>');
  });

  it('lets the caller place blocks of code', () => {
    const html = descriptionHtml('One.\n\n```ts\na\nb\n```\n\nTwo.', (code, lines) => `[${lines}: ${code}]`);
    expect(html).toBe('<p>One.</p>\n[2: <pre><code class="language-ts">a\nb\n</code></pre>]\n<p>Two.</p>');
  });

  it('makes marks typographic, except in code', () => {
    expect(descriptionHtml('Don\'t "turn" it if `it\'s` "`off`".\n\n    can\'t')).toBe(
      "<p>Don’t “turn” it if <code>it's</code> “<code>off</code>”.</p>\n<pre><code>can't\n</code></pre>"
    );
  });

  it('escapes HTML', () => {
    expect(descriptionHtml('Renders <Knob> in a <div>.')).toBe('Renders &lt;Knob&gt; in a &lt;div&gt;.');
  });

  it('never passes on a tag from the text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(descriptionHtml(`${text}<script>`)).not.toContain('<script');
      })
    );
  });
});
