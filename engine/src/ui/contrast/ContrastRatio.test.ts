import { describe, expect, it } from 'vitest';

import { markdownComponents, propsOf, renderMarkdown } from '../../../test/support/markdown.ts';
import { makeToken, makeValue, tokenGuide } from '../tokens/testTokens.ts';

const { ContrastRatio } = markdownComponents;

const TOKENS = [
  makeToken('--acme-ink', '#000000', {
    values: [
      makeValue('#000000', { themes: ['light', 'highContrast'] }),
      makeValue('#ffffff', { themes: ['dark', 'highContrastDark'] })
    ]
  }),
  makeToken('--acme-paper', '#ffffff', {
    values: [
      makeValue('#ffffff', { themes: ['light', 'highContrast'] }),
      makeValue('#767676', { themes: ['dark', 'highContrastDark'] })
    ]
  }),
  makeToken('--acme-veil', '#00000080'),
  makeToken('--acme-fast', '100ms')
];

const propsFor = (text: string, background: string) =>
  propsOf(ContrastRatio, { attributes: { text, background }, context: { tokens: tokenGuide(TOKENS) } });

describe('a contrast', () => {
  it('is computed as WCAG says, for each theme', () => {
    const props = propsFor('--acme-ink', '--acme-paper');
    expect(props.contrasts.map(({ ratio }) => ratio.toFixed(2))).toEqual(['21.00', '4.54']);
    expect(renderMarkdown(ContrastRatio, props)).toBe(
      '<span class="pb-contrast" data-in="light highContrast">21.0:1 (AAA)</span>' +
        '<span class="pb-contrast" data-in="dark highContrastDark">4.5:1 (AA)</span>'
    );
  });

  it.each(['--acme-fast', '--acme-veil'])('is none of %s, which is no opaque color', (background) => {
    const props = propsFor('--acme-ink', background);
    expect(props.contrasts).toEqual([]);
    expect(renderMarkdown(ContrastRatio, props)).toContain('have no contrast');
  });

  it('says which token is unknown', () => {
    expect(renderMarkdown(ContrastRatio, propsFor('--acme-ink', '--acme-no'))).toContain('no token --acme-no');
    expect(renderMarkdown(ContrastRatio, propsFor('--acme-no', '--acme-ink'))).toContain('no token --acme-no');
  });
});
