import { readFileSync } from 'node:fs';
import path from 'node:path';

import { parseSync } from 'oxc-parser';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';

const SOURCES = path.resolve(import.meta.dirname, '../../../src');

/** Checks that code awaits something outside of functions. */
function hasTopLevelAwait(node: unknown): boolean {
  if (Array.isArray(node)) {
    return node.some(hasTopLevelAwait);
  }
  if (typeof node !== 'object' || node === null) {
    return false;
  }
  const { type, await: isAwaited } = node as { type?: string; await?: boolean };
  if (type === 'AwaitExpression' || (type === 'ForOfStatement' && isAwaited === true)) {
    return true;
  }
  const isFunction = type === 'ArrowFunctionExpression' || type?.startsWith('Function') === true;
  return !isFunction && Object.values(node).some(hasTopLevelAwait);
}

const parse = (code: string): unknown => parseSync('module.tsx', code).program;

it('finds top-level await', () => {
  expect(hasTopLevelAwait(parse('const answer = { text: await fetch("/") };'))).toBe(true);
  expect(hasTopLevelAwait(parse('for await (const part of parts) {}'))).toBe(true);
  expect(hasTopLevelAwait(parse('const load = async () => await fetch("/");'))).toBe(false);
});

// A single module with it in the whole build turns off the bundler's merging of chunks.
it('is in no script of pages', () => {
  const files = globSync(
    ['browser', 'core', 'live', 'search', 'ui'].map((name) => `${name}/**/*.{ts,tsx}`),
    {
      cwd: SOURCES,
      ignore: ['**/*.test.*']
    }
  );
  expect(files.length).toBeGreaterThan(100);
  const awaiting = files.filter((file) => hasTopLevelAwait(parse(readFileSync(path.join(SOURCES, file), 'utf8'))));
  expect(awaiting).toEqual([]);
});
