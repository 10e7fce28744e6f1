import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { type ClientBuild, buildClient } from '../../../src/bundle/scripts/clientBuild.ts';
import { NO_COMMON_MODULES } from '../../../src/bundle/scripts/commonModules.ts';

const ACME = 'node_modules/acme-ui';
let folder: string;

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'client-build-')));
  write(
    `${ACME}/package.json`,
    JSON.stringify({ name: 'acme-ui', version: '1.0.0', main: 'dist/js/index.js', module: 'dist/esm/index.js' })
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, content: string): void {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** Builds one entry. @returns the build and the text of all scripts of the entry */
async function buildEntry(
  code: string,
  { common = [], aliases = {} }: { common?: readonly string[]; aliases?: Record<string, string> } = {}
): Promise<{ client: ClientBuild; script: string }> {
  write('entry.js', code);
  const client = await buildClient({
    themes: [],
    siteTabs: { segments: [], implementations: [] },
    assistants: [],
    search: null,
    siteFolder: folder,
    entries: new Map([['page', join(folder, 'entry.js')]]),
    commonModules: { ...NO_COMMON_MODULES, ofTabs: new Set(common.map((name) => join(folder, name))) },
    aliases: new Map(Object.entries(aliases).map(([specifier, name]) => [specifier, join(folder, name)])),
    wording: { language: 'en', texts: {} },
    outFolder: join(folder, 'dist')
  });
  const { module, preloads } = client.entries.get('page') ?? { module: '', preloads: [] };
  const scripts = [module, ...preloads].map((address) => readFileSync(join(folder, 'dist', address), 'utf8'));
  return { client, script: scripts.join('\n') };
}

describe('buildClient', () => {
  it('uses the ES module if an import names its CommonJS counterpart', async () => {
    write(`${ACME}/dist/js/card.js`, `exports.card = 'CommonJS card';`);
    write(`${ACME}/dist/esm/card.js`, `export const card = 'ES module card';`);
    write(`${ACME}/dist/js/only.js`, `exports.only = 'CommonJS only';`);
    const { script } = await buildEntry(
      `import { card } from 'acme-ui/dist/js/card.js';\nimport { only } from 'acme-ui/dist/js/only.js';\nconsole.log(card, only);`
    );
    expect(script).toContain('ES module card');
    expect(script).not.toContain('CommonJS card');
    expect(script).toContain('CommonJS only');
  });

  it('ignores an AMD loader of the page in UMD modules', async () => {
    // The wrappers of lz-string, of webpack, and of Rollup.
    const wrappers = [
      `var a = 'umd a'; if (typeof define === 'function' && define.amd) { define(function () { return a; }); } else if (typeof module !== 'undefined' && module != null) { module.exports = a; }`,
      `(function (root, factory) { if (typeof exports === 'object' && typeof module === 'object') module.exports = factory(); else if (typeof define === 'function' && define.amd) define([], factory); })(this, function () { return 'umd b'; });`,
      `(function (factory) { typeof define === 'function' && typeof define.amd === 'object' && define.amd ? define(factory) : (module.exports = factory()); })(function () { return 'umd c'; });`,
      `(function (factory) { if ('function' == typeof define && define['amd']) { define(factory) } else { module.exports = factory() } })(function () { return 'umd d'; });`
    ];
    wrappers.forEach((code, index) => write(`node_modules/umd-${index}/index.js`, code));
    const imports = wrappers.map((_, index) => `import u${index} from 'umd-${index}/index.js';`).join('\n');
    const { client } = await buildEntry(`${imports}\nglobalThis.umdModules = [u0, u1, u2, u3];`);
    const { module = '' } = client.entries.get('page') ?? {};
    const registered: unknown[] = [];
    vi.stubGlobal(
      'define',
      Object.assign((...items: unknown[]) => registered.push(items), { amd: { jQuery: true } })
    );
    vi.stubGlobal('umdModules', []);
    try {
      await import(/* @vite-ignore */ pathToFileURL(join(folder, 'dist', module)).href);
      expect({ modules: Reflect.get(globalThis, 'umdModules') as unknown, registered }).toEqual({
        modules: ['umd a', 'umd b', 'umd c', 'umd d'],
        registered: []
      });
    } finally {
      vi.unstubAllGlobals();
    }
  });

  it('measures all scripts of an entry', async () => {
    write('shared.js', `export const shared = '${'knob '.repeat(1000)}';`);
    const { client, script } = await buildEntry(`import { shared } from './shared.js';\nconsole.log(shared);`, {
      common: ['shared.js']
    });
    const { preloads = [], bytes = 0 } = client.entries.get('page') ?? {};
    expect(preloads).toHaveLength(1);
    // Texts are joined by a line break.
    expect(bytes).toBe(script.length - 1);
    expect(bytes).toBeGreaterThan(5000);
  });

  it('has no file of its own for an entry that is in a group', async () => {
    write('shared.js', `export const shared = 'shared';`);
    const { client, script } = await buildEntry(`import { shared } from './shared.js';\nconsole.log(shared);`, {
      common: ['shared.js', 'entry.js']
    });
    const { module = '', preloads } = client.entries.get('page') ?? {};
    expect(preloads).toEqual([]);
    expect(script).toContain('console.log');
    expect(readdirSync(join(folder, 'dist/assets'))).toEqual([basename(module)]);
  });

  it('keeps style sheets out of scripts', async () => {
    write('card.css', '.card { color: teal }');
    const { script } = await buildEntry(`import './card.css';\nconsole.log('card');`);
    expect(script).toContain('card');
    expect(script).not.toContain('teal');
  });

  it('loads dynamic imports without a bundler helper', async () => {
    write('later.js', `export const later = 'later';`);
    const { script } = await buildEntry(`import('./later.js').then(({ later }) => console.log(later));`);
    expect(script).toContain('import(');
    expect(script).not.toContain('modulepreload');
    expect(script).toMatch(/import\([^)]+\)\.then/);
  });

  it('loads one of the modules in a file without a bundler helper', async () => {
    write('later.js', `export const later = 'later';`);
    write('never.js', `export const never = 'never';`);
    const { script } = await buildEntry(
      `import('./later.js').then(({ later }) => console.log(later));\nimport('./never.js').then(({ never }) => console.log(never));`,
      { common: ['later.js', 'never.js'] }
    );
    expect(script.match(/import\(`\.\/common-[^`]+`\)\.then\((\w+)=>\1\.\w+\)\.then\(/g)).toHaveLength(2);
  });

  it('resolves an imported image to its published address', async () => {
    write('logo.svg', '<svg/>');
    const { client, script } = await buildEntry(`import logo from './logo.svg';\nconsole.log(logo);`);
    const [asset] = client.assets;
    expect(asset?.file).toBe(join(folder, 'logo.svg'));
    expect(asset?.path).toMatch(/^\/assets\/logo/);
    expect(script).toContain(asset?.path);
  });

  it('loads the module that the site has in place of a package, but not of its subpaths', async () => {
    write(`${ACME}/package.json`, JSON.stringify({ name: 'acme-ui', module: 'index.js' }));
    write(
      `${ACME}/index.js`,
      `import { map } from 'acme-atlas';\nexport { roads } from 'acme-atlas/roads';\nexport { map };`
    );
    write('node_modules/acme-atlas/package.json', JSON.stringify({ name: 'acme-atlas', module: 'index.js' }));
    write('node_modules/acme-atlas/index.js', `export const map = 'large map';`);
    write('node_modules/acme-atlas/roads.js', `export const roads = 'all roads';`);
    write('map.js', `export const map = 'small map';`);
    const { script } = await buildEntry(`import { map, roads } from 'acme-ui';\nconsole.log(map, roads);`, {
      aliases: { 'acme-atlas': 'map.js' }
    });
    expect(script).toContain('small map');
    expect(script).not.toContain('large map');
    expect(script).toContain('all roads');
  });

  it('reports a module that is not installed, and only its import fails', async () => {
    write(`${ACME}/index.js`, `export const load = () => import('acme-maps');\nexport const card = 'A card';`);
    const { client, script } = await buildEntry(`import { card, load } from 'acme-ui';\nconsole.log(card, load);`);
    expect(client.missing).toEqual([{ specifier: 'acme-maps', importer: join(folder, ACME, 'index.js') }]);
    expect(script).toContain('A card');
  });
});
