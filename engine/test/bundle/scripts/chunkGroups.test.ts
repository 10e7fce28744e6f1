import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { describe, expect, it, onTestFinished } from 'vitest';

import { chunkGroups } from '../../../src/bundle/scripts/chunkGroups.ts';

const [page, react, common, often, folders] = chunkGroups({
  ofTabs: new Set(['/x/node_modules/@acme/react/Button.js']),
  ofAll: new Set(['/x/node_modules/@acme/react/Page.js'])
});

/** A module of the engine. */
const engine = (file: string): string => new URL(`../../../src/${file}`, import.meta.url).pathname;

// The bundler adds what these modules import.
describe('chunkGroups', () => {
  it('keeps React, what mounts islands, and the controls of examples together, without its server part', () => {
    const test = react?.test as (id: string) => boolean;
    expect(test('/x/node_modules/react-dom/cjs/react-dom-client.production.js')).toBe(true);
    expect(test('/x/node_modules/scheduler/index.js')).toBe(true);
    expect(test('/x/node_modules/react-dom/cjs/react-dom-server.browser.production.js')).toBe(false);
    expect(test('/x/node_modules/react-dropzone/dist/index.js')).toBe(false);
    expect(test(engine('browser/islands/mountIsland.tsx'))).toBe(true);
    expect(test(engine('browser/islands/mountExample.ts'))).toBe(true);
    expect(test(engine('ui/example/ExampleControls.tsx'))).toBe(true);
    expect(test('/x/node_modules/acme/browser/islands/mountIsland.js')).toBe(false);
  });

  it('leaves entries out of shared files, since they run when loaded, but for that of all pages', () => {
    const test = page?.test as (id: string) => boolean;
    expect(test(engine('ui/main.ts'))).toBe(true);
    // In the published package.
    expect(test(engine('ui/main.js'))).toBe(true);
    expect(test('/elsewhere/ui/main.ts')).toBe(false);
    expect(test(engine('browser/standalone.ts'))).toBe(false);
    expect(test(engine('browser/notFound.ts'))).toBe(false);
  });

  it('puts modules that many tabs or full-screen examples need into two files', () => {
    const tests = [common?.test, often?.test] as ((id: string) => boolean)[];
    const filesOf = (name: string) => tests.map((test) => test(`/x/node_modules/@acme/react/${name}.js`));
    expect(filesOf('Button')).toEqual([true, false]);
    expect(filesOf('Page')).toEqual([false, true]);
    expect(filesOf('Table')).toEqual([false, false]);
  });

  it('puts a component and its class names into one file', () => {
    const folder = packageWith({ sideEffects: ['*.css'] });
    expect(name(`${folder}/dist/esm/components/Card/CardBody.js`)).toBe('Card');
    expect(name(`${folder}/dist/esm/components/Table/utils/rows.js`)).toBe('Table');
    expect(name(`${folder}/css/layouts/Grid/grid.mjs`)).toBe('Grid');
    expect(name(`${folder}/dist/esm/helpers/util.js`)).toBeNull();
  });

  it("keeps packages that don't declare their side effects whole", () => {
    expect(name(`${packageWith({})}/dist/esm/components/Card/CardBody.js`)).toBeNull();
    expect(name('/elsewhere/dist/esm/components/Card/CardBody.js')).toBeNull();
  });
});

function name(id: string): string | null {
  return (folders?.name as (id: string) => string | null)(id);
}

/** Creates the folder of an installed package with these package.json fields. */
function packageWith(manifest: object): string {
  const root = mkdtempSync(path.join(tmpdir(), 'patternbook-chunks-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const folder = path.join(root, 'node_modules/@acme/react');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
  return folder;
}
