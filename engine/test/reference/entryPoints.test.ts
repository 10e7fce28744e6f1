import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { findEntryPoints } from '../../src/reference/properties/entryPoints.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'patternbook-entry-points-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(manifests: Record<string, object>): void {
  for (const [path, manifest] of Object.entries(manifests)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), JSON.stringify(manifest));
  }
}

function specifiers(): string[] {
  return findEntryPoints('acme-ui', folder).map(({ specifier }) => specifier);
}

it('includes the package itself', () => {
  write({ 'package.json': { main: 'index.js' } });
  expect(specifiers()).toEqual(['acme-ui']);
});

it('includes the subpaths in exports, without files that have no types', () => {
  write({
    'package.json': {
      exports: { '.': './a.js', './old': {}, './new': {}, './css/*': './css/*', './package.json': './package.json' }
    },
    'hidden/package.json': { main: 'index.js' }
  });
  expect(specifiers()).toEqual(['acme-ui', 'acme-ui/new', 'acme-ui/old']);
});

it('expands patterns to the modules that match', () => {
  write({
    'package.json': {
      exports: {
        '.': './dist/index.js',
        './*': { types: './types/*.d.ts', import: './dist/*.js' },
        './parts/*': './dist/parts/*/index.js',
        './*/secret': null,
        './sheets/*': './sheets/*.css'
      }
    }
  });
  const files = ['types/button.d.ts', 'types/deep/knob.d.ts', 'types/deep/secret.d.ts', 'dist/parts/Cap/index.d.ts'];
  for (const file of [...files, 'dist/untyped.js', 'sheets/base.css', 'node_modules/other/dist/x.d.ts']) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), '');
  }
  expect(specifiers()).toEqual([
    'acme-ui',
    'acme-ui/button',
    'acme-ui/deep/knob',
    'acme-ui/parts/Cap',
    'acme-ui/parts/Cap/index'
  ]);
});

it('includes folders with a manifest if there are no exports', () => {
  write({
    'package.json': { main: 'index.js' },
    'next/package.json': { module: '../dist/next.js' },
    'deprecated/package.json': { main: '../dist/deprecated.js' },
    'tools/package.json': { private: true },
    'node_modules/package.json': { main: 'index.js' }
  });
  expect(specifiers()).toEqual(['acme-ui', 'acme-ui/deprecated', 'acme-ui/next']);
});

it('is only the package if exports is a single file', () => {
  write({ 'package.json': { exports: './index.js' } });
  expect(specifiers()).toEqual(['acme-ui']);
});

it('includes what typesVersions lists for this version of the compiler', () => {
  write({
    'package.json': {
      typesVersions: {
        '<4.0': { old: ['./ts3/old.d.ts'] },
        '>=4.0': { button: ['dist/button.d.ts'], 'parts/*': ['dist/parts/*'] },
        '*': { other: ['dist/other.d.ts'] }
      }
    },
    'dist/button.d.ts': {},
    'dist/parts/chip.d.ts': {},
    'dist/parts/tag/index.d.ts': {},
    'dist/parts/tag/tag.d.ts': {}
  });
  expect(specifiers()).toEqual([
    'acme-ui',
    'acme-ui/button',
    'acme-ui/parts/chip',
    'acme-ui/parts/tag',
    'acme-ui/parts/tag/index',
    'acme-ui/parts/tag/tag'
  ]);
});
