import { describe, expect, it } from 'vitest';

import { markdownComponents, propsOf, renderMarkdown } from '../../../test/support/markdown.ts';
import { parse, texts } from '../../../test/ui/parse.ts';
import { makeToken, makeValue, tokenGuide } from '../tokens/testTokens.ts';

const { TokenScale, TokenSwatches, TokenValue } = markdownComponents;

const TOKENS = [
  makeToken('--acme-ink', '#000000', {
    values: [
      makeValue('#000000', { themes: ['light', 'highContrast'] }),
      makeValue('#ffffff', { themes: ['dark', 'highContrastDark'] })
    ]
  }),
  makeToken('--acme-paper', '#ffffff'),
  makeToken('--acme-space-10', '1rem'),
  makeToken('--acme-space-2', '0.5rem'),
  makeToken('--acme-fast', '100ms')
];
const context = { tokens: tokenGuide(TOKENS, (name) => (name === '--acme-ink' ? '/tokens#--acme-ink' : null)) };

describe('an inline value', () => {
  const valueOf = (name: string): Document =>
    parse(renderMarkdown(TokenValue, propsOf(TokenValue, { attributes: { name }, context })));

  it('is shown for each theme, with a link to the token', () => {
    expect(valueOf('--acme-ink').body.innerHTML).toMatch(
      /^<a class="pb-token-value" href="\/tokens#--acme-ink"><span data-in="light highContrast">.*#000000.*<\/a>$/
    );
  });

  it('is also shown in pixels if it depends on the font size', () => {
    expect(texts(valueOf('--acme-space-2'), 'code')).toEqual(['8px (0.5rem)']);
  });

  it('reports an unknown token', () => {
    expect(valueOf('--acme-<no>').body.innerHTML).toBe('<mark>There is no token --acme-&lt;no&gt;.</mark>');
    expect(valueOf('').body.textContent).toBe('There is no token without a name.');
  });
});

describe('a list of tokens', () => {
  const names = (html: string): string[] => texts(parse(html), 'li > :last-child');

  it('contains only colors or only other values, sorted by value', () => {
    const swatches = propsOf(TokenSwatches, { attributes: { match: '--acme-*' }, context });
    expect(names(renderMarkdown(TokenSwatches, swatches))).toEqual(['--acme-ink', '--acme-paper']);
    const scale = propsOf(TokenScale, { attributes: { match: '--acme-space-* --acme-fast' }, context });
    expect(names(renderMarkdown(TokenScale, scale))).toEqual(['--acme-space-2', '--acme-space-10', '--acme-fast']);
  });
});
