import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** React of the repository, linked into the site. */
const LINKED_PACKAGES = ['react', 'react-dom'];

/** Fixture: a library that ships every module twice and imports style sheets, as libraries for bundlers do. */
const ACME_UI = {
  'node_modules/acme-ui/package.json': JSON.stringify({
    name: 'acme-ui',
    version: '1.0.0',
    main: 'dist/js/index.js',
    module: 'dist/esm/index.js'
  }),
  'node_modules/acme-ui/dist/esm/index.js': "export * from './Button';\nexport * from './Panel';\n",
  'node_modules/acme-ui/dist/esm/Button.js': "import './button.css';\nexport const Button = 'button';\n",
  'node_modules/acme-ui/dist/esm/Panel.js': "export const Panel = 'section';\nexport default Panel;\n",
  'node_modules/acme-ui/dist/js/index.js': `
    Object.assign(exports, require('./Button'), require('./Panel'));`,
  'node_modules/acme-ui/dist/js/Button.js': `
    require('./button.css');
    const { createElement, useId } = require('react');
    let count = 0;
    exports.Button = ({ children }) =>
      createElement('button', { id: useId(), 'aria-describedby': 'hint-' + ++count }, children);`,
  'node_modules/acme-ui/dist/js/button.css': '.acme-button {',
  'node_modules/acme-ui/dist/js/Panel.js': `
    const { createElement } = require('react');
    exports.Panel = ({ children }) => createElement('section', null, children);
    exports.default = exports.Panel;`,
  'node_modules/acme-ui/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>'
};

export interface AcmeSite {
  folder: string;
  cacheFolder: string;
  /** Returns the absolute path of a file in the site folder. */
  path(relPath: string): string;
  /** Writes files: path relative to the site folder -> text. */
  write(files: Record<string, string>): void;
  /** Installs a folder of the site as a linked package. */
  link(relPath: string, name: string): void;
  remove(): void;
}

/** Creates a temporary site with React and the fixture library `acme-ui` installed. */
export function createAcmeSite(files: Record<string, string> = {}): AcmeSite {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'patternbook-acme-')));
  const path = (relPath: string): string => join(folder, relPath);
  const write = (written: Record<string, string>): void => {
    for (const [relPath, text] of Object.entries(written)) {
      mkdirSync(dirname(path(relPath)), { recursive: true });
      writeFileSync(path(relPath), text);
    }
  };
  write({ ...ACME_UI, ...files });
  for (const name of LINKED_PACKAGES) {
    symlinkSync(join(import.meta.dirname, '../../../../node_modules', name), path(`node_modules/${name}`));
  }
  return {
    folder,
    cacheFolder: path('.cache'),
    path,
    write,
    link: (relPath, name) => symlinkSync(path(relPath), path(`node_modules/${name}`)),
    remove: () => rmSync(folder, { recursive: true })
  };
}
