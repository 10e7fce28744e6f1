import { describe, expect, it } from 'vitest';

import { markdownComponents, propsOf, renderMarkdown } from '../../../test/support/markdown.ts';
import { parse, texts } from '../../../test/ui/parse.ts';
import { makePage, makeSource } from '../../../test/ui/acme.ts';
import { makeToken, makeValue, tokenGuide } from '../tokens/testTokens.ts';

const { TokenScale, TokenSwatches, TokenUses, TokenValue, VariableValue } = markdownComponents;

const TOKENS = [
  makeToken('--acme-ink', '#000000', {
    values: [makeValue('#000000', { themes: ['a', 'c'] }), makeValue('#ffffff', { themes: ['b', 'd'] })]
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
      /^<a class="pb-token-value" href="\/tokens#--acme-ink"><span data-in="ac">.*#000000.*<\/a>$/
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

describe('the uses of a token', () => {
  const sheets = [
    { prefix: 'acme-knob', href: '/components/knob#css-variables' },
    { prefix: 'acme-knob-cap', href: '/components/knob#css-variables-cap' },
    { prefix: 'acme-dial', href: '/components/dial/html#css-variables' },
    { prefix: 'acme-hidden', href: null }
  ];
  const pages = ['Knob', 'Dial'].map((title) =>
    makePage({
      title,
      sources: [makeSource({ path: title === 'Knob' ? '/components/knob' : '/components/dial/html' })]
    })
  );
  const tokens = tokenGuide([makeToken('--acme-size', '1rem', { sheets })]);
  const usesOf = (name: string): string =>
    renderMarkdown(TokenUses, propsOf(TokenUses, { attributes: { name }, context: { tokens, pages } }));

  it('are the pages that document its style sheets, by title and each once', () => {
    expect(usesOf('--acme-size')).toBe(
      '<span><a href="/components/dial/html#css-variables">Dial</a>, ' +
        '<a href="/components/knob#css-variables">Knob</a></span>'
    );
  });

  it('report an unknown token', () => {
    expect(usesOf('--acme-none')).toBe('<mark>There is no token --acme-none.</mark>');
  });
});

describe('the value of a CSS variable', () => {
  const cssVariableOf = (name: string) =>
    name === '--acme-knob--Width' ? { values: [makeValue('35rem')], href: `/components/knob#${name}` } : null;
  const propsFor = (name: string) => propsOf(VariableValue, { attributes: { name }, context: { cssVariableOf } });

  it('is shown in pixels too, with a link to its row', () => {
    const html = renderMarkdown(VariableValue, propsFor('--acme-knob--Width'));
    expect(parse(html).querySelector('a')?.getAttribute('href')).toBe('/components/knob#--acme-knob--Width');
    expect(texts(parse(html), 'code')).toEqual(['560px (35rem)']);
  });

  it('names a variable that no style sheet sets', () => {
    expect(() => propsFor('--acme-knob--Widht')).toThrow('no style sheet sets "--acme-knob--Widht"');
  });
});

describe('a list of tokens', () => {
  const names = (html: string): string[] => texts(parse(html), 'li > :last-child');

  it('separates values and names for programs that read the page as text', () => {
    const swatches = propsOf(TokenSwatches, { attributes: { match: '--acme-*' }, context });
    const document = parse(renderMarkdown(TokenSwatches, swatches));
    expect(texts(document, 'li')).toEqual(['#000000 #ffffff --acme-ink', '#ffffff --acme-paper']);
  });

  it('shows the values of both schemes beside a color, and one value for a color that is the same in both', () => {
    const swatches = propsOf(TokenSwatches, { attributes: { match: '--acme-*' }, context });
    const document = parse(renderMarkdown(TokenSwatches, swatches));
    expect(texts(document, 'li .pb-swatch-value')).toEqual(['#000000 #ffffff', '#ffffff']);
  });

  it.each([
    { names: 'short', ends: '1 2 3 4 5 6', columns: '6' },
    { names: 'short, one more than a row', ends: '1 2 3 4 5 6 7', columns: '6' },
    { names: 'long', ends: 'a--surface--of--controls--that--wait--default b', columns: '3' }
  ])('has one grid of six columns, of which long names take two: names are $names', ({ ends, columns }) => {
    const tokens = tokenGuide(ends.split(' ').map((end) => makeToken(`--acme-shade--${end}`, '#000000')));
    const swatches = propsOf(TokenSwatches, { attributes: { match: '--acme-*' }, context: { tokens } });
    const list = parse(renderMarkdown(TokenSwatches, swatches)).querySelector('.pb-swatches');
    expect(list?.getAttribute('style')).toContain(`--pb-columns:${columns}`);
  });

  it('contains only colors or only other values, sorted by value', () => {
    const swatches = propsOf(TokenSwatches, { attributes: { match: '--acme-*' }, context });
    expect(names(renderMarkdown(TokenSwatches, swatches))).toEqual(['--acme-ink', '--acme-paper']);
    const scale = propsOf(TokenScale, { attributes: { match: '--acme-space-* --acme-fast' }, context });
    expect(names(renderMarkdown(TokenScale, scale))).toEqual(['--acme-space-2', '--acme-space-10', '--acme-fast']);
  });
});
