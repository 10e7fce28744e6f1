import { mkdtempSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { buildClient, type ClientBuild } from '../../../src/bundle/scripts/clientBuild.ts';
import { NO_COMMON_MODULES } from '../../../src/bundle/scripts/commonModules.ts';
import { ExamplePreparer } from '../../../src/examples/prepareExample.ts';
import { renderExamples } from '../../../src/examples/render/renderExamples.ts';
import { writeTabModules } from '../../../src/site/build/moduleFiles.ts';
import { ImportGraph } from '../../../src/bundle/importGraph.ts';
import { readSheet } from '../../../src/bundle/styles/classIndex.ts';
import type { Example, Source } from '../../../src/model.ts';
import { createAcmeSite } from '../../examples/render/acmeSite.ts';

const MINUTE_MS = 60_000;

const site = createAcmeSite({
  'package.json': JSON.stringify({ name: 'site', type: 'module' }),
  'content/page.md': '',
  'content/data.json': '{ "a": 1 }',
  'content/pic.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'content/plain.css': '.plain { color: teal }',
  'content/box.module.css': ".box { composes: base from './base.module.css'; color: teal }\n.side { composes: box }",
  'content/base.module.css': '.base { margin: 0 }',
  'content/own.jsx':
    "import Old, * as all from 'acme-old';\nexport const own = [Old, Object.keys(all).includes('named')];",
  'content/Heavy.tsx': 'export default () => null;\nexport const heavy: string = "heavy";',
  'content/waits.ts': 'export const waited = await Promise.resolve("waited");',
  'content/address.ts': "export const address = new URL('./pic.svg', import.meta.url).pathname;",
  'content/texts.ts':
    "export { default as raw } from './data.json?raw';\nexport { default as at } from './pic.svg?url';",
  // As TypeScript and Babel compile ES modules.
  'node_modules/acme-old/package.json': '{ "name": "acme-old", "main": "index.js" }',
  'node_modules/acme-old/index.js':
    'Object.defineProperty(exports, "__esModule", { value: true }); exports.default = "old"; exports.named = "named";',
  'node_modules/acme-plain/package.json': '{ "name": "acme-plain", "main": "index.js" }',
  'node_modules/acme-plain/index.js': 'module.exports = { plain: "plain" };',
  'node_modules/acme-half/package.json': '{ "name": "acme-half", "main": "index.js" }',
  'node_modules/acme-half/index.js':
    'Object.defineProperty(exports, "__esModule", { value: true }); exports.half = "half";',
  'node_modules/acme-boxes/package.json': '{ "name": "acme-boxes", "type": "module", "main": "index.js" }',
  'node_modules/acme-boxes/index.js': "import styles from './boxes.module.css';\nexport const name = styles.wide;",
  'node_modules/acme-boxes/boxes.module.css': '.wide { color: teal }',
  'node_modules/acme-broken/package.json': '{ "name": "acme-broken", "main": "index.js" }',
  'node_modules/acme-broken/index.js': 'const fixed = 1; exports.broken = () => { fixed = 2; }; exports.load = 1;'
});
afterAll(() => site.remove());

/** Each shows what it imports as JSON. */
const VALUES = {
  'CommonJS of an ES module': "import a, { named } from 'acme-old'; const v = [a, named];",
  'plain CommonJS': "import a, { plain } from 'acme-plain'; const v = [a, plain];",
  'CommonJS without a default': "import a, { half } from 'acme-half'; const v = [a.half, half];",
  'own file': "import { own } from './own'; const v = own;",
  JSON: "import data, { a } from './data.json'; const v = [data, a];",
  text: "import text from './data.json?raw'; const v = text;",
  address: "import a from './data.json?url'; import b from './pic.svg'; const v = [a, b];",
  data: "import a from './pic.svg?inline'; import b from './plain.css?inline'; const v = [a, b];",
  'values of a file': "import { raw, at } from './texts'; const v = [raw, at];",
  'CSS module': "import styles, { box } from './box.module.css'; const v = [styles, box];",
  'CSS module of a package': "import { name } from 'acme-boxes'; const v = name;",
  'style sheet': "import './plain.css'; const v = 'styled';",
  namespace:
    'namespace Shapes { export const square = 4; } enum Kind { one = "uno" } const v = [Shapes.square, Kind.one];',
  constants: 'const v = [import.meta.env.BASE_URL, import.meta.env.MODE, typeof import.meta.url];',
  URL: "import { address } from './address'; const v = [address, new URL('./pic.svg', import.meta.url).pathname];",
  later: "const { heavy } = await import('./Heavy'); const v = heavy;",
  'awaited file': "import { waited } from './waits'; const v = waited;"
} as const;

/** What the bundler alone refuses. */
const BROKEN = "import { broken } from 'acme-broken'; const v = String(broken);";

let client: ClientBuild;
let shown: Map<string, { server: unknown; browser: unknown }>;

beforeAll(async () => {
  const preparer = new ExamplePreparer(site.folder, []);
  const codes = Object.entries({ ...VALUES, broken: BROKEN });
  const prepared = new Map(
    codes.map(([slug, code]) => {
      const text = `${code}\nexport const Shown = () => JSON.stringify(v);`;
      const result = preparer.prepare({ code: text, file: null }, { file: site.path('content/page.md'), imports: [] });
      if (!result.ok) {
        throw new Error(`${slug}: ${result.message}`);
      }
      return [slug, result] as const;
    })
  );
  const requests = [...prepared].map(([key, { code }]) => ({
    key,
    code,
    file: site.path('content/page.md'),
    identifierPrefix: 'x'
  }));
  const { folder: siteFolder, cacheFolder } = site;
  const { results } = await renderExamples(requests, { siteFolder, cacheFolder, workers: 1 });

  const blocks = [...prepared.keys()].map((slug) => ({
    kind: 'example',
    example: { key: slug.replaceAll(' ', '-'), slug, isFullscreen: false } as Example
  }));
  const modules = await writeTabModules(
    site.path('.modules'),
    { path: '/page', blocks } as unknown as Source,
    ({ slug }) => {
      const result = prepared.get(slug);
      return result && { code: result.code, isFragile: result.isAwaited };
    },
    { isVersioned: false, setup: new Map() }
  );
  const outFolder = mkdtempSync(site.path('out-'));
  client = await buildClient({
    themes: [],
    siteTabs: { segments: [], implementations: [] },
    assistants: [],
    search: null,
    siteFolder,
    entries: new Map([['page', modules.inline?.file ?? '']]),
    commonModules: NO_COMMON_MODULES,
    aliases: new Map(),
    wording: { language: 'en', texts: {} },
    outFolder
  });
  const address = client.entries.get('page')?.module ?? '';
  const page = (await import(/* @vite-ignore */ pathToFileURL(join(outFolder, address)).href)) as {
    examples: Record<string, () => Promise<() => string> | (() => string)>;
  };
  shown = new Map();
  for (const [slug, load] of Object.entries(page.examples)) {
    const result = results.get(slug);
    const server = result && result.state !== 'client' ? unescape(result.html) : result;
    const Component = await load();
    shown.set(slug, { server, browser: attempt(Component) });
  }
}, MINUTE_MS);

function unescape(html: string): unknown {
  return JSON.parse(
    html.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&#x27;', "'")
  );
}

function attempt(Component: () => string): unknown {
  try {
    return JSON.parse(Component());
  } catch (error) {
    return String(error);
  }
}

it.each(Object.keys(VALUES))('server and browser see the same: %s', (slug) => {
  const { server, browser } = shown.get(slug) ?? {};
  expect(browser).toEqual(server);
  expect(browser).toBeDefined();
});

it('follows esModuleInterop', () => {
  expect(shown.get('CommonJS of an ES module')?.browser).toEqual(['old', 'named']);
  expect(shown.get('plain CommonJS')?.browser).toEqual([{ plain: 'plain' }, 'plain']);
  expect(shown.get('own file')?.browser).toEqual(['old', true]);
});

it('publishes what code names by URL, and gives texts for ?raw', () => {
  expect(shown.get('text')?.browser).toBe('{ "a": 1 }');
  expect(shown.get('URL')?.browser).toEqual([expect.stringMatching(/^\/assets\/pic-\w+\.svg$/), expect.anything()]);
  expect(client.assets.map(({ file }) => file)).toContain(site.path('content/pic.svg'));
});

it('gives CSS modules the names of their sheets', () => {
  const [names, box] = shown.get('CSS module')?.browser as [Record<string, string>, string];
  expect(names['box']).toBe(box);
  expect(names['side']?.split(' ')).toHaveLength(3);
  const sheets = [...new ImportGraph().sheetsOf("import './box.module.css';", site.path('content/x.tsx'))];
  const css = sheets.map((file) => readSheet(file).css).join('');
  expect(sheets).toHaveLength(2);
  for (const name of names['side']?.split(' ') ?? []) {
    expect(css.includes(`.${name}`) || name === names['side']?.split(' ')[0]).toBe(true);
  }
  expect(readFileSync(sheets[1] ?? '', 'utf8')).toContain('composes');
});

it('bundles around a module that the bundler refuses', () => {
  expect(client.broken).toMatchObject([{ id: expect.stringContaining('acme-broken') as string }]);
  expect(shown.get('broken')?.browser).toMatch(/re-assignment of const/);
});
