import path from 'node:path';

import { describe, expect, it, onTestFinished } from 'vitest';

import { ExampleFiles } from '../../src/examples/exampleFiles.ts';
import { createFileIdentifier } from '../../src/examples/fileIdentity.ts';
import { ModuleResolver } from '../../src/examples/moduleResolver.ts';
import { createAcmeSite } from './render/acmeSite.ts';

const LAMPS = 'node_modules/acme-lamps';
const FILES = {
  [`${LAMPS}/package.json`]: JSON.stringify({ name: 'acme-lamps', version: '1.0.0', module: 'dist/index.js' }),
  [`${LAMPS}/dist/index.js`]: 'export const Lamp = 1;',
  [`${LAMPS}/dist/lamp.svg`]: '<svg xmlns="http://www.w3.org/2000/svg"/>',
  [`${LAMPS}/src/demos/Wrapper.tsx`]: `
    import type { Theme } from './types';
    import { rows } from './data';
    import './wrapper.css';
    import { Lamp } from 'acme-lamps';
    export const Wrapper = () => <b>{rows.length}</b>;`,
  [`${LAMPS}/src/demos/types.ts`]: 'export type Theme = string;',
  [`${LAMPS}/src/demos/data.ts`]: `export { Wrapper } from './Wrapper';\nimport texts from './texts.json';\nexport const rows = [texts];`,
  [`${LAMPS}/src/demos/texts.json`]: '{ "on": "On" }',
  [`${LAMPS}/src/demos/wrapper.css`]: 'b { color: teal }',
  [`${LAMPS}/docs/lamp.md`]: '',
  [`${LAMPS}/docs/bulb.png`]: 'not a picture, but named like one',
  'content/lamp.md': '',
  'content/parts.js': `import gone from './gone.js';\nexport const part = 1;`
};

function createFiles() {
  const site = createAcmeSite(FILES);
  onTestFinished(() => site.remove());
  const repository = 'https://git.example/lamps/blob/main/packages/lamps';
  const sources = [
    {
      package: 'acme-lamps',
      include: ['docs/*.md'],
      exclude: [],
      source: null,
      repository,
      repositoryFolder: '',
      notes: []
    }
  ];
  const files = new ExampleFiles(new ModuleResolver(), site.folder, createFileIdentifier({ sources }, site.folder));
  return { site, files, docs: site.path(`${LAMPS}/docs`) };
}

describe('the files of a tab', () => {
  it('include transitive imports, including circular ones', () => {
    const { files, docs } = createFiles();
    const imports = files.imports(
      `import { Wrapper } from '../src/demos/Wrapper';\nimport { Lamp } from 'acme-lamps';`,
      [docs]
    );
    expect(imports).toEqual({ '../src/demos/Wrapper': 'acme-lamps/src/demos/Wrapper.tsx' });
    expect(Object.keys(files.files).sort()).toEqual([
      'acme-lamps/src/demos/Wrapper.tsx',
      'acme-lamps/src/demos/data.ts',
      'acme-lamps/src/demos/texts.json',
      'acme-lamps/src/demos/wrapper.css'
    ]);
    expect(files.files['acme-lamps/src/demos/data.ts']).toMatchObject({
      kind: 'code',
      imports: { './Wrapper': 'acme-lamps/src/demos/Wrapper.tsx', './texts.json': 'acme-lamps/src/demos/texts.json' }
    });
    expect(files.files['acme-lamps/src/demos/texts.json']).toEqual({ kind: 'json', code: '{ "on": "On" }' });
    expect(files.files['acme-lamps/src/demos/wrapper.css']).toEqual({ kind: 'style', code: 'b { color: teal }' });
    expect(files.missing).toEqual([]);
  });

  it('include images, with their repository links', () => {
    const { files, docs } = createFiles();
    const imports = files.imports(`import bulb from './bulb.png';\nimport lamp from 'acme-lamps/dist/lamp.svg';`, [
      docs
    ]);
    expect(imports).toEqual({
      './bulb.png': 'acme-lamps/docs/bulb.png',
      'acme-lamps/dist/lamp.svg': 'acme-lamps/dist/lamp.svg'
    });
    const [bulb] = files.assets;
    expect(files.files['acme-lamps/docs/bulb.png']).toEqual({
      kind: 'image',
      path: bulb?.path,
      sourceLink: 'https://git.example/lamps/blob/main/packages/lamps/docs/bulb.png'
    });
    expect(bulb?.file).toBe(path.join(docs, 'bulb.png'));
  });

  it('are resolved from the folders in order', () => {
    const { site, files, docs } = createFiles();
    const folders = [site.path('content'), docs];
    expect(files.imports(`import { part } from './parts.js';\nimport bulb from './bulb.png';`, folders)).toEqual({
      './parts.js': 'content/parts.js',
      './bulb.png': 'acme-lamps/docs/bulb.png'
    });
  });

  it('report unresolved imports', () => {
    const { site, files } = createFiles();
    expect(files.imports(`import './parts.js';\nimport './nothing.js';`, [site.path('content')])).toEqual({
      './parts.js': 'content/parts.js'
    });
    expect(files.missing).toMatchObject([{ specifier: './gone.js', line: 1, importer: site.path('content/parts.js') }]);
  });

  it('report their package imports, without types', () => {
    const { files, docs } = createFiles();
    files.imports(
      `import React, { useState } from 'react';
       import type { LampProps } from 'acme-ui';
       import * as lamps from 'acme-lamps';
       import { Wrapper } from '../src/demos/Wrapper';
       export { Button, type ButtonProps } from 'acme-ui';
       export const load = () => import('react-dom');`,
      [docs]
    );
    const packages = [...files.packages].map(([specifier, names]): [string, string[]] => [
      specifier,
      [...names].sort()
    ]);
    expect(Object.fromEntries(packages)).toEqual({
      react: ['default', 'useState'],
      'acme-lamps': ['*', 'Lamp'],
      'acme-ui': ['Button'],
      'react-dom': ['*']
    });
  });

  it("are reported with the error location if they don't parse", () => {
    const { site, files } = createFiles();
    site.write({ 'content/broken.ts': 'export const a = 1;\nexport const = 2;' });
    expect(files.imports(`import './broken';`, [site.path('content')])).toEqual({ './broken': 'content/broken.ts' });
    expect(files.invalid).toMatchObject([{ file: site.path('content/broken.ts'), line: 2 }]);
  });

  it('bind the imports of the Markdown file', () => {
    const { files, docs } = createFiles();
    const bindings = files.bindings({
      file: path.join(docs, 'lamp.md'),
      imports: [
        { local: 'Lamp', imported: 'Lamp', specifier: 'acme-lamps', line: 1 },
        { local: 'bulb', imported: 'default', specifier: './bulb.png', line: 2 },
        { local: null, imported: null, specifier: './lamp.css', line: 3 },
        { local: 'Gone', imported: 'Gone', specifier: './gone', line: 4 }
      ]
    });
    expect(bindings).toEqual({
      Lamp: { from: { package: 'acme-lamps' }, imported: 'Lamp' },
      bulb: { from: { file: 'acme-lamps/docs/bulb.png' }, imported: 'default' }
    });
  });
});
