import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type ResolvedConfig, resolveConfig } from '../../src/core/config.ts';
import { readCached, writeCached } from '../../src/content/files.ts';
import { loadSite } from '../../src/content/loadSite.ts';
import type { Site, Source } from '../../src/model.ts';
import { apiFiles, componentIndexSchema, functionIndexSchema } from '../../src/reference/apiFiles.ts';
import { entrySchema } from '../../src/reference/entry.ts';
import { type SiteReference, loadSiteReference } from '../../src/reference/siteReference.ts';
import { createAcmeFolder } from './acmePackages.ts';

const MINUTE_MS = 60_000;
const DOCS = 'node_modules/acme-ui/docs';
const FILES = {
  [`${DOCS}/tag.md`]: `---\nid: Tag\nsection: parts\npropComponents: [Tag, Button]\n---\nText.\n`,
  [`${DOCS}/old/tag.md`]:
    '---\nid: Tag\nsection: parts\npropComponents:\n  - Tag\n  - Tags\n  - { component: Button, source: old }\n---\nText.\n',
  [`${DOCS}/html/tag.md`]: '---\nid: Tag\nsection: parts\npropComponents: [Button, Button.Icon]\n---\nText.\n',
  [`${DOCS}/functions.md`]:
    '---\nid: Functions\nsection: parts\nfunctions:\n  packages/ui/src/components/other.tsx: [join, split]\n---\nText.\n'
};

const acme = createAcmeFolder();
const context = { folder: acme.folder, cacheFolder: join(acme.folder, '.cache') };
let config: ResolvedConfig;
let site: Site;
let reference: SiteReference;

beforeAll(async () => {
  acme.write(FILES);
  const source = (include: string, name: string) => ({ package: 'acme-ui', include: [include], source: name });
  config = resolveConfig(
    {
      product: { name: 'Acme', slug: 'acme', description: 'Parts.', versionOf: 'acme-ui' },
      sections: [{ slug: 'parts', title: 'Parts' }],
      tabs: [{ id: 'react' }, { id: 'deprecated-react' }],
      sources: [
        source('docs/*.md', 'react'),
        source('docs/old/*.md', 'deprecated-react'),
        source('docs/html/*.md', 'html')
      ],
      examples: { scope: [] }
    },
    'site.config.ts'
  );
  site = await loadSite(config, acme.folder);
  reference = await loadSiteReference(site, config, context);
}, MINUTE_MS);
afterAll(() => acme.remove());

function tab(path: string): Source {
  const found = site.pages.flatMap(({ sources }) => sources).find((source) => source.path === path);
  if (!found) {
    throw new Error(`There is no tab ${path}.`);
  }
  return found;
}

describe('the reference of a tab', () => {
  it("has the documented names in order, each from the tab's entry point", () => {
    const idsOf = (path: string) => reference.ofTab(tab(path)).names.map(({ name, entry }) => [name, entry?.id]);
    expect(idsOf('/parts/tag')).toEqual([
      ['Tag', 'acme-ui/Tag'],
      ['Button', 'acme-ui/Button']
    ]);
    expect(idsOf('/parts/tag/deprecated-react')).toEqual([
      ['Tag', 'acme-ui/deprecated/Tag'],
      ['Tags', undefined],
      ['Button', 'acme-ui/Button']
    ]);
  });

  it('has the documented functions', () => {
    expect(reference.ofTab(tab('/parts/functions')).functions).toMatchObject([
      { name: 'join', doc: { functionName: 'join' } },
      { name: 'split', doc: null }
    ]);
  });
});

