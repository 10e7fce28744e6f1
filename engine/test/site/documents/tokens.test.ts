import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { describe, expect, onTestFinished, test } from 'vitest';

import type { Block, Site, Source } from '../../../src/model.ts';
import { builtInAxes } from '../../../src/core/builtInAxes.ts';
import { themesFile } from '../../../src/reference/design/themesFile.ts';
import type { Token, Tokens } from '../../../src/reference/tokens/schema.ts';
import { createTokenGuide, cssVariablesPlaces, tokenTableView } from '../../../src/site/documents/tokens.ts';
import { ACME_AXES } from '../../support/themeAxes.ts';
import { makePage, makeSource } from '../../ui/acme.ts';

const THEMES = themesFile(builtInAxes());

const TABLE: Block = { kind: 'component', name: 'TokenTable', attributes: {}, location: { file: '/acme/tokens.md' } };

const TOKENS: Tokens = {
  script: null,
  layers: [],
  contrasts: [],
  categories: ['Color'],
  tokens: [
    {
      name: '--acme-ink',
      token: null,
      layer: null,
      category: 'Color',
      condition: null,
      definedIn: null,
      value: '#000',
      values: [],
      isColor: true,
      themes: [],
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
    writeFileSync(path.join(folder, 'api/themes.json'), JSON.stringify(THEMES));
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
    definedIn: null,
    value: '1px',
    values: [],
    isColor: false,
    themes: [],
    uses: { tokens: [], sheets: [] },
    ...changes
  };
}

function data(tokens: Token[], changes: Partial<Tokens> = {}): Tokens {
  return { script: null, layers: [], categories: [], contrasts: [], tokens, ...changes };
}

const NOWHERE = () => null;

test('keeps the order of categories, sorts their tokens, and shows those without a category last', () => {
  const tokens = [
    token('--acme-size-10', { category: 'Size' }),
    token('--acme-size-9', { category: 'Size' }),
    token('--acme-a'),
    token('--acme-z', { category: 'Z-index' }),
    token('--acme-ink', { category: 'Color' })
  ];
  const { groups } = tokenTableView(
    data(tokens, { categories: ['Size', 'Empty', 'Z-index', 'Color'] }),
    THEMES,
    NOWHERE
  );
  expect(groups.map(({ title, anchor, tokens: own }) => [title, anchor, own.map(({ name }) => name)])).toEqual([
    ['Size', 'tokens-size', ['--acme-size-9', '--acme-size-10']],
    ['Z-index', 'tokens-z-index', ['--acme-z']],
    ['Color', 'tokens-color', ['--acme-ink']],
    ['Other', 'tokens-other', ['--acme-a']]
  ]);
});

test('counts the tokens of each layer that is not empty', () => {
  const tokens = [token('--acme-a', { layer: 'base' }), token('--acme-b', { layer: 'base' }), token('--acme-c')];
  const { layers } = tokenTableView(data(tokens, { layers: ['palette', 'base'] }), THEMES, NOWHERE);
  expect(layers).toEqual([{ value: 'base', label: 'Base', count: 2 }]);
});

test('shows the import of a token if it is exported', () => {
  const tokens = [token('--acme-a', { token: 'acme_a' }), token('--acme-b')];
  const script = { package: 'acme-tokens', folder: 'dist' };
  const importLines = (view: Tokens): (string | null)[] =>
    tokenTableView(view, THEMES, NOWHERE).groups.flatMap((group) => group.tokens.map(({ importLine }) => importLine));
  expect(importLines(data(tokens, { script }))).toEqual(["import acme_a from 'acme-tokens/dist/acme_a';", null]);
  expect(importLines(data(tokens))).toEqual([null, null]);
});

test('links to the tokens that a value references, and to the variables that use it', () => {
  const tokens = [
    token('--acme-a', { values: ['--acme-b', '1px'] }),
    token('--acme-b', {
      definedIn: ['dark', 'dark+high-contrast'],
      uses: { tokens: ['--acme-a'], sheets: [{ prefix: 'acme-knob', isDirect: true, variables: [] }] }
    })
  ];
  const places = new Map([['acme-knob', '/components/knob#css-variables']]);
  const [a, b] = tokenTableView(data(tokens), THEMES, (prefix) => places.get(prefix) ?? null).groups[0]?.tokens ?? [];
  expect(a?.values[0]?.steps).toEqual([[{ text: '--acme-b', href: '#--acme-b', definition: null }], ['1px']]);
  expect(a?.onlyIn).toEqual([]);
  expect(b?.onlyIn).toEqual(['dark', 'dark, high contrast']);
  expect(b?.tokens).toEqual(['--acme-a']);
  expect(b?.sheets).toEqual([{ prefix: 'acme-knob', href: '/components/knob#css-variables' }]);
});

test('knows the themes of the site', () => {
  expect(createTokenGuide(siteOf(makeSource()), designFolder(TOKENS)).themes).toEqual(THEMES);
});

describe('what tokens are with values of the site’s own axes', () => {
  const all = themesFile(ACME_AXES);
  const value = (text: string) => ({ value: text, values: [], isColor: true });
  const viewOf = (...tokens: Token[]) =>
    tokenTableView(data(tokens.map((each) => ({ ...each, definedIn: null }))), all, NOWHERE);
  const themesOf = (values: Record<string, string>) =>
    Object.entries(values).map(([name, text]) => ({ names: [name], ...value(text) }));
  const differencesOf = (values: Record<string, string>) =>
    viewOf(token('--acme-ink', { ...value('#000'), themes: themesOf(values) })).groups[0]?.tokens[0]?.differences.map(
      ({ changes, ...named }) => ({ ...named, values: changes.map(({ to }) => to?.value) })
    );

  test('is nothing new if color scheme and contrast alone change them', () => {
    expect(differencesOf({})).toEqual([]);
    expect(differencesOf({ 'dark+high-contrast': '#fff', 'high-contrast': '#111' })).toEqual([]);
    const dark = all.filter(({ colorScheme }) => colorScheme === 'dark').map(({ name }) => [name, '#fff'] as const);
    expect(differencesOf(Object.fromEntries(dark))).toEqual([]);
  });

  test('is told in both color schemes', () => {
    const themes = { dark: '#fff', loud: '#f00', 'dark+loud': '#0f0' };
    expect(differencesOf({ ...themes, glass: 'none', 'dark+glass': 'none' })).toEqual([
      { value: 'loud', label: 'very loud', values: ['#f00', '#0f0'] },
      { value: 'glass', label: 'glass', values: ['none', 'none'] }
    ]);
    expect(differencesOf({ dark: '#fff', 'dark+loud': '#0f0', 'dark+glass': '#fff' })).toEqual([
      { value: 'loud', label: 'very loud', values: ['#000', '#0f0'] }
    ]);
  });

  test('leaves out combinations of them', () => {
    expect(differencesOf({ 'loud+glass': '#f00', 'high-contrast+loud': '#f00' })).toEqual([]);
  });

  test('is counted for each value that changes any', () => {
    const loud = [{ names: ['loud', 'dark+loud'], ...value('#f00') }];
    const tokens = ['--acme-a', '--acme-b'].map((name) => token(name, { themes: loud }));
    expect(viewOf(...tokens, token('--acme-c')).differences).toEqual([{ value: 'loud', label: 'very loud', count: 2 }]);
    expect(tokenTableView(data([token('--acme-c')]), THEMES, NOWHERE).differences).toEqual([]);
  });

  test('has the codes of themes', () => {
    const { groups } = viewOf(token('--acme-ink', { ...value('#000'), themes: themesOf({ loud: '#f00' }) }));
    expect(groups[0]?.tokens[0]?.values.map((each) => each.themes.join(''))).toEqual(['abcdfghijkl', 'e']);
    expect(groups[0]?.tokens[0]?.onlyIn).toEqual([]);
  });
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
