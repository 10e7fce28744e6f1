import { describe, expect, it } from 'vitest';
import { chooseLightDark } from '../../../src/reference/design/themedValue.ts';
import { displayParts, readReferences, referencedNames } from '../../../src/reference/cssVariables/references.ts';

describe('readReferences', () => {
  it('parses a value, including nested fallbacks', () => {
    expect(readReferences('calc(var(--a) * -1) VAR( --b , var(--c, 1px, 2px))')).toEqual([
      'calc(',
      { name: '--a', fallback: null },
      ' * -1) ',
      { name: '--b', fallback: [{ name: '--c', fallback: ['1px, 2px'] }] }
    ]);
  });

  it.each(['"var(--a)"', "'\\'var(--a)'", 'url(var(--a))', 'myvar(--a)', '--var(--a)'])(
    'does not change %s',
    (value) => {
      expect(readReferences(value)).toEqual([value]);
    }
  );

  it('distinguishes an empty fallback from none', () => {
    expect(readReferences('var(--a,)')).toEqual([{ name: '--a', fallback: [] }]);
  });

  it('handles an unclosed bracket', () => {
    expect(readReferences('var(--a, (1')).toEqual([{ name: '--a', fallback: ['(1'] }]);
  });
});

it('displays names without var()', () => {
  const parts = readReferences('calc(var(--a) + var(--b, var(--c)))');
  expect(displayParts(parts)).toBe('calc(--a + var(--b, --c))');
  expect(referencedNames(parts)).toEqual(['--a', '--b', '--c']);
});

it.each([
  ['light-dark(#fff, rgb(0, 0, 0))', '#fff', 'rgb(0, 0, 0)'],
  ['0 0 light-dark(red, light-dark(blue, lime)) inset', '0 0 red inset', '0 0 lime inset'],
  ['not-light-dark(a, b)', 'not-light-dark(a, b)', 'not-light-dark(a, b)']
])('light-dark: %s', (value, light, dark) => {
  expect(chooseLightDark(value, 'light')).toBe(light);
  expect(chooseLightDark(value, 'dark')).toBe(dark);
});