it('reports unknown names with their location', () => {
  expect(reference.problems).toMatchObject([
    {
      severity: 'error',
      code: 'functions-unknown-function',
      location: { file: join(acme.folder, DOCS, 'functions.md'), line: 5, column: 48 }
    },
    {
      severity: 'error',
      code: 'props-unknown-component',
      message: 'No package of this site exports or declares "Tags".',
      location: { file: join(acme.folder, DOCS, 'old/tag.md'), line: 6, column: 5 }
    },
    {
      code: 'props-unknown-component',
      message: 'No package of this site exports or declares "Button.Icon".',
      location: { file: join(acme.folder, DOCS, 'html/tag.md'), line: 4, column: 26 }
    }
  ]);
});

it('reports missing typings of React with the command that installs them, instead of empty tables', async () => {
  const types = join(acme.folder, 'node_modules/@types');
  const manifest = join(acme.folder, 'node_modules/acme-ui/package.json');
  const written = readFileSync(manifest, 'utf8');
  renameSync(types, `${types}-away`);
  writeFileSync(manifest, written.replace('"version"', '"peerDependencies":{"react":"*"},"version"'));
  acme.write({ 'node_modules/react/package.json': '{ "name": "react", "version": "18.3.1" }' });
  const untyped = await loadSiteReference(site, config, context);
  rmSync(join(acme.folder, 'node_modules/react'), { recursive: true });
  writeFileSync(manifest, written);
  renameSync(`${types}-away`, types);
  expect(untyped.problems).toMatchObject([
    {
      severity: 'error',
      code: 'props-no-react-types',
      location: { file: join(acme.folder, 'package.json') },
      hint: 'Run "npm install --save-dev @types/react@18" in the folder of the site.'
    }
  ]);
  expect(untyped.ofTab(tab('/parts/tag')).names.map(({ entry }) => entry)).toEqual([null, null]);
});

describe('the cache', () => {
  const file = join(context.cacheFolder, 'reference.json');
  const change = async (): Promise<string> => {
    await loadSiteReference(site, config, context);
    return readFileSync(file, 'utf8');
  };

  it('is used for the same packages', async () => {
    writeCached(file, JSON.parse(JSON.stringify(readCached(file)).replace('Starts an action.', 'Kept.')));
    const stored = readFileSync(file, 'utf8');
    expect(await change()).toBe(stored);
    const again = await loadSiteReference(site, config, context);
    expect(again.entries.get('acme-ui/Button')?.description).toBe('Kept.');
  });

  it(
    'is invalidated by a new version or corruption',
    async () => {
      const stored = readFileSync(file, 'utf8');
      const manifest = readFileSync(join(acme.folder, 'node_modules/acme-ui/package.json'), 'utf8');
      acme.write({ 'node_modules/acme-ui/package.json': manifest.replace('1.0.0', '1.0.1') });
      const renewed = await change();
      expect(renewed).not.toBe(stored);
      expect(renewed).not.toContain('Kept.');
      acme.write({ '.cache/reference.json': '{' });
      expect(await change()).toBe(renewed);
    },
    MINUTE_MS
  );
});

describe('the data below /api', () => {
  it('matches the published schemas', () => {
    const files = apiFiles(site, reference);
    const index = componentIndexSchema.parse(files.get('/api/components.json'));
    expect(functionIndexSchema.parse(files.get('/api/functions.json'))).toMatchObject([
      { functionName: 'join', pages: [{ path: '/parts/functions', title: 'Functions' }] }
    ]);
    for (const { id, address } of index) {
      expect(entrySchema.parse(files.get(address)).id).toBe(id);
    }
    expect(files.size).toBe(index.length + 2);
  });

  it('lists the pages and the number of props of a component', () => {
    const index = componentIndexSchema.parse(apiFiles(site, reference).get('/api/components.json'));
    const find = (id: string) => index.find((each) => each.id === id);
    expect(find('acme-ui/Button')).toMatchObject({
      address: '/api/components/acme-ui/Button.json',
      props: 10,
      pages: [{ path: '/parts/tag' }, { path: '/parts/tag/deprecated-react' }, { path: '/parts/tag/html' }]
    });
    expect(find('acme-ui/BadgeCount')?.pages).toEqual([]);
  });
});
