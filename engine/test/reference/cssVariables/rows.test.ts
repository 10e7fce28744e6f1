import { describe, expect, it } from 'vitest';
import { rowOf, rowsOf } from '../design/readSheets.ts';

const TOKENS = `
  :root { --white: #ffffff; --gray: #222222; --surface: var(--white); --space: 0.25rem; --glow: initial }
  :root:where(.dark) { --surface: var(--gray) }
  :root:where(.dark.contrast) { --surface: #000000 }
  :root:where(.glass) { --surface: transparent; --glow: red }
`;

describe('values', () => {
  it('are fully resolved in each theme; themes equal to light are omitted', () => {
    const row = rowOf(rowsOf('.card { --card--Color: var(--surface) }', TOKENS), '--card--Color');
    expect(row).toMatchObject({ value: '#ffffff', values: ['--surface', '--white', '#ffffff'], isColor: true });
    expect(row.themes).toEqual([
      { names: ['dark'], value: '#222222', values: ['--surface', '--gray', '#222222'], isColor: true },
      { names: ['dark+high-contrast'], value: '#000000', values: ['--surface', '#000000'], isColor: true }
    ]);
  });

  it('have no steps without references', () => {
    expect(rowOf(rowsOf('.card { --card--Gap: 1px }'), '--card--Gap')).toMatchObject({ value: '1px', values: [] });
  });

  it('with several references are substituted step by step in parallel', () => {
    const row = rowOf(
      rowsOf('.card { --card--Inset: calc(var(--space) + var(--b)); --b: 1px }', TOKENS),
      '--card--Inset'
    );
    expect(row.values).toEqual(['calc(--space + --b)', 'calc(0.25rem + 1px)']);
  });

  it('use the dark variant of light-dark() in dark themes', () => {
    const row = rowOf(rowsOf('.card { --c: light-dark(var(--white), var(--gray)) }', TOKENS), '--c');
    expect(row.value).toBe('#ffffff');
    expect(row.themes).toMatchObject([{ names: ['dark', 'dark+high-contrast'], value: '#222222' }]);
  });

  it.each([
    ['an undefined property', 'var(--nowhere, var(--space))', '0.25rem'],
    ['a property set to initial', 'var(--glow, none)', 'none'],
    ['an empty fallback', 'a var(--nowhere,)', 'a '],
    ['a fallback that is not needed', 'var(--space, 1px)', '0.25rem'],
    ['no fallback', 'calc(var(--nowhere) * 2)', 'calc(var(--nowhere) * 2)']
  ])('use fallbacks: %s', (_, value, expected) => {
    expect(rowOf(rowsOf(`.card { --x: ${value} }`, TOKENS), '--x').value).toBe(expected);
  });

  it.each([
    ['a circle', '--x: var(--y); --y: var(--x)', 'var(--y)'],
    ['a cycle with a fallback inside', '--x: var(--y, red); --y: var(--x)', 'var(--y, red)'],
    ['itself', '--x: var(--x)', 'var(--x)'],
    ['a fallback outside of the cycle', '--x: var(--y, red); --y: var(--z); --z: var(--y)', 'red']
  ])('with cycles: %s', (_, declarations, expected) => {
    expect(rowOf(rowsOf(`.card { ${declarations} }`), '--x').value).toBe(expected);
  });

  it('are inherited from the same element, then its ancestors, then its block', () => {
    const css = `
      .card { --bg: white; --title: var(--bg) }
      .card.m-dark { --bg: black }
      .card.m-dark .card__title { --on-dark: var(--bg) }
      .card__body { --body: var(--bg) }
      .other { --bg: red; --o: var(--bg) }
      .card.m-dark::before { --before: var(--bg) }
    `;
    const rows = rowsOf(css);
    const value = (property: string): string => rowOf(rows, property).value;
    expect(['--title', '--on-dark', '--body', '--o', '--before'].map(value)).toEqual([
      'white',
      'black',
      'white',
      'red',
      'black'
    ]);
  });

  it('are resolved on the element that declares them, not on the one that uses them', () => {
    const rows = rowsOf('.card { --a: 1; --b: var(--a) } .card .card__title { --a: 2; --c: var(--b) }');
    expect(rowOf(rows, '--c').value).toBe('1');
  });

  it('in a condition use values set under the condition', () => {
    const rows = rowsOf('.card { --a: 1; --b: var(--a) } @media print { .card { --a: 2; --c: var(--a) } }');
    expect([rowOf(rows, '--b').value, rowOf(rows, '--c').value]).toEqual(['1', '2']);
  });
});

describe('rows', () => {
  it('keep the order and conditions of the sheet; the last declaration in a rule wins', () => {
    const rows = rowsOf('.a { --x: 1; --y: 2; color: red } @media print { .a { --x: 3 } } .a { --x: 4 }');
    expect(rows.map(({ property, condition, value }) => [property, condition, value])).toEqual([
      ['--x', null, '4'],
      ['--y', null, '2'],
      ['--x', '@media print', '3']
    ]);
  });

  it('of a theme are merged into the row that they override', () => {
    const rows = rowsOf('.hero { --stop: white } :root:where(.dark) .hero { --stop: black }', TOKENS);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      selector: '.hero',
      value: 'white',
      themes: [{ names: ['dark', 'dark+high-contrast'], value: 'black' }]
    });
  });

  it('of a theme that override nothing, or of an unknown theme, are separate', () => {
    const rows = rowsOf('.hero { --a: 1 } .dark .hero { --b: 2 } :where(.glass) .hero { --a: 3 }', TOKENS);
    expect(rows.map(({ selector, value }) => [selector, value])).toEqual([
      ['.hero', '1'],
      ['.dark .hero', '2'],
      [':where(.glass) .hero', '3']
    ]);
    expect(rows[0]?.themes).toEqual([]);
  });
});
