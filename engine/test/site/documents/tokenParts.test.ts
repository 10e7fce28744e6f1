import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { TokenView, PlacedToken } from '../../../src/ui/index.ts';
import { matchesPattern } from '../../../src/content/names.ts';
import { contrastViews, fillInlineParts, tokenScale, tokenSwatches } from '../../../src/site/documents/tokenParts.ts';
import type { DocumentContext } from '../../../src/site/documents/documentContext.ts';
import { loadApp } from '../../../src/site/documents/loadApp.ts';
import { makeToken, makeValue } from '../../ui/tokens.ts';
import { parse, texts } from '../../ui/parse.ts';

const INK = makeToken('--acme-ink', '#000000', {
  values: [
    makeValue('#000000', { themes: ['light', 'highContrast'] }),
    makeValue('#ffffff', { themes: ['dark', 'highContrastDark'] })
  ]
});
const PAPER = makeToken('--acme-paper', '#ffffff', {
  values: [
    makeValue('#ffffff', { themes: ['light', 'highContrast'] }),
    makeValue('#767676', { themes: ['dark', 'highContrastDark'] })
  ]
});
const HINT = makeToken('--acme-hint', '#909090');
const LINE = makeToken('--acme-line', '#cccccc');
const WHITE = makeToken('--acme-white', '#ffffff');
const TOKENS = [
  INK,
  PAPER,
  HINT,
  LINE,
  WHITE,
  makeToken('--acme-space-10', '1rem'),
  makeToken('--acme-space-2', '0.5rem'),
  makeToken('--acme-fast', '100ms')
];

const byName = new Map(TOKENS.map((token) => [token.name, token]));
const context = {
  app: await loadApp(),
  tokens: {
    addressOf: (name: string) => (name === '--acme-ink' ? '/tokens#--acme-ink' : null),
    tokenOf: (name: string): TokenView | null => byName.get(name) ?? null,
    table: { groups: [{ anchor: 'a', slug: 'a', title: 'All', tokens: TOKENS }], layers: [] }
  }
} as unknown as DocumentContext;

const block = (name: string, match: string) =>
  ({ kind: 'component', name, attributes: { match }, location: { file: '/acme.md' } }) as const;

const fill = (html: string): string => parse(fillInlineParts(context, html)).body.innerHTML;

describe('an inline value', () => {
  it('is shown for each theme, with a link to the token', () => {
    expect(fill('<p>Ink is <TokenValue name="--acme-ink" />.</p>')).toMatch(
      /^<p>Ink is <a class="pb-token-value" href="\/tokens#--acme-ink"><span data-in="light highContrast">.*#000000.*<\/a>\.<\/p>$/
    );
  });

  it('is also shown in pixels if it depends on the font size', () => {
    expect(texts(parse(fillInlineParts(context, '<TokenValue name="--acme-space-2"/>')), 'code')).toEqual([
      '8px (0.5rem)'
    ]);
  });

  it('reports an unknown token', () => {
    expect(fill('<TokenValue name="--acme-<no>" />')).toBe('<mark>There is no token --acme-&lt;no&gt;.</mark>');
  });
});

describe('a contrast ratio', () => {
  it('is computed according to WCAG for each theme', () => {
    const ratios = contrastViews(INK, PAPER);
    expect(ratios.map(({ themes }) => themes)).toEqual([
      ['light', 'highContrast'],
      ['dark', 'highContrastDark']
    ]);
    expect(ratios.map(({ ratio }) => ratio.toFixed(2))).toEqual(['21.00', '4.54']);
    expect(fill('<ContrastRatio text="--acme-ink" background="--acme-paper" />')).toBe(
      '<span class="pb-contrast" data-in="light highContrast">21.0:1 (AAA)</span>' +
        '<span class="pb-contrast" data-in="dark highContrastDark">4.5:1 (AA)</span>'
    );
  });

  it('is rated by the criterion for text or for graphics', () => {
    const rated = (attributes: string): string | undefined =>
      />(.*)</.exec(fill(`<ContrastRatio ${attributes} background="--acme-white" />`))?.[1];
    expect(rated('text="--acme-hint"')).toBe('3.1:1 (AA for large text only)');
    expect(rated('graphic="--acme-hint"')).toBe('3.1:1 (AA)');
    expect(rated('text="--acme-line"')).toBe('1.6:1 (below AA)');
    expect(rated('graphic="--acme-line"')).toBe('1.6:1 (below AA)');
  });

  it('is rejected for values that are not colors', () => {
    expect(contrastViews(INK, makeToken('--acme-fast', '100ms'))).toEqual([]);
    expect(contrastViews(INK, makeToken('--acme-veil', '#00000080'))).toEqual([]);
    expect(fill('<ContrastRatio text="--acme-ink" background="--acme-fast" />')).toContain('have no contrast');
  });
});

describe('a list of tokens', () => {
  const names = (name: 'TokenSwatches' | 'TokenScale', props: { tokens: PlacedToken[] }): string[] =>
    texts(parse(context.app.renderMarkdownComponent(name, props)), 'li > :last-child');

  it('contains only colors or only other values, sorted by value', () => {
    expect(names('TokenSwatches', tokenSwatches(context, block('TokenSwatches', '--acme-*')))).toEqual([
      '--acme-ink',
      '--acme-paper',
      '--acme-hint',
      '--acme-line',
      '--acme-white'
    ]);
    expect(names('TokenScale', tokenScale(context, block('TokenScale', '--acme-space-* --acme-fast')))).toEqual([
      '--acme-space-2',
      '--acme-space-10',
      '--acme-fast'
    ]);
  });

  it('matches names literally, and * as a wildcard', () => {
    const name = fc.stringMatching(/^[\w-]{1,9}$/);
    fc.assert(
      fc.property(name, name, name, (start, middle, end) => {
        const whole = start + middle + end;
        expect(matchesPattern(whole, whole)).toBe(true);
        expect(matchesPattern(whole, `${start}*${end}`)).toBe(true);
        expect(matchesPattern(whole, `${start}*${end}x`)).toBe(whole.endsWith(`${end}x`));
      })
    );
    expect(matchesPattern('--a', '.*')).toBe(false);
  });
});
