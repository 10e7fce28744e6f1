import { parse } from 'acorn';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';

import { ExamplePreparer, type PreparedExample } from '../../src/examples/prepareExample.ts';
import { createAcmeSite } from './render/acmeSite.ts';

const site = createAcmeSite({
  'content/page.md': '',
  'content/accessor.ts': '\nclass Counter { accessor count = 7; }\nexport const count = new Counter().count;',
  'content/lost.ts': "import { gone } from './gone';\nexport const lost = gone;",
  'content/broken.json': '{\n  "a": }',
  'content/data.json': '{ "a": 1 }',
  'content/look.scss': '$a: red;',
  'content/notes.md': 'Notes',
  'content/waits.ts': 'export const waited = await Promise.resolve(1);',
  'content/Heavy.tsx': 'export default () => <p>heavy</p>;',
  'content/unbuilt/package.json': JSON.stringify({
    name: '@acme/unbuilt',
    exports: { '.': { types: './dist/index.d.ts', import: './dist/index.js' } }
  })
});
site.write({ 'node_modules/@acme/readme.txt': '' });
site.link('content/unbuilt', '@acme/unbuilt');
afterAll(() => site.remove());

const preparer = new ExamplePreparer(site.folder, ['acme-ui', 'react']);

function prepare(code: string): PreparedExample {
  return preparer.prepare({ code, file: null }, { file: site.path('content/page.md'), imports: [] });
}

/** Returns the error of an example, or the reasons why imports can't be used. */
function failureOf(code: string): string {
  const prepared = prepare(code);
  if (!prepared.ok) {
    const file = prepared.file === null ? '' : `${prepared.file.slice(site.folder.length)}:`;
    return `${file}${prepared.line}: ${prepared.message}`;
  }
  return prepared.unresolved.map(({ line, message }) => `${line}: ${message}`).join('\n');
}

const COMPONENT = '\nexport const X = () => <p />;';

