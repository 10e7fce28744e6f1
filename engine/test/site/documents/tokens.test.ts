import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import type { Block, Site, Source } from '../../../src/model.ts';
import { THEME_NAMES } from '../../../src/reference/design/theme.ts';
import type { Token, Tokens } from '../../../src/reference/tokens/schema.ts';
import { createTokenGuide, cssVariablesPlaces, tokenTableView } from '../../../src/site/documents/tokens.ts';
import { makePage, makeSource } from '../../ui/acme.ts';

const TABLE: Block = { kind: 'component', name: 'TokenTable', attributes: {}, location: { file: '/acme/tokens.md' } };

const TOKENS: Tokens = {
  script: null,
  layers: [],
  categories: ['Color'],
  tokens: [
    {
      name: '--acme-ink',
      token: null,
      layer: null,
      category: 'Color',
      condition: null,
      definedIn: ['light', 'dark', 'highContrast', 'highContrastDark'],
      value: '#000',
      values: [],
      isColor: true,
      themes: {},
      uses: { tokens: [], sheets: [] }
    }
  ]
};

function siteOf(...sources: Source[]): Site {
  return { pages: [makePage({ sources })], navigation: [], redirects: [], assets: [], problems: [] };
}

function designFolder(tokens: Tokens | null): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'tokens-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  if (tokens) {
    mkdirSync(path.join(folder, 'api'));
    writeFileSync(path.join(folder, 'api/tokens.json'), JSON.stringify(tokens));
  }
  return folder;
}

test('links tokens to the first token table', () => {
  const site = siteOf(makeSource(), makeSource({ path: '/knob/tokens', blocks: [TABLE] }));
  const { addressOf } = createTokenGuide(site, designFolder(TOKENS));
  expect([addressOf('--acme-ink'), addressOf('--acme-other')]).toEqual(['/knob/tokens#--acme-ink', null]);
});

test.each([
  ['no page shows them', siteOf(makeSource()), TOKENS, ['--acme-ink']],
  ['the packages define none', siteOf(makeSource({ blocks: [TABLE] })), null, []]
])('links tokens to nothing if %s', (_, site, tokens, known) => {
  const { addressOf, tokenOf, table } = createTokenGuide(site, designFolder(tokens));
  expect(addressOf('--acme-ink')).toBeNull();
  expect(tokenOf('--acme-other')).toBeNull();
  expect(table.groups.flatMap((group) => group.tokens.map(({ name }) => name))).toEqual(known);
});

function token(name: string, changes: Partial<Token> = {}): Token {
  return {
    name,
    token: null,
    layer: null,
    category: null,
    condition: null,
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

test('sorts categories and tokens by name, and tokens without a category last', () => {
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

test('counts the tokens of each layer that is not empty', () => {
  const tokens = [token('--acme-a', { layer: 'base' }), token('--acme-b', { layer: 'base' }), token('--acme-c')];
  const { layers } = tokenTableView(data(tokens, { layers: ['palette', 'base'] }), NOWHERE);
  expect(layers).toEqual([{ value: 'base', label: 'Base', count: 2 }]);
});

test('shows the import of a token if it is exported', () => {
  const tokens = [token('--acme-a', { token: 'acme_a' }), token('--acme-b')];
  const script = { package: 'acme-tokens', folder: 'dist' };
  const importLines = (view: Tokens): (string | null)[] =>
    tokenTableView(view, NOWHERE).groups.flatMap((group) => group.tokens.map(({ importLine }) => importLine));
  expect(importLines(data(tokens, { script }))).toEqual(["import acme_a from 'acme-tokens/dist/acme_a';", null]);
  expect(importLines(data(tokens))).toEqual([null, null]);
});

test('links to the tokens that a value references, and to the variables that use it', () => {
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

function tab(path: string, cssPrefix: string[]): Source {
  const { referenceAnchors } = makeSource();
  return makeSource({ path, cssPrefix, referenceAnchors: { ...referenceAnchors, prefixes: cssPrefix } });
}

function placesOf(sources: Source[], hasRows: (prefix: string) => boolean = () => true) {
  const site = { pages: [makePage({ sources })], navigation: [], redirects: [], assets: [], problems: [] };
  return cssVariablesPlaces(site, hasRows);
}

test('links a single table by the heading of the section', () => {
  const placeOf = placesOf([tab('/knob', ['acme-knob'])]);
  expect(placeOf('acme-knob')).toBe('/knob#acme-knob');
  expect(placeOf('acme-dial')).toBeNull();
});

test('a prefix without variables has no table', () => {
  const placeOf = placesOf([tab('/knob', ['acme-knob', 'acme-dial'])], (prefix) => prefix === 'acme-dial');
  expect([placeOf('acme-knob'), placeOf('acme-dial')]).toEqual([null, '/knob#acme-dial']);
});

test('links to the first tab that documents a prefix', () => {
  expect(placesOf([tab('/knob', ['acme-knob']), tab('/knob/html', ['acme-knob'])])('acme-knob')).toBe(
    '/knob#acme-knob'
  );
});
