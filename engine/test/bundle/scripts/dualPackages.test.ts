import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';

import { findEsModule } from '../../../src/bundle/scripts/dualPackages.ts';

const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'patternbook-twins-')));
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes an installed package. @returns the path of one of its files */
function install(name: string, manifest: object, files: readonly string[]): (file: string) => string {
  const pathOf = (file: string): string => path.join(folder, 'node_modules', name, file);
  for (const file of files) {
    mkdirSync(path.dirname(pathOf(file)), { recursive: true });
    writeFileSync(pathOf(file), '');
  }
  writeFileSync(pathOf('package.json'), JSON.stringify({ name, ...manifest }));
  return pathOf;
}

it('finds the ES module by the folders of main and module', () => {
  const acme = install('@acme/ui', { main: 'dist/js/index.js', module: './dist/esm/index.js' }, [
    'dist/js/knob/Knob.js',
    'dist/esm/knob/Knob.js',
    'dist/js/old.js'
  ]);
  expect(findEsModule(acme('dist/js/knob/Knob.js'))).toBe(acme('dist/esm/knob/Knob.js'));
  expect(findEsModule(acme('dist/js/old.js'))).toBeNull();
  expect(findEsModule(acme('dist/esm/knob/Knob.js'))).toBeNull();
});

it('finds the ES module in folders of any name', () => {
  const fern = install('fern-ui', { main: 'lib/index.js', module: 'es/index.js' }, ['lib/dial.js', 'es/dial.js']);
  expect(findEsModule(fern('lib/dial.js'))).toBe(fern('es/dial.js'));
});

it.each([
  { main: 'index.js' },
  { main: 'index.cjs', module: 'index.mjs' },
  { main: 'index.js', module: 'esm/index.js' },
  { main: ['dist/js/index.js'], module: 'dist/esm/index.js' }
])('does not look for an ES module in a package of %j', (manifest) => {
  const name = `plain-${JSON.stringify(manifest).length}`;
  const plain = install(name, manifest, ['dist/js/dial.js', 'dist/esm/dial.js', 'esm/dial.js', 'dial.js']);
  expect(findEsModule(plain('dist/js/dial.js'))).toBeNull();
  expect(findEsModule(plain('dial.js'))).toBeNull();
});
