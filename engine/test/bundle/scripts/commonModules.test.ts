import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, it, onTestFinished } from 'vitest';

import { findCommonModules } from '../../../src/bundle/scripts/commonModules.ts';

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

it('returns what at least four entries and 30 % of them use, with its imports', async () => {
  const button = `import { button } from 'acme-ui';\nconsole.log(button());`;
  const folder = siteWith({
    ...PACKAGE,
    'a.js': button,
    'b.js': button,
    'c.js': button,
    'd.js': `import { button, table } from 'acme-ui';\nconsole.log(button(), table());`
  });
  const common = await findCommonModules({ siteFolder: folder, entries: entriesOf(folder, ['a', 'b', 'c', 'd']) });
  expect([...common].map((file) => path.basename(file)).toSorted()).toEqual(['button.js', 'style.js']);
});

it('returns nothing for a few entries', async () => {
  const folder = siteWith({ 'a.js': 'console.log(1);' });
  expect(await findCommonModules({ siteFolder: folder, entries: entriesOf(folder, ['a']) })).toEqual(new Set());
});
