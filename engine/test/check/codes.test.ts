import { readFileSync } from 'node:fs';
import path from 'node:path';

import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';

import { PROBLEM_CODES } from '../../src/core/problemCodes.ts';

const engine = path.resolve(import.meta.dirname, '../..');
const page = readFileSync(path.join(engine, '../docs/check.md'), 'utf8');
const documented = [...page.matchAll(/^\| (.*?) \|/gm)].flatMap(([, cell = '']) =>
  [...cell.matchAll(/`([a-z-]+…?)`/g)].map(([, code = '']) => code)
);

const sources = globSync('src/**/*.ts', { cwd: engine, absolute: true, ignore: '**/*.test.ts' }).map((file) =>
  readFileSync(file, 'utf8')
);
/** The first argument of `error` and `warning`. */
const reported = new Set(
  sources.flatMap((text) =>
    [...text.matchAll(/(?<![\w.])(?:error|warning)\(\s*'([a-z-]+)'/g)].map(([, code = '']) => code)
  )
);

it('the codes of problems are in the table of what is looked at', () => {
  const missing = [...reported].filter(
    (code) => !documented.some((name) => (name.endsWith('…') ? code.startsWith(name.slice(0, -1)) : code === name))
  );
  expect(reported.size).toBeGreaterThan(30);
  expect(missing).toEqual([]);
});

it('the codes are the names of rules', () => {
  expect([...reported].filter((code) => !PROBLEM_CODES.some((name) => name === code))).toEqual([]);
  const inTable = (code: string): boolean =>
    documented.some((name) => (name.endsWith('…') ? code.startsWith(name.slice(0, -1)) : code === name));
  expect(PROBLEM_CODES.filter((code) => !inTable(code))).toEqual([]);
});

it('the table has no other codes', () => {
  const quoted = (code: string): boolean => sources.some((text) => text.includes(`'${code.replace('…', '')}`));
  expect(documented.length).toBeGreaterThan(30);
  expect(documented.filter((code) => !quoted(code))).toEqual([]);
});
