import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type LibrarySetup, resolveLibrary } from '../../../src/live/compiler/libraries.ts';
import { ModuleResolver } from '../../../src/examples/moduleResolver.ts';
import { ModuleRegistry } from '../../../src/live/frame/runProgram.ts';
import { type Libraries, openLibraries } from '../../../src/bundle/libraries/openLibraries.ts';
import type { LibraryPlanOptions } from '../../../src/bundle/libraries/planLibraries.ts';
import { type AcmeSite, createAcmeSite } from '../../examples/render/acmeSite.ts';
import { runScript } from './runScript.ts';

const ICONS = Array.from({ length: 1600 }, (_, index) => `shape-${index}`);
const nameOf = (stem: string): string => stem.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

const FILES: Record<string, string> = {
  // A library with a second entry point, a deep module of its own, a style sheet and one icon.
  'node_modules/acme-forms/package.json': JSON.stringify({
    name: 'acme-forms',
    version: '1.0.0',
    module: 'dist/index.js'
  }),
  'node_modules/acme-forms/old/package.json': JSON.stringify({ module: '../dist/old.js' }),
  'node_modules/acme-forms/dist/index.js': `
    import './form.css';
    import { createContext } from 'react';
    import { Shape7 } from 'acme-icons';
    export const FormContext = createContext('none');
    export const Form = Shape7 + ' form';
    export const loadMap = () => import('acme-maps');`,
  'node_modules/acme-forms/dist/form.css': '.form { color: teal }',
  'node_modules/acme-maps/package.json': JSON.stringify({ name: 'acme-maps', version: '1.0.0', module: 'index.js' }),
  'node_modules/acme-maps/index.js': `export const map = 'a map';`,
  'node_modules/acme-forms/dist/old.js': `export { FormContext as OldContext } from './index.js';\nexport const Old = 1;`,
  'node_modules/acme-forms/dist/demos/data.js': `export const rows = [1];\nexport default rows;`,
  'node_modules/acme-icons/package.json': JSON.stringify({
    name: 'acme-icons',
    version: '1.0.0',
    module: 'dist/esm/index.js',
    sideEffects: false
  }),
  'node_modules/acme-icons/dist/esm/index.js': ICONS.map((stem) => `export { ${nameOf(stem)} } from './${stem}';`).join(
    '\n'
  ),
  ...Object.fromEntries(
    ICONS.map((stem) => [
      `node_modules/acme-icons/dist/esm/${stem}.js`,
      `export const ${nameOf(stem)} = '${stem} ${'-'.repeat(100)}';\nexport default ${nameOf(stem)};`
    ])
  ),
  'node_modules/acme-tools/package.json': JSON.stringify({ name: 'acme-tools', version: '1.0.0', main: 'index.js' }),
  'node_modules/acme-tools/index.js': `exports.tool = 'a tool';\nexports.gear = require('acme-gears').gear;`,
  'node_modules/acme-gears/package.json': JSON.stringify({ name: 'acme-gears', version: '1.0.0', main: 'index.js' }),
  'node_modules/acme-gears/index.js': `exports.gear = 'a gear';`,
  'gears.js': `export const gear = 'a gear of the site';`,
  'setup.js': `globalThis.acmeSetup = (globalThis.acmeSetup ?? 0) + 1;`
};

let site: AcmeSite;
let wishes: LibraryPlanOptions;
let libraries: Libraries;
let setup: LibrarySetup;
let registry: ModuleRegistry;

const open = (changed: Partial<LibraryPlanOptions> = {}) =>
  openLibraries({ ...wishes, ...changed }, site.cacheFolder, new ModuleResolver());

beforeAll(async () => {
  site = createAcmeSite(FILES);
  wishes = {
    wanted: new Map([
      ['acme-forms/dist/demos/data', new Set(['default'])],
      ['acme-icons/dist/esm/shape-1500', new Set(['default'])],
      ['acme-icons', new Set(['Shape9'])],
      ['acme-tools', new Set(['tool'])],
      ['acme-nowhere', new Set(['default'])]
    ]),
    documented: ['acme-forms', 'acme-ui'],
    setup: new Map([['acme-tools', site.path('setup.js')]]),
    aliases: new Map([['acme-gears', site.path('gears.js')]]),
    siteFolder: site.folder
  };
  libraries = await open();
  registry = new ModuleRegistry();
  setup = { ...libraries, scope: {} };
}, 60_000);
afterAll(() => site.remove());

/** Loads an import of a program, as the frame does. */
function load(specifier: string, ...names: string[]): Record<string, unknown> {
  const found = resolveLibrary(setup, specifier, names);
  for (const address of found?.scripts ?? []) {
    runScript(registry, readFileSync(path.join(libraries.folder, address), 'utf8'));
  }
  return Object.assign({}, ...(found?.modules ?? []).map((name) => registry.require(name))) as Record<string, unknown>;
}