describe('an example that is no valid module', () => {
  it.each([
    ['const a = 1; const a = 2;', /declared/],
    ['const f = (a, a) => a;', /declared/],
    ['var a = 1; let a = 2;', /declared/],
    ['function Y() { return 1; } const Y = 2;', /declared/],
    ['const f = () => { break; };', /break/],
    ['class A { x() { return this.#y; } }', /#y/],
    ['let q = 1; const f = () => { delete q; };', /[Dd]elete/],
    ['const f = () => { a: for (;;) { a: for (;;) { break a; } } };', /[Ll]abel/],
    ['const f = () => { super.a(); };', /super/],
    ['const f = () => { eval = 1; };', /eval/],
    ['class A { constructor() {} constructor() {} }', /constructor/],
    ['const a = 1; a = 2;', /`a` is a constant/],
    ['for (const a = 1;;) { a++; }', /`a` is a constant/],
    ['const { a: [b] } = {}; ({ b } = {});', /`b` is a constant/],
    ["import { useState } from 'react'; useState = 1;", /`useState` is a constant/],
    ['const use = () => (useState = 1);', /`useState` is a constant/],
    ['export { Missing };', /`Missing` is exported/],
    ["import React = require('react');", /import … = require/],
    ['export = 1;', /export assignment/],
    ['class Counter { accessor count = 7; }', /accessor/],
    ['@sealed class A {}', /decorators/],
    ['class A { @bound m() {} }', /decorators/],
    ["import defer * as b from 'acme-ui'; const c = b;", /import defer/],
    ['const files = import.meta.glob("./*.tsx");', /import\.meta\.glob/],
    ['const load = (name) => import(`./${name}.tsx`);', /one string/],
    ["const path = './Heavy'; const load = () => import(path);", /import\(\).*one string/],
    ["const load = (a) => import(a ? './Heavy' : './Other');", /import\(\).*one string/],
    ['const url = (a) => new URL(`./${a}.svg`, import.meta.url);', /new URL\(\).*one string/],
    ["const url = (a) => new URL('./' + a, import.meta.url);", /new URL\(\).*one string/],
    ["const fs = require('acme-ui');", /`require\(…\)` needs CommonJS/],
    ['module.exports = { a: 1 };', /`module` needs CommonJS/],
    ['exports.a = 1;', /`exports` needs CommonJS/],
    ['const f = () => arguments.length;', /`arguments`/],
    ['const a = __dirname;', /`__dirname` needs Node/],
    ['const a = /(?<x>a)(?<x>b)/;', /capture group/],
    ['yield = 1;', /yield/]
  ])('is refused: %s', (code, message) => {
    expect(failureOf(code + COMPONENT)).toMatch(message);
    expect(failureOf(code + COMPONENT)).toMatch(/^1: /);
    expect(failureOf(`\n${code}${COMPONENT}`)).toMatch(/^2: /);
  });
});

it.each([
  'interface A { a: 1 } const a: A = { a: 1 }; export type { A }; export { a };',
  "import type { Props } from './gone'; import { type Kind } from './gone'; const a = (b: Props & Kind) => b;",
  'function f(a: string): void; function f(a: unknown) { return a; }',
  'enum A { x } namespace Shapes { export const square = A.x; }',
  'let a; ({ a } = { a: 1 }); [a] = [1]; a++; for (a of []) {}',
  'const a = 1; { let a = 2; a = 3; } const f = (a) => { a = 4; };',
  'const f = () => { using a = null; };',
  'const a = <svg xlink:href="#b" />;',
  'const a = import.meta.url;',
  'const load = () => import(/* note */ `./Heavy`);',
  "const url = (a) => new URL(a, import.meta.url) && new URL(`./${a}`, 'https://acme.example');",
  "const isNode = typeof module !== 'undefined' && module.exports;",
  'const f = (require, module) => require(module.exports); function g() { return arguments; }',
  'const a = { require: 1, exports: 2 }; const b = a.require + a.exports; let exports = b;'
])('accepts %s', (code) => {
  expect(failureOf(code + COMPONENT)).toBe('');
});

describe('a file that an example imports', () => {
  it.each([
    ["import { count } from './accessor'; export const X = () => count;", /^\/content\/accessor\.ts:2: .*accessor/],
    ["import { lost } from './lost'; export const X = () => lost;", /^\/content\/lost\.ts:1: Cannot find "\.\/gone"/],
    ["import a from './broken.json'; export const X = () => a;", /^\/content\/broken\.json:2: /],
    ["import './look.scss'; export const X = () => null;", /^1: Cannot use "\.\/look\.scss".*CSS/],
    ["import a from './data.json?worker'; export const X = () => a;", /^1: Cannot import "\.\/data\.json\?worker"/],
    ["import a from './notes.md'; export const X = () => a;", /^1: Cannot run "\.\/notes\.md" as a module/],
    ["const H = lazy(() => import('./Gone'));\nexport const X = () => <H />;", /^1: Cannot find "\.\/Gone"/],
    ["export const X = () => new URL('./gone.svg', import.meta.url);", /^1: Cannot find "\.\/gone\.svg"/],
    [
      "import { a } from '@acme/unbuilt'; export const X = () => a;",
      /installed, but its file dist\/index\.js is missing/
    ]
  ])('is reported: %s', (code, message) => {
    expect(failureOf(code)).toMatch(message);
  });

  it('may be loaded later, or waited for', () => {
    expect(prepare("const H = lazy(() => import('./Heavy'));\nexport const X = () => <H />;")).toMatchObject({
      files: [site.path('content/Heavy.tsx')],
      isAwaited: false
    });
    expect(prepare("import { waited } from './waits'; export const X = () => waited;")).toMatchObject({
      isAwaited: true
    });
    expect(
      prepare('type A = number; export type B = A; const a: A = await 1; export const X = () => a;')
    ).toMatchObject({
      isAwaited: true
    });
  });
});

/** Statements of which some break rules, alone or together. */
const STATEMENTS = fc.constantFrom(
  'const a = 1;',
  'let a = 2;',
  'var a = 3;',
  'function a() {}',
  'class a {}',
  'a = 4;',
  '{ let a; a = 5; }',
  'break;',
  'lab: for (;;) break lab;',
  'lab: lab: for (;;) {}',
  'delete a;',
  'export { a };',
  'export const b = 1;',
  'export default 1;',
  "import { a } from 'acme-ui';",
  "import * as b from 'acme-ui';",
  'class B { #x; m() { return this.#x; } }',
  'class C { m() { return this.#y; } }',
  'class D { accessor z = 1; }',
  '@dec class E {}',
  'enum F { a }',
  'namespace G { export const a = 1; }',
  'type a = 1;',
  'interface b {}',
  'await 1;',
  'for await (const c of []) {}',
  'using d = null;',
  'const re = /(?<n>a)|(?<n>b)/v;',
  'const bad = /(?<n>a)(?<n>b)/;',
  'yield: 1;',
  'new.target;',
  'with (a) {}',
  '"\\08";',
  'arguments = 1;',
  'super.m();',
  'import.meta.url;',
  "import('./Heavy');"
);

it('compiles whatever it accepts to what browsers accept', () => {
  fc.assert(
    fc.property(fc.array(STATEMENTS, { maxLength: 4 }), (statements) => {
      const prepared = prepare([...statements, 'export const X = () => <p />;'].join('\n'));
      if (prepared.ok) {
        parse(prepared.code, { ecmaVersion: 'latest', sourceType: 'module' });
      } else {
        expect(prepared.line).toBeLessThanOrEqual(statements.length + 1);
      }
    }),
    { numRuns: 400 }
  );
});
