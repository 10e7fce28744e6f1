import { Parser } from 'acorn';
import type { Program } from 'oxc-parser';
import { expect, it } from 'vitest';

import { loopGuards } from '../../../src/live/compiler/loopGuards.ts';
import { applyEdits } from '../../../src/examples/editText.ts';

const guarded = (code: string): string => {
  const program = Parser.parse(code, { ecmaVersion: 'latest', sourceType: 'module' }) as unknown as Program;
  return applyEdits(code, loopGuards(program, 'step')).replaceAll('step()', '?');
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
  ['class A { m() {} static n = () => 1 }', 'class A { m() {?;} static n = () => (?, 1) }'],
  ['async function* f() { yield* g(); }', 'async function* f() {?; yield* g(); }']
])('%s', (code, expected) => {
  expect(guarded(code)).toBe(expected);
});
