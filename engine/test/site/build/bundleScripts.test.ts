import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

import { BUNDLED_FOLDERS } from '../../../src/site/build/bundleScripts.ts';

const SOURCE = path.join(import.meta.dirname, '../../../src');
const ENTRIES = [
  'ui/main.ts',
  'browser/notFound.ts',
  'ui/standalone/main.ts',
  'live/frame/main.ts',
  'browser/islands/mountIsland.tsx'
];
const TYPE_IMPORT = /^import type [\s\S]*?;$/gm;
const IMPORT = /(?:from |import\(|new URL\()'(\.\.?\/[^']+)'/g;

/** Returns the engine files that a file imports in the browser. */
function importsOf(file: string): string[] {
  const code = readFileSync(path.join(SOURCE, file), 'utf8').replace(TYPE_IMPORT, '');
  return [...code.matchAll(IMPORT)]
    .map(([, specifier = '']) => path.join(path.dirname(file), specifier.replace(/\.js$/, '.ts')))
    .filter((imported) => existsSync(path.join(SOURCE, imported)));
}

it('is rebuilt if a file in any bundled folder changes', () => {
  const files = new Set(ENTRIES);
  for (const file of files) {
    for (const imported of importsOf(file)) {
      files.add(imported);
    }
  }
  const folders = new Set([...files].filter((file) => file.includes('/')).map((file) => file.split('/')[0] ?? ''));
  expect(folders).toContain('search');
  expect([...folders].filter((folder) => !BUNDLED_FOLDERS.includes(folder))).toEqual([]);
});
