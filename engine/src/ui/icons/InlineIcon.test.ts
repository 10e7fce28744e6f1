import { describe, expect, it } from 'vitest';

import { makeIcon } from '../../../test/support/makeIcon.ts';
import { markdownComponents, propsOf, renderMarkdown } from '../../../test/support/markdown.ts';
import { makeToken, tokenGuide } from '../tokens/testTokens.ts';

const { Icon } = markdownComponents;

const picture = { viewBox: '0 0 8 8', content: '<path d="M0 0h8"></path>' };
const other = { viewBox: '0 0 9 9', content: '' };
const withIds = {
  viewBox: '0 0 8 8',
  content: '<g id="svg-b__a"></g><use href="#svg-b__a"></use>',
  idPrefix: 'svg-b__'
};
const context = {
  icons: { icons: [makeIcon(), makeIcon({ name: 'b' })], groups: [], purposes: [] },
  picturesOf: () => [
    { name: 'b', svgs: { default: withIds } },
    { name: 'knob', svgs: { default: picture, newer: other } }
  ],
  tokens: tokenGuide([makeToken('--acme-ink', '#000000'), makeToken('--acme-space', '1rem')])
};

const propsWith = (attributes: Record<string, string>) => propsOf(Icon, { attributes, context });
const iconOf = (attributes: Record<string, string>): string => renderMarkdown(Icon, propsWith(attributes));

describe('an icon within a sentence', () => {
  it('is drawn in the color of the text, and skipped by screen readers', () => {
    expect(iconOf({ name: 'knob' })).toBe(
      '<svg class="pf-v6-svg" viewBox="0 0 8 8" fill="currentColor" width="1em" height="1em" aria-hidden="true">' +
        '<path d="M0 0h8"></path></svg>'
    );
  });

  it('has the color of a token', () => {
    expect(iconOf({ name: 'knob', color: '--acme-ink' })).toContain(' style="color:var(--acme-ink)"');
  });

  it('says its label', () => {
    const html = iconOf({ name: 'knob', label: 'Turn' });
    expect(html).toContain(' role="img" aria-label="Turn"');
    expect(html).not.toContain('aria-hidden');
  });

  it('is its label for the search and in Markdown, and nothing without one', () => {
    const labeled = propsWith({ name: 'knob', label: 'Turn' });
    expect([Icon.text?.(labeled), renderMarkdown({ component: Icon.markdown ?? Icon.component }, labeled)]).toEqual([
      'Turn',
      'Turn'
    ]);
    expect(Icon.text?.(propsWith({ name: 'knob' }))).toBe('');
  });

  it('has ids of its own', () => {
    const html = iconOf({ name: 'b' });
    expect(html).toContain('<g id="svg-b__0-a"></g><use href="#svg-b__0-a"></use>');
  });

  it('names what is unknown', () => {
    expect(iconOf({ name: 'knbo' })).toBe('<mark>There is no icon knbo.</mark>');
    expect(iconOf({})).toBe('<mark>There is no icon without a name.</mark>');
    expect(iconOf({ name: 'knob', color: '--acme-inc' })).toBe('<mark>There is no token --acme-inc.</mark>');
  });

  it('refuses a token that is no color', () => {
    expect(() => propsWith({ name: 'knob', color: '--acme-space' })).toThrow('"--acme-space" is no color');
  });
});
