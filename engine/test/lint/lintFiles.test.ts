import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, expect, it } from 'vitest';

import { findFiles, findIdleGlobs, lintFiles } from '../../src/tools/lint/lintFiles.ts';
import { acmeLinter } from './acme.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'lint-files-'));
afterAll(() => rmSync(folder, { recursive: true }));
mkdirSync(path.join(folder, 'src/node_modules'), { recursive: true });
const NAMES = ['a.tsx', 'b.mjs', 'c.cjs', 'd.mts', 'e.cts', 'f.d.mts', 'g.scss', 'h.min.mjs', 'node_modules/i.js'];
for (const name of NAMES) {
  writeFileSync(path.join(folder, 'src', name), "export { Buton } from 'acme-ui';\n");
}

it('finds the files of all languages that can be checked', () => {
  const files = ['src/a.tsx', 'src/b.mjs', 'src/c.cjs', 'src/d.mts', 'src/e.cts'];
  expect(findFiles(['src'], folder)).toEqual(files);
  expect(lintFiles(files, folder, acmeLinter).map(({ findings }) => findings.length)).toEqual([1, 1, 1, 1, 1]);
});

it('knows the globs that find nothing', () => {
  const idle = ['src/*.scss', 'lib/**/*.tsx'];
  expect(findIdleGlobs(['src', ...idle, '!src/b.mjs'], folder)).toEqual(idle);
});

it('goes on after a file that it can’t read', () => {
  const reports = lintFiles(['src/none.css', 'src/a.tsx'], folder, acmeLinter);
  expect(reports.map(({ failure, findings }) => [failure?.slice(0, 19), findings.length])).toEqual([
    ["1:1 It can't be rea", 0],
    [undefined, 1]
  ]);
});
