import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Locate } from '../../../src/live/compiler/compileExample.ts';
import { type Position, offsetAt, positionAt, scriptOffsetAt } from '../../../src/core/position.ts';
import { compiled, error } from './fixtures.ts';

/** Converts an offset to a stack trace position: U+2028 and U+2029 count as line breaks there. */
function stackPosition(code: string, offset: number): Position {
  const before = code.slice(0, offset).split(/\r\n?|[\n\u2028\u2029]/);
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

/** Finds the only `MARK` of a text again after compilation. */
function markFound(text: string): { expected: Position; found: Position } {
  const { program, locate } = compiled(text);
  const { code = '' } = program.modules[0] ?? {};
  return { expected: positionAt(text, text.indexOf('MARK')), found: located(code, locate) };
}

function located(code: string, locate: Locate): Position {
  return locate(stackPosition(code, code.indexOf('MARK')));
}

describe('the position of a syntax error', () => {
  it.each([
    ['line feeds', 'const a = 1;\n\nconst b = ;\n'],
    ['carriage returns', 'const a = 1;\r\rconst b = ;\r'],
    ['both', 'const a = 1;\r\n\r\nconst b = ;\r\n'],
    ['a mix of them', 'const a = 1;\r\n\rconst b = ;\n'],
    ['U+2028, which is not a line break in the editor', "const a = '\u2028'; // \u2029\n\nconst b = ;"],
    ['a byte order mark', '\uFEFFconst a = 1;\n\nconst b = ;'],
    ['astral letters before it', "const a = '𝒳👩‍👩‍👧';\n\nconst b = ;"],
    ['types before it', 'type A = {\n}\nconst b = ;']
  ])('counts lines as the editor does: %s', (_, text) => {
    expect(error(text)).toMatchObject({ line: 3, column: 11 });
  });

  it.each([
    ['a byte order mark', '\uFEFFconst b = ;', 12],
    ['tabs', '\t\tconst b = ;', 13],
    ['astral letters', "'𝒳'; const b = ;", 17]
  ])('counts columns as the editor does: %s', (_, text, column) => {
    expect(error(text)).toMatchObject({ line: 1, column });
  });

  it.each([
    ['a name declared twice', 'type A = 1;\r\nlet a: A;\r\nlet a = 1;', { line: 3, column: 5 }],
    ['a last statement that is not a component', 'type A = 1;\r\nlet a: A;\r\nif (a) {}', { line: 3, column: 1 }],
    ['an import of nothing', "type A = 1;\r\nlet a: A;\r\nimport x from 'nowhere'; <p>{x}</p>", { line: 3, column: 1 }]
  ])('is correct for %s', (_, text, place) => {
    expect(error(text)).toMatchObject(place);
  });
});

describe('the position of a runtime error', () => {
  it.each([
    ['after types', 'type A = {\n  a: 1;\n};\nconst f = (a: A): void => { MARK(a as A); };\n<p/>'],
    ['after carriage returns', 'const a = 1;\r\rconst f = () => MARK(a);\r\n<p/>'],
    ['after U+2028', "const a = '\u2028'; /* \u2029 */ MARK(a);\n<p/>"],
    ['after U+2028 on earlier lines', "const a = '\u2028';\n// \u2029\nMARK(a);\n<p/>"],
    ['after a byte order mark', '\uFEFFMARK(1);\n<p/>'],
    ['after astral letters', "const a = '𝒳👩‍👩‍👧'; MARK(a);\n<p/>"],
    ['after tabs', '\t\tMARK(1);\n<p/>'],
    ['in an element of many lines', '<p\n  title="a\n b"\n>\n  text\n  {/* why */}\n  <b>{}</b>\n  {MARK(1)}\n</p>'],
    ['in an attribute after text', '<p>\n  a {1} b &amp; c <b d={MARK(1)} />\n</p>'],
    [
      'behind templates with empty parts',
      'const a = `${1}${2}`, b = ``, c = `${3}`;\nconst d = (e: A) => MARK(e);\n<p/>'
    ],
    ['after an element with text like a template', '<p>{1}${2}`{3}{MARK(`${1}`)}</p>'],
    ['in a template of many lines', 'const a = `\n\n${MARK(1)}`;\n<p/>'],
    ['after removed exports', 'export default 1;\nexport { };\nexport const a = MARK(1);\n<p/>'],
    ['in a getter with a loop', 'const a = {\n  get b() {\n    for (;;) { MARK(1); }\n  }\n};\n<p>{a.b}</p>'],
    ['in nested arrows', 'const a = (b) => (c) => (d = () => MARK(1)) => ({ e: [b, c, d] });\n<p/>'],
    ['in a class', 'class A extends B {\n  static { MARK(1); }\n  #c = 1;\n}\n<p/>']
  ])('is mapped %s', (_, text) => {
    const { expected, found } = markFound(text);
    expect(found).toEqual(expected);
  });

  it.each([
    ['a block', 'for (;;) {\n}', 1],
    ['one statement', 'for (;;)\n  x();', 2],
    ['nothing', '\nwhile (true);', 2],
    ['a block on the next line', 'do\n{\n} while (true)', 2]
  ])('is inside the loop for the guard of %s', (_, loop, line) => {
    const { program, locate } = compiled(
      `const o = {\n  get a() {\n${loop}\n  }\n};\nconst Example = () => <p>{o.a}</p>`
    );
    const { code = '' } = program.modules[0] ?? {};
    const inGetter = code.indexOf('__patternbookStep', code.indexOf('__patternbookStep', code.indexOf('get a')) + 1);
    expect(locate(stackPosition(code, inGetter)).line).toBe(2 + line);
  });

  it('is the line of an import of a missing name', () => {
    const text = "type A = 1;\r\nconst s = '\u2028';\r\nimport { Nothing } from '@acme/ui';\r\n<Nothing s={s} />";
    const { program, locate } = compiled(text);
    const lines = program.modules[0]?.expects.map(({ line }) => locate({ line, column: 1 }).line);
    expect(lines).toEqual([3]);
  });
});

const filler = fc.constantFrom(
  ...[
    'const _ = 1;',
    'type _ = { a: 1 };',
    'for (const a of [1]) a;',
    '// \u2028 x;',
    '/*\r\n*/',
    "'𝒳';",
    '',
    '\t',
    'f(<b>a\n b</b>);'
  ],
  ...[
    'const _ = <i>{1}\n</i>;',
    'const _ = (a: number): any => (b = a) => b;',
    'class _ { a = () => 1; get b() { return 1 } }'
  ],
  ...[
    'function _<A>(a?: A) { while (a) a; }',
    'interface _ {\n  a: 1;\n}',
    "import _ from '@acme/text';",
    '`\n${1}\n`;',
    '`${1}`;',
    'const _ = ``;'
  ]
);
const holder = fc.constantFrom(
  ...[
    'MARK(1);',
    'if (MARK(1)) {}',
    'const _ = () => MARK(1);',
    '<p a={MARK(1)} />;',
    '(<p>\n {MARK(1)}</p>);',
    '`\n${MARK(1)}`;'
  ],
  ...[
    'for (const a of MARK(1)) a;',
    'class _ { a = MARK(1) }',
    'const _: A = MARK(1) as B;',
    'do MARK(1); while (1)',
    'export const _ = MARK;'
  ]
);
const end = fc.constantFrom('\n', '\r\n', '\r', '\n\n', ' \n');

describe('every position in a program', () => {
  it('is mapped correctly from the compiled module', { timeout: 30_000 }, () => {
    const lines = fc.tuple(fc.array(fc.tuple(filler, end)), fc.tuple(holder, end), fc.array(fc.tuple(filler, end)));
    fc.assert(
      fc.property(lines, fc.boolean(), ([before, mark, after], hasMark) => {
        const pieces = [...before, mark, ...after].map(
          ([text, ending], index) => text.replace('_', `_${index}`) + ending
        );
        const { expected, found } = markFound(`${hasMark ? '\uFEFF' : ''}${pieces.join('')}<p/>`);
        expect(found).toEqual(expected);
      }),
      { numRuns: 300 }
    );
  });

  it('is in the text for any stack trace', () => {
    const { locate } = compiled("const a = '\u2028';\r\nconst Example = () => <p/>");
    fc.assert(
      fc.property(fc.integer({ min: -2, max: 20 }), fc.integer({ min: -2, max: 200 }), (line, column) => {
        const found = locate({ line, column });
        expect(found.line).toBeGreaterThanOrEqual(1);
        expect(found.line).toBeLessThanOrEqual(2);
        expect(found.column).toBeGreaterThanOrEqual(1);
      })
    );
  });
});

describe('offsetAt', () => {
  const texts = fc.string({ unit: fc.constantFrom('a', '𝒳', '\n', '\r', '\r\n', '\u2028', '\t') });

  it('is the inverse of positionAt', () => {
    fc.assert(
      fc.property(texts, fc.nat(), (text, number) => {
        const offset = number % (text.length + 1);
        // There is no position inside a CRLF.
        fc.pre(text.slice(offset - 1, offset + 1) !== '\r\n');
        expect(offsetAt(text, positionAt(text, offset))).toBe(offset);
        expect(scriptOffsetAt(text, stackPosition(text, offset))).toBe(offset);
      })
    );
  });

  it('stays in the text', () => {
    expect(offsetAt('ab\ncd', { line: 1, column: 9 })).toBe(2);
    expect(offsetAt('ab\ncd', { line: 9, column: 1 })).toBe(5);
  });
});
