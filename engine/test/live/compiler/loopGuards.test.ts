import { Parser } from 'acorn';
import type { Program } from 'oxc-parser';
import { expect, it } from 'vitest';

import { loopGuards } from '../../../src/live/compiler/loopGuards.ts';
import { applyEdits } from '../../../src/examples/editText.ts';

const guarded = (code: string): string => {
  const semicolons = new Set<number>();
  const onInsertedSemicolon = (offset: number): unknown => semicolons.add(offset);
  const options = { ecmaVersion: 'latest', sourceType: 'script', onInsertedSemicolon } as const;
  const program = Parser.parse(code, options) as unknown as Program;
  return applyEdits(code, loopGuards(program, 'step', semicolons)).replaceAll('step()', '?');
};

it.each([
  ['while (a) b();', 'while (a) {?;b();}'],
  ['while (a) { b(); }', 'while (a) {?; b(); }'],
  ['do b(); while (a)', 'do {?;b();} while (a)'],
  ['for (;;) for (const x of y) b();', 'for (;;) {?;for (const x of y) {?;b();}}'],
  ['for (const x in y) {}', 'for (const x in y) {?;}'],
  ['function f() { return 1; }', 'function f() {?; return 1; }'],
  ["function f() { 'use strict'; }", "function f() { 'use strict';;?; }"],
  ['const f = () => 1;', 'const f = () => (?, 1);'],
  ['const f = () => ({ a: 1 });', 'const f = () => ((?, { a: 1 }));'],
  ['const f = (a) => (b) => a;', 'const f = (a) => (?, (b) => (?, a));'],
  ['class A { m() {} static n = () => 1 }', 'class A { m() {?;} static n = () => (?, 1); }'],
  [
    'class A { m = 1; static #n = m(); o = () => 1; p }',
    'class A { m = (?, 1); static #n = (?, m()); o = () => (?, 1); p; }'
  ],
  ['a = b\nwhile (c) d = () => e\nf', 'a = b;\nwhile (c) {?;d = () => (?, e);}\nf;'],
  ['x = () => () => {}\n/y/.z', 'x = () => (?, () => {?;});\n/y/.z;'],
  ['for (;;) { if (a) continue\nbreak }', 'for (;;) {?; if (a) continue;\nbreak; }'],
  ['async function* f() { yield* g(); }', 'async function* f() {?; yield* g(); }']
])('%s', (code, expected) => {
  expect(guarded(code)).toBe(expected);
});
