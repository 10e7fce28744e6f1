import { describe, expect, it } from 'vitest';

import { compiled, error, run } from './fixtures.ts';

const P = { type: 'p', props: {} };

describe('a program runs without semicolons', () => {
  it.each([
    ['at the end of the text', 'const x = 1\nconst Example = () => <p/>'],
    ['after an exported component', 'export const Example = () => <p/>'],
    ['after a component that is a function', 'export default () => <p/>'],
    ['after a component in parentheses', 'export default (() => <p/>)'],
    ['after a default export on two lines', 'export default\n  () => <p/>'],
    ['after a comment in a default export', 'export /* a */ default // b\n () => <p/>'],
    ['after an expression', '() => <p/>'],
    ['after an element', '<p/>'],
    ['before an element after two blocks', '{ let a }\n{ let b }\n<p/>'],
    ['before an element after a condition and a block', 'if (true) {}\n{}\n<p/>'],
    ['before an element after blocks in a block', '{ {}\n {} }\n{}\n<p></p>'],
    ['before a fragment after two blocks', '{}\n{}\n<>{<i/>} text</>\nconst Example = () => <p/>'],
    ['after a comparison of an object', 'const a = {}\n< 1\n;<p/>'],
    ['after an element that is exported', 'export default <p/>'],
    ['after an element in parentheses', 'export default (<p/>)'],
    ['after an assignment', 'Example = () => <p/>'],
    ['after an assigned element', 'Example = <p/>'],
    ['after a class', 'export default class Example { constructor() { return <p/> } }; () => <p/>'],
    ['after a directive', "'use client'\nexport const Example = () => <p/>"],
    [
      'behind a directive of a function',
      "const f = () => { 'use strict'\n return 1 }\nconst Example = () => f() && <p/>"
    ],
    [
      'behind an earlier default export, before a parenthesis',
      'export default () => 1\n;(() => 2)()\nconst Example = () => <p/>'
    ],
    ['after an earlier anonymous function, before a parenthesis', 'export default function () {}\n(() => <p/>)'],
    ['after an earlier default export of a name', 'const a = 1\nexport default a\nconst Example = () => <p/>'],
    ['before a bracket', 'const a = [1]\n;[2].map((b) => a.push(b))\nconst Example = () => a.length === 2 && <p/>'],
    ['before a template', 'const a = 1\n;`x`.length\nconst Example = () => <p/>'],
    ['in a loop of one statement', 'let n = 0\nfor (const a of [1, 2]) n += a\nconst Example = () => n === 3 && <p/>'],
    ['in a loop that assigns a function', 'let f\nfor (const a of [1]) f = () => a\nconst Example = () => f() && <p/>'],
    [
      'in loops in each other',
      'let f\nfor (const a of [1]) for (;;) if (f = () => a) break\nconst Example = () => f() && <p/>'
    ],
    ['after do and while', 'let n = 3\ndo n--; while (n) n = 5\nconst Example = () => n === 5 && <p/>'],
    ['after types', 'type A = 1\nconst Example = (): A => <p/>\ninterface B {}']
  ])('%s', (_, text) => {
    expect(run(compiled(text).program)).toEqual(P);
  });
});

describe('a program supports', () => {
  it.each([
    ['loops without a body', 'for (let i = 0; i < 2; i++);\nlet n = 2; while (n--);'],
    ['a loop as the only statement of a condition', 'if (true) for (let i = 0; i < 2; i++); else throw 1;'],
    ['labels', 'outer: for (;;) { for (;;) break outer; }'],
    ['a labeled statement as the body of a loop', 'for (const a of [1]) inner: { break inner; }'],
    ['arrows that return objects', 'const f = () => ({ a: 1 }); if (f().a !== 1) throw 1;'],
    ['arrows that return sequences', 'const f = () => (1, 2); if (f() !== 2) throw 1;'],
    ['arrows that return members of parentheses', 'const f = () => ({ a: 1 }).a; if (f() !== 1) throw 1;'],
    ['arrows that return arrows', 'const f = (a) => (b) => (c) => a + b + c; if (f(1)(2)(3) !== 6) throw 1;'],
    ['arrows that assign', 'let a; const f = () => a = 1; f(); if (a !== 1) throw 1;'],
    ['arrows with comments', 'const f = () => // why\n  1 // because\nif (f() !== 1) throw 1;'],
    ['async arrows', 'const f = async (a) => await a, g = async a => ({ a });'],
    ['getters and setters', 'const o = { get a() { return 1 }, set a(v) {} }; o.a = o.a;'],
    ['constructors', 'class A {} class B extends A { constructor() { super(); } } new B();'],
    [
      'fields and static blocks',
      'class A { a = () => 1; #b = 2; static c = 3; static { for (;;) break; } } new A().a();'
    ],
    ['computed members', "class A { ['a' + 1]() { return 1 } static async *[Symbol.iterator]() {} } new A().a1();"],
    [
      'functions as default values',
      'const f = (a = () => 1, { b = function () { return 2 } } = {}) => a() + b(); if (f() !== 3) throw 1;'
    ],
    ['generators', 'function* f() { yield* [1, 2]; } if ([...f()].length !== 2) throw 1;'],
    ['asynchronous loops', 'async function f() { for await (const a of []) for await (const b of a); }'],
    [
      'directives',
      "'use client'; function f() { 'use strict'; 'use memo'\n return this === undefined }\nif (!f()) throw 1;"
    ],
    [
      'exports of all kinds',
      'export const a = 1; export function b() {} export class C {} export { a as d }; export { b as default };'
    ],
    [
      'a component that is used before its declaration',
      'const early = typeof Late; export default function Late() { return <p/>; }; if (early !== "function") throw 1;'
    ],
    ['keys after spread attributes', 'const a = {}; const b = <i {...a} key="1" />;'],
    ['a byte order mark in a string', "if ('\uFEFF'.length !== 1) throw 1;"],
    ['U+2028 in strings and templates', "if ('\u2028'.length + `\u2029`.length !== 2) throw 1;"],
    ['non-ASCII letters', 'const größe = 1, 变量 = 2, 𝒳 = 3; if (größe + 变量 + 𝒳 !== 6) throw 1;']
  ])('%s', (_, statements) => {
    expect(run(compiled(`${statements}\nconst Example = () => <p/>`).program)).toEqual(P);
  });
});

describe('a program that needs module semantics', () => {
  it.each([
    [
      'waits outside of functions',
      'const a = 1;\nconst b = await a;\nconst Example = () => <p/>',
      { message: 'Only async functions can use await: an example is shown immediately.', line: 2, column: 11 }
    ],
    [
      'waits in a loop',
      'async function f() { await 1 }\nfor await (const a of b) a;\n<p/>',
      { message: 'Only async functions can use await: an example is shown immediately.', line: 2, column: 5 }
    ],
    [
      'asks for its address',
      'const Example = () => <p/>;\n\nconst a = import.meta.url;\nconst B = Example',
      { message: 'The editor has no import.meta: an edited example is no file.', line: 3, column: 11 }
    ]
  ])('is rejected if it %s', (_, text, expected) => {
    expect(error(text)).toEqual(expected);
  });
});

it('distinguishes values that are not components', () => {
  expect(error('')).toMatchObject({ message: expect.stringContaining('no component') as string, line: 1, column: 1 });
  expect(error('// nothing')).toMatchObject({ line: 1 });
});
