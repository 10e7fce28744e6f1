import { describe, expect, it } from 'vitest';

import type { PublishedToken } from '../../core/publishedTokens.ts';
import { tokenResolver } from './resolveToken.ts';

const token = (name: string, written: string, value = written, dark?: string): [string, PublishedToken] => [
  name,
  {
    name,
    value,
    values: written === value ? [] : [written, value],
    themes: dark === undefined ? [] : [{ names: ['dark'], value: dark, values: [] }]
  }
];

const TOKENS = new Map([
  token('--blue', '#00f'),
  token('--brand', '--blue', '#00f', '#88f'),
  token('--link', '--brand', '#00f'),
  token('--hidden', '--no-token', '#123'),
  token('--wide', 'calc(--blue + 1px)', 'calc(#00f + 1px)'),
  token('--circle', 'var(--circle)')
]);

const inLight = (overrides: Record<string, string> = {}) =>
  tokenResolver(TOKENS, { name: 'light', colorScheme: 'light' }, new Map(Object.entries(overrides)));

describe('resolving a token', () => {
  it('follows names to the overridden value', () => {
    expect(inLight()('--link')).toBe('#00f');
    expect(inLight({ '--blue': 'red' })('--link')).toBe('red');
    expect(inLight({ '--blue': '2px' })('--wide')).toBe('calc(2px + 1px)');
    expect(inLight()('--circle')).toBeNull();
    expect(inLight({ '--brand': 'var(--blue)' })('--link')).toBe('#00f');
  });

  it('knows the values of each theme', () => {
    const inDark = tokenResolver(TOKENS, { name: 'dark', colorScheme: 'dark' }, new Map([['--blue', 'red']]));
    expect(inDark('--brand')).toBe('#88f');
    expect(inDark('--link')).toBe('#88f');
  });

  it('uses fallbacks, also nested ones', () => {
    expect(inLight({ '--brand': 'var(--none, var(--nothing, rgb(1, 2, 3)))' })('--link')).toBe('rgb(1, 2, 3)');
    expect(inLight({ '--brand': 'var(--none)' })('--link')).toBeNull();
  });

  it('has no value for circles, nor for names of the reader’s that don’t exist', () => {
    expect(inLight({ '--blue': 'var(--brand)' })('--blue')).toBeNull();
    expect(inLight({ '--blue': 'var(--none)' })('--blue')).toBeNull();
    expect(inLight()('--unknown')).toBeNull();
  });

  it('keeps the published value where it is made of names that are no tokens', () => {
    expect(inLight()('--hidden')).toBe('#123');
    expect(inLight({ '--no-token': 'red' })('--hidden')).toBe('red');
  });

  it('chooses by color scheme', () => {
    const overrides = new Map([['--blue', 'light-dark(#eee, var(--none, rgb(1 1 1)))']]);
    expect(tokenResolver(TOKENS, { name: 'light', colorScheme: 'light' }, overrides)('--blue')).toBe('#eee');
    expect(tokenResolver(TOKENS, { name: 'dark', colorScheme: 'dark' }, overrides)('--blue')).toBe('rgb(1 1 1)');
  });
});
