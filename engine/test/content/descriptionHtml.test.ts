import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { descriptionHtml } from '../../src/content/descriptionHtml.ts';

describe('descriptionHtml', () => {
  it('puts no paragraph around a single one', () => {
    expect(descriptionHtml('Turns the `knob`.')).toBe('Turns the <code>knob</code>.');
    expect(descriptionHtml('')).toBe('');
  });

  it('keeps several paragraphs apart', () => {
    expect(descriptionHtml('One.\n\nTwo.')).toBe('<p>One.</p>\n<p>Two.</p>');
  });

  it('shows what looks like HTML as text', () => {
    expect(descriptionHtml('Renders <Knob> in a <div>.')).toBe('Renders &lt;Knob&gt; in a &lt;div&gt;.');
  });

  it('never lets a tag through that the text brings', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(descriptionHtml(`${text}<script>`)).not.toContain('<script');
      })
    );
  });
});
