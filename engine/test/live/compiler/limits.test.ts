import { afterEach, describe, expect, it } from 'vitest';

import { MAX_CODE_LENGTH, MAX_REPEATED_NESTING } from '../../../src/live/compiler/codeLimits.ts';
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

describe('code that would take the compiler too long', () => {
  it.each([
    ['functions in default values', '(a = ', ') => a'],
    ['asynchronous functions in default values', 'async (a = ', ') => a'],
    ['generic functions in default values', '<T,>(a = ', ') => a'],
    ['functions in patterns', '({a = ', '}) => a'],
    ['function expressions in default values', '(a = function (b = ', ') {}) => a'],
    ['classes', 'class { a = ', '}'],
    ['classes in calls', 'f(class { a = ', '})'],
    ['unclosed calls with type arguments', 'f<T>(', ''],
    ['unclosed templates with type arguments', 'f<T>`${', '']
  ])('is refused with the limit: %s', (_, opening, closing) => {
    const depth = 40;
    expect(error(`<p/>;\nconst A = ${opening.repeat(depth)}1${closing.repeat(depth)}`)).toMatchObject({
      message: expect.stringContaining(`nested more than ${MAX_REPEATED_NESTING} deep`) as string,
      line: 2
    });
  });

  it.each([
    ['a long line', 'const a = [1, 2].map((b) => b);'.repeat(40_000)],
    ['many imports', "import { Panel } from '@acme/ui';\n".repeat(20_000)],
    ['many components', 'const C = () => <p>text</p>;\n'.repeat(10_000)]
  ])('is refused with the limit: %s', (_, text) => {
    const { message } = error(text) ?? { message: '' };
    expect(message).toBe(
      `The code has ${text.length.toLocaleString('en')} characters. Previews run programs of up to 250,000.`
    );
  });

  it('compiles up to the limits', { timeout: 30_000 }, () => {
    const statement = '{ const f_ = (a: number): string => `${a}` + [1, 2].map((b) => b + a).join(); }\n';
    const text = `${Array.from({ length: 2950 }, (_, index) => statement.replace('_', String(index))).join('')};<p/>`;
    expect(text.length).toBeGreaterThan(MAX_CODE_LENGTH - 10_000);
    expect(compiled(text).program.modules).toHaveLength(1);
    const depth = MAX_REPEATED_NESTING;
    const nested = `const a = ${'(a = class { b = '.repeat(depth / 2)}1${'}) => a'.repeat(depth / 2)}`;
    expect(compiled(`${nested};\n<p/>`).program.modules).toHaveLength(1);
  });
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

  it('maps positions in programs of a terminated thread', { timeout: 30_000 }, async () => {
    const compiler = start();
    const result = await compiler.compile('<p/>', TAB, 'basic');
    threads[0]?.onerror?.(new Event('error') as ErrorEvent);
    expect(result.ok && (await result.locate({ line: 1, column: 1 }))).toEqual({ line: 1, column: 1 });
  });
});
