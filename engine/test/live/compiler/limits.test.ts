import { afterEach, describe, expect, it } from 'vitest';

import { type Compiler, createCompiler } from '../../../src/live/preview/compiler.ts';
import { SETUP, TAB, compiled, error, run } from './fixtures.ts';
import { startCompilerThread } from './fuzz/startCompilerThread.ts';

const DEEP = 10_000;

describe('deeply nested code', { timeout: 30_000 }, () => {
  it.each([
    ['parentheses', `\n${'('.repeat(DEEP)}1${')'.repeat(DEEP)}`],
    ['arrays', `\n${'['.repeat(DEEP)}${']'.repeat(DEEP)}`],
    ['blocks', `\n${'{'.repeat(DEEP)}${'}'.repeat(DEEP)}`],
    ['objects', `\na = ${'{a:'.repeat(DEEP)}1${'}'.repeat(DEEP)}`],
    ['functions', `\n${'() => {'.repeat(DEEP)}${'}'.repeat(DEEP)}`],
    ['types', `\ntype A = ${'['.repeat(DEEP)}${']'.repeat(DEEP)}`],
    ['unclosed brackets', `\n${'['.repeat(DEEP)}`]
  ])('is reported as such: %s', (_, text) => {
    expect(error(text)).toMatchObject({ message: 'The code is nested too deeply.', line: 2 });
  });

  it.each([
    ['elements', `${'<p>'.repeat(DEEP)}${'</p>'.repeat(DEEP)}`],
    ['operators', `const a = 1${'+1'.repeat(10 * DEEP)};\n<p/>`],
    ['conditions', `${'if (1) '.repeat(DEEP)};\n<p/>`],
    ['loops', `${'for (;;) '.repeat(DEEP)};\n<p/>`],
    ['members', `const a = b${'.c'.repeat(10 * DEEP)};\n<p/>`]
  ])('is reported or compiles: %s', (_, text) => {
    expect(error(text)?.message ?? 'The code is nested too deeply.').toBe('The code is nested too deeply.');
  });

  it('compiles if the nesting is moderate', () => {
    const depth = 100;
    const nested = `const a = ${'('.repeat(depth)}1${')'.repeat(depth)};\nconst b = ${'['.repeat(depth)}${']'.repeat(depth)};`;
    expect(run(compiled(`${nested}\n<p/>`).program)).toEqual({ type: 'p', props: {} });
  });
});

it('compiles half a megabyte', { timeout: 30_000 }, () => {
  const statement = '{ const f_ = (a: number): string => `${a}` + [1, 2].map((b) => b + a).join(); }\n';
  const text = `${Array.from({ length: 6500 }, (_, index) => statement.replace('_', String(index))).join('')};<p/>`;
  expect(text.length).toBeGreaterThan(500_000);
  expect(compiled(text).program.modules).toHaveLength(1);
});

describe('the compiler in a thread', () => {
  let threads: Worker[] = [];
  const start = (): Compiler =>
    createCompiler(SETUP, () => {
      const thread = startCompilerThread();
      threads.push(thread);
      return thread;
    });
  afterEach(() => {
    threads.forEach((thread) => {
      thread.terminate();
    });
    threads = [];
  });

  it('is terminated for a text that takes forever, and compiles the next one', { timeout: 30_000 }, async () => {
    const compiler = start();
    const endless = `const Example = ${'(a = '.repeat(40)}1${') => a'.repeat(40)}`;
    await expect(compiler.compile(endless, TAB, 'basic')).rejects.toThrow('The code takes too long to compile.');
    expect(await compiler.compile('<p/>', TAB, 'basic')).toMatchObject({ ok: true });
    expect(threads).toHaveLength(2);
  });

  it('maps positions in programs of a terminated thread', { timeout: 30_000 }, async () => {
    const compiler = start();
    const result = await compiler.compile('<p/>', TAB, 'basic');
    threads[0]?.onerror?.(new Event('error') as ErrorEvent);
    expect(result.ok && (await result.locate({ line: 1, column: 1 }))).toEqual({ line: 1, column: 1 });
  });
});
