import { expect, test } from 'vitest';

import { themesSchema } from '../../../src/core/config/themes.ts';
import { themesFile } from '../../../src/reference/design/themesFile.ts';
import type { Token } from '../../../src/reference/tokens/schema.ts';
import { tokenTableView } from '../../../src/site/documents/tokens.ts';

const AXES = [{ name: 'brand', label: 'Brand', values: ['north', 'south'].map((name) => ({ name, label: name })) }];
const THEMES = themesFile(themesSchema.parse({ axes: AXES }));
const WITH_SOUTH = THEMES.filter(({ values }) => values['brand'] === 'south').map(({ name }) => name);

/** Differences of a token of this value, with others in some of the themes. */
function differencesOf(value: string, others: Record<string, string>, definedIn: string[] | null = null) {
  const themes = Object.entries(others).map(([name, own]) => ({
    names: [name],
    value: own,
    values: [],
    isColor: true
  }));
  const token: Token = {
    name: '--acme-ink',
    token: null,
    layer: null,
    category: null,
    condition: null,
    definedIn,
    value,
    values: [],
    isColor: true,
    themes,
    uses: { tokens: [], sheets: [] }
  };
  const data = { script: null, layers: [], categories: [], contrasts: [], tokens: [token] };
  const { groups, differences } = tokenTableView(data, THEMES, () => null);
  const [first] = groups[0]?.tokens ?? [];
  const shown = first?.differences.map(({ changes }) => changes.map(({ from, to }) => [from?.value, to?.value]));
  return { shown, counts: differences.map(({ value: axis, count }) => `${axis}: ${count}`) };
}

test('compares a token without and with a value of an axis, in both color schemes', () => {
  expect(differencesOf('#000', { dark: '#fff', south: '#111', 'dark+south': '#eee' })).toEqual({
    shown: [
      [
        ['#000', '#111'],
        ['#fff', '#eee']
      ]
    ],
    counts: ['south: 1']
  });
});

test('shows a change once that is the same in both color schemes', () => {
  expect(differencesOf('#000', { south: '#111', 'dark+south': '#111' }).shown).toEqual([[['#000', '#111']]]);
});

test('shows both color schemes if the change is in one of them', () => {
  expect(differencesOf('#000', { dark: '#fff', 'dark+south': '#eee' }).shown).toEqual([
    [
      ['#000', '#000'],
      ['#fff', '#eee']
    ]
  ]);
});

test('includes a token that only the value sets', () => {
  expect(differencesOf('#000', {}, WITH_SOUTH)).toEqual({ shown: [[[undefined, '#000']]], counts: ['south: 1'] });
});

test('leaves out tokens that differ in other respects alone', () => {
  expect(differencesOf('#000', { dark: '#fff', 'dark+south': '#fff' })).toEqual({ shown: [], counts: [] });
});