describe('libraries for the frame', () => {
  it('export what their packages export', () => {
    expect(Object.keys(load('acme-forms', 'Form')).sort()).toEqual(['Form', 'FormContext', 'loadMap']);
    expect(libraries.names['acme-forms']).toEqual(['Form', 'FormContext', 'loadMap']);
    expect(load('acme-ui', 'Button')).toMatchObject({ Button: 'button', Panel: 'section' });
  });

  it('resolve folders with their own manifest', () => {
    const { OldContext } = load('acme-forms/old', 'OldContext');
    expect(OldContext).toBe(load('acme-forms', 'FormContext')['FormContext']);
  });

  it('share one React, under its own name', () => {
    const react = load('react', 'createElement');
    expect(react).toHaveProperty('createElement');
    expect(registry.require('react')).toHaveProperty('createElement', react['createElement']);
    expect(registry.require('react-dom/client')).toHaveProperty('createRoot');
    expect(registry.require('react/jsx-runtime')).toHaveProperty('jsx');
  });

  it('pass CommonJS packages through', () => {
    const found = resolveLibrary(setup, 'acme-tools', ['tool']);
    expect(found?.modules).toHaveLength(2);
    expect(load('acme-tools', 'tool')).toEqual({ tool: 'a tool', gear: 'a gear of the site' });
    expect(registry.require(found?.modules[1] ?? '')).not.toHaveProperty('__esModule');
    expect(globalThis).toHaveProperty('acmeSetup', 1);
  });

  it('include modules that examples import by path', () => {
    expect(load('acme-forms/dist/demos/data', 'default')).toMatchObject({ rows: [1], default: [1] });
  });

  it('omit packages that are not installed', () => {
    expect(resolveLibrary(setup, 'acme-nowhere', ['default'])).toBeNull();
  });

  it("load only the library's own dependencies", () => {
    const scripts = resolveLibrary(setup, 'acme-ui', ['Button'])?.scripts ?? [];
    expect(scripts.filter((address) => /forms|icons|tools/.test(address))).toEqual([]);
    const forms = resolveLibrary(setup, 'acme-forms', ['Form'])?.scripts ?? [];
    expect(forms.filter((address) => /slice|map|demos/.test(address))).toEqual([]);
  });

  it('load dynamic imports on demand', () => {
    const { scripts } = setup;
    const later = scripts.find(({ address }) => address.includes('library-later'));
    const map = scripts.find(({ address }) => address.includes('acme-maps'));
    expect(readFileSync(path.join(libraries.folder, later?.address ?? ''), 'utf8')).toContain(map?.address);
  });

  it('import the modules that the site has in place of others', () => {
    expect(load('acme-tools', 'gear')).toHaveProperty('gear', 'a gear of the site');
  });

  it('list the style sheets of their packages', () => {
    expect(libraries.sheets).toContain(site.path('node_modules/acme-forms/dist/form.css'));
  });

  describe('with thousands of modules', () => {
    it('are split into slices', () => {
      expect(libraries.libraries['acme-icons']).toHaveProperty('slices.length', 5);
      expect(load('acme-icons', 'Shape1234', 'Shape2')).toMatchObject({
        Shape1234: expect.stringMatching(/^shape-1234 /) as string,
        Shape2: expect.stringMatching(/^shape-2 /) as string
      });
    });

    it('have the modules that examples use in the first slice', () => {
      const first = resolveLibrary(setup, 'acme-icons', ['Shape9']);
      expect(resolveLibrary(setup, 'acme-icons/dist/esm/shape-1500', ['default'])?.scripts).toEqual(first?.scripts);
    });

    it('are found by path, each module once', () => {
      const byPath = load('acme-icons/dist/js/shape-77', 'default');
      expect(byPath).toEqual(load('acme-icons/dist/esm/shape-77.js', 'default'));
      expect(byPath['default']).toBe(load('acme-icons', 'Shape77')['Shape77']);
      // Dependencies of a library are not repeated in the slices.
      const texts = readdirSync(path.join(libraries.folder, 'assets')).map((name) =>
        readFileSync(path.join(libraries.folder, 'assets', name), 'utf8')
      );
      expect(texts.join('').split('shape-7 ---').length - 1).toBe(1);
      expect(load('acme-icons', 'Shape7')['Shape7']).toMatch(/^shape-7 /);
    });
  });

  it('are cached until a dependency changes', async () => {
    const again = await open();
    expect(again.folder).toBe(libraries.folder);
    const other = await open({ documented: ['acme-ui'] });
    expect(other.folder).not.toBe(libraries.folder);
    expect(existsSync(libraries.folder)).toBe(false);
  }, 60_000);
});
