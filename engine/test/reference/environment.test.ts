import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { hashEnvironment } from '../../src/reference/properties/environment.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'patternbook-environment-'));
  for (const path of ['site/node_modules/acme-ui', 'site/node_modules/acme-base', 'packages/linked']) {
    mkdirSync(join(folder, path), { recursive: true });
  }
  writeManifest('site/node_modules/acme-ui', { name: 'acme-ui', version: '1.0.0', dependencies: { 'acme-base': '*' } });
  writeManifest('site/node_modules/acme-base', { name: 'acme-base', version: '1.0.0' });
  writeManifest('packages/linked', { name: 'linked', version: '1.0.0' });
  symlinkSync(join(folder, 'packages/linked'), join(folder, 'site/node_modules/linked'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function writeManifest(path: string, manifest: object): void {
  writeFileSync(join(folder, path, 'package.json'), JSON.stringify(manifest));
}

const hash = () => hashEnvironment(['acme-ui', 'linked'], join(folder, 'site'));

it('is stable without changes', () => {
  expect(hash()).toBe(hash());
});

it.each([
  [
    'a new version of a package',
    () => writeManifest('site/node_modules/acme-ui', { name: 'acme-ui', version: '1.1.0' })
  ],
  ['a new version of a dependency', () => writeManifest('site/node_modules/acme-base', { version: '2.0.0' })],
  [
    'a dependency of a dependency',
    () => {
      for (const [name, dependencies] of [
        ['acme-base', { 'acme-deep': '*' }],
        ['acme-deep', {}]
      ] as const) {
        mkdirSync(join(folder, 'site/node_modules', name), { recursive: true });
        writeManifest(`site/node_modules/${name}`, { name, version: '1.0.0', dependencies });
      }
    }
  ],
  ['a changed file of a linked package', () => writeFileSync(join(folder, 'packages/linked/index.d.ts'), 'export {};')]
])('changes with %s', (_, change) => {
  const before = hash();
  change();
  expect(hash()).not.toBe(before);
});

it('ignores files of installed packages', () => {
  const before = hash();
  writeFileSync(join(folder, 'site/node_modules/acme-ui/index.d.ts'), 'export {};');
  expect(hash()).toBe(before);
});
