import { describe, expect, it } from 'vitest';

import { markdownComponents, propsOf, renderMarkdown } from '../../../test/support/markdown.ts';
import { makeToken, makeValue, tokenGuide } from '../tokens/testTokens.ts';

const { ContrastRatio } = markdownComponents;

const TOKENS = [
  makeToken('--acme-ink', '#000000', {
    values: [makeValue('#000000', { themes: ['a', 'c'] }), makeValue('#ffffff', { themes: ['b', 'd'] })]
  }),
  makeToken('--acme-paper', '#ffffff', {
    values: [makeValue('#ffffff', { themes: ['a', 'c'] }), makeValue('#767676', { themes: ['b', 'd'] })]
  }),
  makeToken('--acme-hint', '#909090'),
  makeToken('--acme-line', '#cccccc'),
  makeToken('--acme-white', '#ffffff'),
  makeToken('--acme-veil', '#00000080'),
  makeToken('--acme-glass', '#ffffff', {
    values: [makeValue('#ffffff', { themes: ['a', 'b', 'c'] }), makeValue('#ffffff80', { themes: ['d'] })]
  }),
  makeToken('--acme-fast', '100ms')
];

const context = { tokens: tokenGuide(TOKENS) };

/** The sample of two colors, which has no text. */
const sampleOf = (subject: 'text' | 'graphic', front: string, background: string) =>
  `<i class="pb-contrast-sample pb-contrast-${subject}" style="color:var(${front});background-color:var(${background})"></i>`;

const propsFor = (text: string, background: string) =>
  propsOf(ContrastRatio, { attributes: { text, background }, context });

describe('a contrast ratio', () => {
  it('is computed according to WCAG for each theme', () => {
    const props = propsFor('--acme-ink', '--acme-paper');
    expect(props.contrasts.map(({ ratio }) => ratio?.toFixed(2))).toEqual(['21.00', '4.54']);
    const sample = sampleOf('text', '--acme-ink', '--acme-paper');
    expect(renderMarkdown(ContrastRatio, props)).toBe(
      `<span class="pb-contrast" data-in="ac">${sample}21.0:1 (AAA)</span>` +
        `<span class="pb-contrast" data-in="bd">${sample}4.5:1 (AA)</span>`
    );
  });

  it('is rated by the criterion for text or for graphics', () => {
    const rated = (attributes: Record<string, string>): string | undefined => {
      const props = propsOf(ContrastRatio, { attributes: { ...attributes, background: '--acme-white' }, context });
      return /([^>]+)<\/span>/.exec(renderMarkdown(ContrastRatio, props))?.[1];
    };
    expect(rated({ text: '--acme-hint' })).toBe('3.1:1 (AA for large text only)');
    expect(rated({ graphic: '--acme-hint' })).toBe('3.1:1 (AA)');
    expect(rated({ text: '--acme-line' })).toBe('1.6:1 (below AA)');
    expect(rated({ graphic: '--acme-line' })).toBe('1.6:1 (below AA)');
  });

  it('is marked below the level, as a warning for graphics', () => {
    const marksOf = (attributes: Record<string, string>): string[] => {
      const props = propsOf(ContrastRatio, { attributes: { ...attributes, background: '--acme-white' }, context });
      return renderMarkdown(ContrastRatio, props).match(/pb-contrast-below-\w+|<svg/g) ?? [];
    };
    expect(marksOf({ text: '--acme-hint' })).toEqual([]);
    expect(marksOf({ text: '--acme-line' })).toEqual(['pb-contrast-below-text', '<svg']);
    expect(marksOf({ graphic: '--acme-line' })).toEqual(['pb-contrast-below-graphic', '<svg']);
  });

  it('is left open in themes in which the background is translucent', () => {
    const sample = sampleOf('text', '--acme-hint', '--acme-glass');
    expect(renderMarkdown(ContrastRatio, propsFor('--acme-hint', '--acme-glass'))).toBe(
      `<span class="pb-contrast" data-in="abc">${sample}3.1:1 (AA for large text only)</span>` +
        `<span class="pb-contrast" data-in="d">${sample}depends on what is behind</span>`
    );
  });

  it.each(['--acme-fast', '--acme-veil'])('is rejected for %s, which is no opaque color', (background) => {
    const props = propsFor('--acme-ink', background);
    expect(props.contrasts).toEqual([]);
    expect(renderMarkdown(ContrastRatio, props)).toContain('have no contrast');
  });

  it('reports an unknown token', () => {
    expect(renderMarkdown(ContrastRatio, propsFor('--acme-ink', '--acme-no'))).toContain('no token --acme-no');
    expect(renderMarkdown(ContrastRatio, propsFor('--acme-no', '--acme-ink'))).toContain('no token --acme-no');
  });
});
