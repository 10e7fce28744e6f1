import { expect, it } from 'vitest';

import { builtInAxes } from '../../core/builtInAxes.ts';
import type { PublishedTokens } from '../../core/publishedTokens.ts';
import { listThemes } from '../../core/themes.ts';
import { checkContrasts, wasLow } from './contrastChecks.ts';
import { sampleTheme } from './sampleTheme.ts';

const THEMES = listThemes(builtInAxes()).slice(0, 2);

const TOKENS: PublishedTokens = {
  tokens: [
    { name: '--ink', value: '#111111', values: [], themes: [{ names: ['dark'], value: '#eeeeee', values: [] }] },
    { name: '--paper', value: '#fff', values: [], themes: [{ names: ['dark'], value: '#000', values: [] }] },
    { name: '--brand', value: '#0055cc', values: [], themes: [] },
    { name: '--brand--hover', value: '#003377', values: [], themes: [] },
    { name: '--brand--100', value: '#113377', values: [], themes: [] },
    { name: '--pale', value: '#ccc', values: [], themes: [] }
  ],
  contrasts: [
    { subject: 'text', foreground: '--pale', background: '--paper' },
    { subject: 'text', foreground: '--ink', background: '--paper' },
    { subject: 'graphic', foreground: '--brand', background: '--paper' }
  ]
};
const own = (property: string, value: string, themes: string[] | null = null) => ({ property, value, themes });

it('finds pairs with too little contrast, in which theme, and whether they had before', () => {
  const { checked, low, unknown } = checkContrasts(TOKENS, THEMES, [
    own('--ink', '#777777', ['b']),
    own('--brand', '#fafafa')
  ]);
  expect(checked).toBe(3);
  expect(unknown).toEqual([]);
  expect(low.map((each) => [each.pair.foreground, each.themes, wasLow(each)])).toEqual([
    ['--brand', ['light'], false],
    ['--pale', ['light'], true]
  ]);
  const [brand] = low;
  expect(brand?.ratio).toBeLessThan(1.1);
  expect(brand?.before).toBeGreaterThan(6);
  expect(brand?.least).toBe(3);
});

it('joins themes with the same colors', () => {
  const tokens = { ...TOKENS, contrasts: [{ subject: 'text' as const, foreground: '--pale', background: '--brand' }] };
  expect(checkContrasts(tokens, THEMES, [own('--brand', '#eee')]).low).toMatchObject([
    { themes: ['light', 'dark'], foreground: '#ccc', background: '#eee' }
  ]);
});

it('names pairs that can’t be computed', () => {
  const declarations = [own('--ink', 'color-mix(in srgb, red, blue)'), own('--brand', 'rgb(0 0 0 / 50%)')];
  const { checked, unknown } = checkContrasts(TOKENS, THEMES, declarations);
  expect(checked).toBe(1);
  expect(unknown.map(({ pair, themes }) => [pair.foreground, themes])).toEqual([
    ['--ink', ['light', 'dark']],
    ['--brand', ['light', 'dark']]
  ]);
});

it('makes a sample of named colors in another hue', () => {
  const sample = sampleTheme(TOKENS) ?? '';
  expect(sample).toMatch(/^--brand: #[0-9a-f]{6}; \/\* was #0055cc \*\/$/m);
  expect(sample).toContain('--brand--hover: ');
  expect(sample).not.toContain('100');
  expect(sampleTheme({ tokens: [] })).toBeNull();
});
