import { describe, expect, it } from 'vitest';
import { parseSheet } from '../../../src/reference/cssVariables/parseSheet.ts';

const rulesOf = (css: string) => parseSheet(css).rules.flatMap((rule) => ('property' in rule ? [] : [rule]));

describe('parseSheet', () => {
  it('keeps values as written, without comments, !important and line breaks', () => {
    const [rule] = rulesOf(`.a {
      --empty: ;
      --picture: url("a;b{}.png");
      --data: url(data:image/png;base64,AA==);
      --list: 1px /* one */
        2px;
      --text: "/* no comment */";
      color: RED !important;
      --last: {a:b}
    }`);
    expect(rule?.declarations.map(({ property, value }) => ({ property, value }))).toEqual([
      { property: '--empty', value: '' },
      { property: '--picture', value: 'url("a;b{}.png")' },
      { property: '--data', value: 'url(data:image/png;base64,AA==)' },
      { property: '--list', value: '1px 2px' },
      { property: '--text', value: '"/* no comment */"' },
      { property: 'color', value: 'RED' },
      { property: '--last', value: '{a:b}' }
    ]);
  });

  it('returns the enclosing at-rules, outermost first; layers are unconditional', () => {
    const rules = rulesOf(`
      @layer a, b;
      @layer a { .plain { --x: 1 } }
      @media (min-width: 1px) { .wide { --x: 1 } @supports (display: grid) { .both { --x: 1 } } }
      @keyframes spin { from { --x: 1 } }
      @font-face { font-family: x }
      @property --x { syntax: '*'; inherits: true }
    `);
    expect(rules.map(({ selectors, condition }) => [selectors[0], condition])).toEqual([
      ['.plain', null],
      ['.wide', '@media (min-width: 1px)'],
      ['.both', '@media (min-width: 1px) @supports (display: grid)']
    ]);
  });

  it('resolves nested rules', () => {
    const rules = rulesOf(`.a, .b { --x: 1; &:hover { --x: 2 } .c { --x: 3 } @media print { --x: 4 } }`);
    expect(rules.map(({ selectors, condition }) => [selectors, condition])).toEqual([
      [['.a', '.b'], null],
      [[':is(.a, .b):hover'], null],
      [[':is(.a, .b) .c'], null],
      [['.a', '.b'], '@media print']
    ]);
  });

  it('splits selector lists outside of brackets', () => {
    expect(rulesOf(`.a:is(.b, .c), [title="x, y"] > .d { --x: 1 }`)[0]?.selectors).toEqual([
      '.a:is(.b, .c)',
      '[title="x, y"] > .d'
    ]);
  });
});
