import { describe, expect, it } from 'vitest';

import { rowOf, rowsOf } from '../design/readSheets.ts';

const valueOf = (part: string, property = '--x', tokens = ''): string => rowOf(rowsOf(part, tokens), property).value;

describe('registered properties', () => {
  const REGISTERED = '@property --size { syntax: "<length>"; inherits: true; initial-value: 12px }';

  it('have a row with their initial value', () => {
    expect(rowsOf(REGISTERED)).toMatchObject([{ selector: '@property --size', property: '--size', value: '12px' }]);
    expect(rowsOf('@property --any { syntax: "*"; inherits: true }')).toEqual([]);
  });

  it('have that value wherever nothing else is declared, instead of a fallback', () => {
    expect(valueOf('.a { --x: calc(var(--size) + 1px) }', '--x', REGISTERED)).toBe('calc(12px + 1px)');
    expect(valueOf('.a { --x: var(--size, 3px) }', '--x', REGISTERED)).toBe('12px');
    expect(valueOf('.a { --x: var(--size) }', '--x', `:root { --size: 5px } ${REGISTERED}`)).toBe('5px');
    expect(valueOf('.a { --size: 7px; --x: var(--size) }', '--x', REGISTERED)).toBe('7px');
    expect(valueOf('.a { --x: var(--size) } .b { --size: 1px }', '--x', REGISTERED)).toBe('1px');
  });

  it('take no value from ancestors if they are not inherited', () => {
    const own = REGISTERED.replace('true', 'false');
    expect(valueOf('.a { --x: var(--size) }', '--x', `:root { --size: 5px } ${own}`)).toBe('12px');
    expect(valueOf('.a { --size: 7px; --x: var(--size) }', '--x', own)).toBe('7px');
    expect(valueOf('.a { --size: 7px } .a .b { --x: var(--size) }', '--x', own)).toBe('12px');
  });

  it('count by the last of several registrations, in any at-rule', () => {
    const later = '@layer base { @property --size { syntax: "*"; inherits: true; initial-value: 1em } }';
    expect(valueOf('.a { --x: var(--size) }', '--x', REGISTERED + later)).toBe('1em');
  });
});

describe('feature queries', () => {
  const base = ':root { --c: #f00 }';

  it.each([
    ['@supports (color: oklch(0 0 0)) { :root { --c: blue } }', 'blue'],
    ['@supports (a: b) and (not (selector(:has(a)) or (c: d))) { :root { --c: blue } }', '#f00'],
    ['@supports not (color: oklch(0 0 0)) { :root { --c: blue } }', '#f00'],
    ['@supports (-moz-appearance: none) { :root { --c: blue } }', '#f00'],
    ['@supports nonsense { :root { --c: blue } }', '#f00'],
    ['@supports (a: b) { @media print { :root { --c: blue } } }', '#f00'],
    ['@media print { @supports (a: b) { :root { --c: blue } } }', '#f00']
  ])('%s', (rule, value) => {
    expect(valueOf('.a { --x: var(--c) }', '--x', base + rule)).toBe(value);
  });

  it('are named in the rows of what they contain', () => {
    expect(rowsOf('@supports (a: b) { @container card (width > 1px) { .a { .b & { --x: 1 } } } }')).toMatchObject([
      { selector: '.b .a', condition: '@supports (a: b) @container card (width > 1px)', value: '1' }
    ]);
  });
});

describe('cascade layers', () => {
  it.each([
    ['@layer a { :root { --c: 1 } } @layer b { :root { --c: 2 } }', '2'],
    ['@layer b, a; @layer a { :root { --c: 1 } } @layer b { :root { --c: 2 } }', '1'],
    [':root { --c: 3 } @layer a { html:root { --c: 1 } }', '3'],
    ['@layer a { :root { --c: 1 } @layer in { html:root { --c: 2 } } }', '1'],
    ['@layer a.in { :root { --c: 1 } } @layer a { @layer in { :root { --c: 2 } } }', '2'],
    ['@layer { html:root { --c: 1 } } @layer { :root { --c: 2 } }', '2']
  ])('%s', (css, value) => {
    expect(valueOf('.a { --x: var(--c) }', '--x', css)).toBe(value);
  });
});
