import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';

import { resolveConfig } from '../../../src/core/config.ts';
import type { Libraries } from '../../../src/bundle/libraries/openLibraries.ts';
import { makeLiveSetup } from '../../../src/bundle/libraries/projectSetup.ts';
import { publishOwnSheets, sheetVersions } from '../../../src/bundle/libraries/ownSheets.ts';

const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'own-sheets-')));
afterAll(() => rmSync(folder, { recursive: true }));

function write(file: string, content: string | object): void {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, typeof content === 'string' ? content : JSON.stringify(content));
}

write('theme.css', '@import "./colors.css"; .leaf { background: url("leaf.svg") }');
write('colors.css', '.leaf { color: green }');
write('leaf.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
write('node_modules/react/package.json', { name: 'react', version: '19.4.2' });
write('node_modules/fern-ui/package.json', { name: 'fern-ui', version: '2.3.1' });
write('node_modules/fern-ui/base.css', '.base { color: red }');
write('node_modules/@fern/tokens/package.json', { name: '@fern/tokens', version: '0.1.0', private: true });
write('node_modules/@fern/tokens/tokens.css', ':root { --fern: 1px }');

const config = resolveConfig(
  {
    product: { name: 'Fern', slug: 'fern', description: 'A design system.', versionOf: 'fern-ui' },
    sections: [{ slug: 'components', title: 'Components' }],
    sources: [],
    styles: { base: ['fern-ui/base.css', '@fern/tokens/tokens.css'] },
    sandbox: { sheets: [{ pattern: 'leaf', sheet: './theme.css' }] }
  },
  'site.config.ts'
);

describe('style sheets that no registry has', () => {
  const published = new Map<string, string>();
  const { addresses, assets } = publishOwnSheets(config, folder, (name, extension, text) => {
    published.set(`${name}.${extension}`, text);
    return `/assets/${name}.${extension}`;
  });

  it('are those of the site and of private packages', () => {
    expect(addresses).toEqual({ '@fern/tokens/tokens.css': '/assets/tokens.css', './theme.css': '/assets/theme.css' });
  });

  it('contain what they import, and are published with their images', () => {
    expect(published.get('theme.css')).toMatch(/color:green.*url\(\/assets\/leaf-\w+\.svg\)/s);
    expect(assets.map(({ file }) => path.relative(folder, file))).toEqual(['leaf.svg']);
  });

  it('have no version, in contrast to others', () => {
    expect(sheetVersions(config, folder)).toEqual({ 'fern-ui': '2.3.1' });
  });
});

describe('projects of a site', () => {
  const libraries = {
    libraries: {},
    scripts: [],
    setup: {},
    names: {},
    sheets: [],
    missing: [],
    assets: [],
    folder
  } satisfies Libraries;
  const setupOf = (sandbox: object) =>
    makeLiveSetup(libraries, { ...config, sandbox: { ...config.sandbox, ...sandbox } }, folder, [], {
      frame: '/frame.html',
      ownSheets: { './theme.css': '/assets/theme.css' }
    });

  it('have the major version of React that the site has, or the one that it names', () => {
    expect(setupOf({}).project.react).toBe('^19');
    expect(setupOf({ react: 18 }).project.react).toBe('^18');
  });

  it('have the installed versions of the packages of style sheets', () => {
    expect(setupOf({}).versions).toEqual({ 'fern-ui': '2.3.1' });
  });
});
