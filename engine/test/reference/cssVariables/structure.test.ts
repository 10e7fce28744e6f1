import { describe, expect, it } from 'vitest';

import { type CssItem, readStructure } from '../../../src/reference/cssVariables/structure.ts';
import { rowsOf } from '../design/readSheets.ts';

function shape(items: readonly CssItem[]): unknown[] {
  return items.map((item) =>
    item.kind === 'declaration'
      ? `${item.property}=${item.value.trim()}${item.isImportant ? ' important' : ''}`
      : [item.head.trim(), ...(item.items ? shape(item.items) : [';'])]
  );
}

describe('the structure of a sheet', () => {
  it.each<[string, unknown[]]>([
    [
      '@layer a.b, c; @layer a.b { .d { --x: 1 } }',
      [
        ['@layer a.b, c', ';'],
        ['@layer a.b', ['.d', '--x=1']]
      ]
    ],
    ['.a { --x: 1 !IMPORTANT; --y: 2 !/**/ important }', [['.a', '--x=1 important', '--y=2 important']]],
    [
      '.a { a:hover { --x: 1 } color: red; &:is(b) { --y: 2 } }',
      [['.a', ['a:hover', '--x=1'], 'color=red', ['&:is(b)', '--y=2']]]
    ],
    ['.a { --x: {b:c}; --y:; --z: [}]; --w : 1 }', [['.a', '--x={b:c}', '--y=', '--z=[}]', '--w=1']]],
    ['.a { b: url(data:x;y,{) ; c: "}\\"" }', [['.a', 'b=url(data:x;y,{)', 'c="}\\""']]],
    [
      '<!-- .a { --x: 1 } --> .b { --\\31 st: 2; --ü: 3 }',
      [
        ['.a', '--x=1'],
        ['.b', '--\\31 st=2', '--ü=3']
      ]
    ],
    ['} .lost { --x: 1 } .a { --y: 2 }', [['.a', '--y=2']]],
    ['$x: 1; .lost { --x: 1 } .a { --y: 2 }', [['.a', '--y=2']]],
    ['.a { .lost; --x: 1; } } ', [['.a', '--x=1']]],
    ['\uFEFF.a { --x: 1 /* } */', [['.a', '--x=1 /* } */']]],
    ['.a { --x: "open\n; --y: 2 }', [['.a', '--x="open', '--y=2']]]
  ])('%j', (css, items) => {
    expect(shape(readStructure(css))).toEqual(items);
  });

  it('is read however deep it is', () => {
    expect(shape(readStructure(`.a { --x: ${'('.repeat(100_000)}; }`))).toHaveLength(1);
    expect(shape(readStructure('.a{'.repeat(100_000)))).toHaveLength(1);
    expect(shape(readStructure(`.a{${'.a{'.repeat(300)}${'}'.repeat(301)} .b { --x: 1 }`)).at(-1)).toEqual([
      '.b',
      '--x=1'
    ]);
  });
});

const values = (css: string): string[] =>
  rowsOf(css).map(({ selector, property, value }) => `${selector} ${property}: ${value}`);

describe('the rules of a sheet', () => {
  it('are found in layers with a dot', () => {
    expect(values('@layer a.b { .d { --x: 1px } } @layer a.c, a.b;')).toEqual(['.d --x: 1px']);
  });

  it('are those of the element around them after a combinator', () => {
    expect(values('.a { > & { --x: 1 } + .b { --y: 2 } [title="&"] { --z: 3 } }')).toEqual([
      '.a > .a --x: 1',
      '.a + .b --y: 2',
      '.a [title="&"] --z: 3'
    ]);
  });

  it('are left out with a selector that browsers can’t read', () => {
    expect(values('.a, { --x: 1 } .b { --y: 2 }')).toEqual(['.b --y: 2']);
  });

  it('give way to important ones, and among those, to earlier layers', () => {
    expect(values('.a { --x: 1; --x: 2 ! important; --x: 3 }')).toEqual(['.a --x: 2']);
    const layers = '@layer one, two; @layer one { :root { --x: 1 !important } }';
    expect(values(`${layers} @layer two { :root { --x: 2 !important } } .a { --y: var(--x) }`)).toContain('.a --y: 1');
    expect(values(`${layers} :root { --x: 3 !important } .a { --y: var(--x) }`)).toContain('.a --y: 1');
  });
});

describe('the variables of Tailwind', () => {
  it('are those of the root element', () => {
    expect(
      values('@theme inline { --color-*: initial; --c: red; @keyframes k { to { --k: 1 } } } .a { --x: var(--c) }')
    ).toEqual([':root, :host --c: red', '.a --x: red']);
  });

  it('have the prefix of the output, and are left out if another sheet has them', () => {
    expect(values('@theme prefix(tw) { --c: red }')).toEqual([':root, :host --tw-c: red']);
    expect(values('@theme reference { --c: red } @themes { --d: 1 }')).toEqual([]);
  });
});
