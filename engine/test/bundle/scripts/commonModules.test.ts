import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, it, onTestFinished } from 'vitest';

import { ImportGraph } from '../../../src/bundle/importGraph.ts';
import { NO_COMMON_MODULES, findCommonModules } from '../../../src/bundle/scripts/commonModules.ts';

/** Creates a site with these files. */
function siteWith(files: Record<string, string>): string {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'patternbook-common-')));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

const ACME = 'node_modules/acme-ui';
const PACKAGE = {
  [`${ACME}/package.json`]: JSON.stringify({ name: 'acme-ui', main: 'index.js', type: 'module', sideEffects: false }),
  [`${ACME}/index.js`]: `export { button } from './button.js';\nexport { table } from './table.js';`,
  [`${ACME}/button.js`]: `import { style } from './style.js';\nexport const button = () => style('button');`,
  [`${ACME}/style.js`]: `export const style = (name) => document.title + name;`,
  [`${ACME}/table.js`]: `export const table = () => document.body;`
};

const entriesOf = (folder: string, names: readonly string[]) =>
  new Map(names.map((name) => [name, path.join(folder, `${name}.js`)]));

/** Returns the names of the files of installed modules. */
const namesOf = (modules: ReadonlySet<string>) =>
  [...modules]
    .filter((file) => file.includes('node_modules'))
    .map((file) => path.basename(file))
    .toSorted();

it('returns what at least four entries and 30 % of them use, with its imports', () => {
  const button = `import { button } from 'acme-ui';\nconsole.log(button());`;
  const folder = siteWith({
    ...PACKAGE,
    'a.js': button,
    'b.js': button,
    'c.js': button,
    'd.js': `import { button, table } from 'acme-ui';\nconsole.log(button(), table());`
  });
  const names = ['a', 'b', 'c', 'd'];
  const { ofTabs, ofAll } = findCommonModules({
    entries: entriesOf(folder, names),
    tabs: new Set(names),
    graph: new ImportGraph()
  });
  expect(namesOf(ofTabs)).toEqual(['button.js', 'style.js']);
  expect(namesOf(ofAll)).toEqual([]);
});

it('separates what many tabs use from what many full-screen examples use', () => {
  const button = `import { button } from 'acme-ui';\nconsole.log(button());`;
  const both = `import { button, table } from 'acme-ui';\nconsole.log(button(), table());`;
  const tabs = ['a', 'b', 'c', 'd'];
  const fullscreen = ['e', 'f', 'g', 'h'];
  const folder = siteWith({
    ...PACKAGE,
    ...Object.fromEntries(tabs.map((name) => [`${name}.js`, button])),
    ...Object.fromEntries(fullscreen.map((name) => [`${name}.js`, both]))
  });
  const { ofTabs, ofAll } = findCommonModules({
    entries: entriesOf(folder, [...tabs, ...fullscreen]),
    tabs: new Set(tabs),
    graph: new ImportGraph()
  });
  expect(namesOf(ofTabs)).toEqual(['button.js', 'style.js']);
  expect(namesOf(ofAll)).toEqual(['table.js']);
});

it('returns nothing for a few entries', () => {
  const folder = siteWith({ 'a.js': 'console.log(1);' });
  expect(
    findCommonModules({
      entries: entriesOf(folder, ['a']),
      tabs: new Set(['a']),
      graph: new ImportGraph()
    })
  ).toEqual(NO_COMMON_MODULES);
});
