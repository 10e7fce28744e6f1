import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { parseSync } from 'oxc-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { hasClassNamesOnly, hasConstantsOnly } from '../../../src/bundle/scripts/catalogCopies.ts';
import { type ClientBuild, buildClient } from '../../../src/bundle/scripts/clientBuild.ts';

describe('hasConstantsOnly', () => {
  const check = (code: string): boolean => hasConstantsOnly(parseSync('module.js', code).program);

  it.each([
    `export const gap = { name: '--gap', value: '4px', sizes: [1, -2, null] };\nexport default gap;`,
    `import { draw } from '../draw.js';\nconst plus = { path: 'M1 1' };\nexport const Plus = draw(plus);\nexport default Plus;`,
    `import { draw } from '../draw.js';\nconst Plus = draw({ path: 'M1 1' });\nexport { Plus };`
  ])('accepts constants: %s', (code) => expect(check(code)).toBe(true));

  it.each([
    `export let count = 0;`,
    `export const known = new Map();`,
    `export const next = () => 1;`,
    `export function next() { return 1; }`,
    `export const letter = /a/g;`,
    `export const Plus = draw({ get path() { return 1; } }, () => 1);`,
    `import { createContext } from 'react';\nexport const Context = createContext(null);`,
    `import './plus.css';\nexport const plus = 1;`,
    `export * from './plus.js';`,
    `export { plus } from './plus.js';`,
    `console.log(1);`
  ])('refuses what has state or effects, or is another module: %s', (code) => expect(check(code)).toBe(false));
});

describe('hasClassNamesOnly', () => {
  const check = (code: string): boolean => hasClassNamesOnly(parseSync('module.js', code).program);

  it('accepts names behind the import of their sheet', () => {
    expect(check(`import './card.css';\nexport default { card: 'c-card', modifiers: { flat: 'm-flat' } };`)).toBe(true);
  });

  it.each([
    `export default { card: 'c-card' };`,
    `import './card.css';\nexport default { card: nextName() };`,
    `import './card.css';\nexport default function card() {}`,
    `import names from './card.css';\nexport default { card: 'c-card' };`,
    `import './card.css';\nexport default { card: 'c-card' };\nconsole.log(1);`
  ])('refuses %s', (code) => expect(check(code)).toBe(false));
});

describe('icons of a package', () => {
  const UI = 'node_modules/acme-ui';
  let folder: string;
  let client: ClientBuild;

  const write = (name: string, content: string): void => {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  const read = (address: string): string => readFileSync(path.join(folder, 'dist', address), 'utf8');
  const importsOf = (entry: string): string[] => client.entries.get(entry)?.preloads ?? [];
  const filesWith = (entry: string, text: string): string[] =>
    [client.entries.get(entry)?.module ?? '', ...importsOf(entry)].filter((address) => read(address).includes(text));

  beforeAll(async () => {
    folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'catalog-copies-')));
    for (const name of ['acme-ui', 'acme-icons']) {
      write(`node_modules/${name}/package.json`, JSON.stringify({ name, type: 'module', sideEffects: false }));
    }
    write('node_modules/acme-icons/draw.js', `export const draw = (path) => document.createElement('drawn-' + path);`);
    for (let index = 0; index < 1000; index += 1) {
      write(`node_modules/acme-icons/icons/icon${index}.js`, '');
    }
    for (const name of ['plus', 'minus', 'star']) {
      write(
        `node_modules/acme-icons/icons/${name}.js`,
        `import { draw } from '../draw.js';\nexport const ${name} = draw('${name}');`
      );
    }
    write('node_modules/acme-icons/icons/shared.js', `export const shared = new Map([['shared-state', 1]]);`);
    for (const [name, length] of [
      ['chip', 1],
      ['table', 200]
    ] as const) {
      const names = Array.from({ length }, (_, index) => [`${name}${index}`, `c-${name}-${index}`]);
      write(
        `${UI}/css/components/${name}.js`,
        `import './${name}.css';\nexport default ${JSON.stringify(Object.fromEntries(names))};`
      );
    }
    write(
      `${UI}/dist/esm/components/Card/Card.js`,
      `import { minus } from 'acme-icons/icons/minus.js';
       import chip from 'acme-ui/css/components/chip.js';
       export const card = () => [minus, chip];`
    );
    for (const name of ['one', 'two']) {
      write(
        `examples/${name}.js`,
        `import { plus } from 'acme-icons/icons/plus.js';
         import { star } from 'acme-icons/icons/star.js';
         import { shared } from 'acme-icons/icons/shared.js';
         import { card } from 'acme-ui/dist/esm/components/Card/Card.js';
         import chip from 'acme-ui/css/components/chip.js';
         import table from 'acme-ui/css/components/table.js';
         export default () => ['${name}', plus, star, shared, card(), chip, table];`
      );
      write(
        `entries/${name}.js`,
        `import example0 from "../examples/${name}.js";\nexport const examples = { a: () => example0 };`
      );
    }
    client = await buildClient({
      themes: [],
      siteTabs: { segments: [], implementations: [] },
      assistants: [],
      search: null,
      siteFolder: folder,
      entries: new Map(['one', 'two'].map((name) => [name, path.join(folder, 'entries', `${name}.js`)])),
      commonModules: {
        ofTabs: new Set([path.join(folder, 'node_modules/acme-icons/icons/star.js')]),
        ofAll: new Set([path.join(folder, 'node_modules/acme-icons/icons/plus.js')])
      },
      aliases: new Map(),
      wording: { language: 'en', texts: {} },
      outFolder: path.join(folder, 'dist')
    });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('are in the file of each entry that imports them', () => {
    expect(filesWith('one', '`plus`')).toEqual([client.entries.get('one')?.module]);
    expect(filesWith('two', '`plus`')).toEqual([client.entries.get('two')?.module]);
  });

  it('are in the file of the component that imports them', () => {
    const files = filesWith('one', '`minus`');
    expect(files).toEqual([expect.stringMatching(/^\/assets\/Card-/)]);
    expect(filesWith('two', '`minus`')).toEqual(files);
  });

  it('are like class names of small sheets, but not of large ones', () => {
    expect(filesWith('one', 'c-chip-0')).toEqual([
      client.entries.get('one')?.module,
      expect.stringMatching(/^\/assets\/Card-/)
    ]);
    const files = filesWith('one', 'c-table-0');
    expect(files).toHaveLength(1);
    expect(filesWith('two', 'c-table-0')).toEqual(files);
  });

  it('stay in the common file of tabs, and in no other', () => {
    expect(filesWith('one', '`star`')).toEqual([expect.stringMatching(/^\/assets\/common-/)]);
    expect(importsOf('one')).not.toContainEqual(expect.stringMatching(/^\/assets\/often-/));
  });

  it('share what makes them, and what has state', () => {
    for (const text of ['drawn-', 'shared-state']) {
      const files = filesWith('one', text);
      expect(files).toHaveLength(1);
      expect(filesWith('two', text)).toEqual(files);
    }
  });
});
