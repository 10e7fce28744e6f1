import { expect, test } from 'vitest';

import { tokenTableView } from '../../../src/site/documents/tokenTableView.ts';
import { THEME_NAMES } from '../../../src/reference/design/theme.ts';
import type { Token, Tokens } from '../../../src/reference/tokens/schema.ts';

function token(name: string, changes: Partial<Token> = {}): Token {
  return {
    name,
    token: null,
    layer: null,
    category: null,
    definedIn: [...THEME_NAMES],
    value: '1px',
    values: [],
    isColor: false,
    themes: {},
    uses: { tokens: [], sheets: [] },
    ...changes
  };
}

function data(tokens: Token[], changes: Partial<Tokens> = {}): Tokens {
  return { script: null, layers: [], categories: [], tokens, ...changes };
}

const NOWHERE = () => null;

test('sorts categories and tokens by name, what has no category last', () => {
  const tokens = [
    token('--acme-size-10', { category: 'Size' }),
    token('--acme-size-9', { category: 'Size' }),
    token('--acme-a'),
    token('--acme-z', { category: 'Z-index' }),
    token('--acme-ink', { category: 'Color' })
  ];
  const { groups } = tokenTableView(data(tokens, { categories: ['Size', 'Empty', 'Z-index', 'Color'] }), NOWHERE);
  expect(groups.map(({ title, anchor, tokens: own }) => [title, anchor, own.map(({ name }) => name)])).toEqual([
    ['Color', 'tokens-color', ['--acme-ink']],
    ['Size', 'tokens-size', ['--acme-size-9', '--acme-size-10']],
    ['Z-index', 'tokens-z-index', ['--acme-z']],
    ['Other', 'tokens-other', ['--acme-a']]
  ]);
});

test('counts the tokens of each layer that has any', () => {
  const tokens = [token('--acme-a', { layer: 'base' }), token('--acme-b', { layer: 'base' }), token('--acme-c')];
  const { layers } = tokenTableView(data(tokens, { layers: ['palette', 'base'] }), NOWHERE);
  expect(layers).toEqual([{ value: 'base', label: 'Base', count: 2 }]);
});

test('says how to import a token where the packages say so', () => {
  const tokens = [token('--acme-a', { token: 'acme_a' }), token('--acme-b')];
  const script = { package: 'acme-tokens', folder: 'dist' };
  const importLines = (view: Tokens): (string | null)[] =>
    tokenTableView(view, NOWHERE).groups.flatMap((group) => group.tokens.map(({ importLine }) => importLine));
  expect(importLines(data(tokens, { script }))).toEqual(["import acme_a from 'acme-tokens/dist/acme_a';", null]);
  expect(importLines(data(tokens))).toEqual([null, null]);
});

test('leads to the tokens that a value comes from, and to the variables that use it', () => {
  const tokens = [
    token('--acme-a', { values: ['--acme-b', '1px'] }),
    token('--acme-b', {
      definedIn: ['dark', 'highContrastDark'],
      uses: { tokens: ['--acme-a'], sheets: [{ prefix: 'acme-knob', isDirect: true, variables: [] }] }
    })
  ];
  const places = new Map([['acme-knob', '/components/knob#css-variables']]);
  const [a, b] = tokenTableView(data(tokens), (prefix) => places.get(prefix) ?? null).groups[0]?.tokens ?? [];
  expect(a?.values[0]?.steps).toEqual([[{ text: '--acme-b', href: '#--acme-b', definition: null }], ['1px']]);
  expect(a?.onlyIn).toEqual([]);
  expect(b?.onlyIn).toEqual(['dark', 'dark high contrast']);
  expect(b?.tokens).toEqual(['--acme-a']);
  expect(b?.sheets).toEqual([{ prefix: 'acme-knob', href: '/components/knob#css-variables' }]);
});
