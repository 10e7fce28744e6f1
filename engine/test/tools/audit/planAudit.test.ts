import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { readSiteAudit, type SiteAudit, writeSiteAudit } from '../../../src/content/siteAudit.ts';
import type { Page, Site } from '../../../src/model.ts';
import { planAudit } from '../../../src/tools/audit/planAudit.ts';
import { exampleBlock, figureBlock, makePage, makeSource } from '../../ui/acme.ts';

const ORIGIN = 'http://localhost:4100';

function page(name: string): Page {
  const blocks = [exampleBlock({ key: `components/${name}/basic`, path: `/components/${name}/basic` })];
  return makePage({ path: `/components/${name}`, sources: [makeSource({ package: null, blocks })] });
}

const SITE = { pages: [page('knob'), page('lamp')] } as Site;

const OTHERS = { themes: [{ name: 'south' }], rules: ['color-contrast'] };

let folder = '';
/** Content of the examples' documents, by address. */
let documents: Record<string, string> = {};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'plan-'));
  documents = { '/components/knob/basic': '<body>Knob', '/components/lamp/basic': '<body>Lamp' };
  vi.stubGlobal('fetch', (address: string) => {
    const text = documents[address.slice(ORIGIN.length)];
    return Promise.resolve(new Response(text ?? 'not found', { status: text === undefined ? 404 : 200 }));
  });
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.unstubAllGlobals();
});

/** Plans an audit, and returns what would be audited and what is kept. */
async function plan({ axeVersion = '4.1.0', others = OTHERS, paths = [] as string[] } = {}) {
  const planned = await planAudit(SITE, { folder, origin: ORIGIN, axeVersion, others, paths });
  return {
    audit: planned.audit,
    hashes: planned.wanted.map(({ hashes }) => hashes),
    wanted: planned.wanted.map(({ page }) => page.path),
    kept: Object.keys(planned.audit.examples),
    failed: planned.failed.map((failure) => failure.path)
  };
}

/** Stores the results of a first audit of all examples. */
async function auditAll(): Promise<void> {
  const { audit, hashes } = await plan();
  const clean = { violations: [], incomplete: 0 };
  const results = Object.keys(documents).map((address, index) => [
    address,
    { code: '', document: '', ...hashes[index], light: clean, dark: clean, others: {} }
  ]);
  writeSiteAudit(folder, { ...audit, examples: Object.fromEntries(results) as SiteAudit['examples'] });
}

it('audits every example at first', async () => {
  expect(await plan()).toMatchObject({ wanted: ['/components/knob', '/components/lamp'], kept: [], failed: [] });
});

it('keeps the results of unchanged documents, and audits the others', async () => {
  await auditAll();
  expect(await plan()).toMatchObject({ wanted: [], kept: ['/components/knob/basic', '/components/lamp/basic'] });
  documents['/components/lamp/basic'] = '<body>Lamp with a shade';
  expect(await plan()).toMatchObject({ wanted: ['/components/lamp'] });
});

it('keeps outdated results until there are new ones, and begins with examples that have none', async () => {
  await auditAll();
  const stored = readSiteAudit(folder);
  const { '/components/lamp/basic': _lamp, ...others } = stored?.examples ?? {};
  writeSiteAudit(folder, { ...(stored as SiteAudit), examples: others });
  documents['/components/knob/basic'] = '<body>Knob with a scale';
  expect(await plan()).toMatchObject({
    wanted: ['/components/lamp', '/components/knob'],
    kept: ['/components/knob/basic']
  });
});

it('audits everything again with another version of axe-core', async () => {
  await auditAll();
  expect(await plan({ axeVersion: '5.0.0' })).toMatchObject({ wanted: ['/components/knob', '/components/lamp'] });
});

it('audits everything again when the site has other themes', async () => {
  await auditAll();
  const others = { ...OTHERS, themes: [{ name: 'south' }, { name: 'dark+south' }] };
  expect(await plan({ others })).toMatchObject({ wanted: ['/components/knob', '/components/lamp'], kept: [] });
});

it('audits a page that is named, even unchanged, and keeps the results of all others', async () => {
  await auditAll();
  documents['/components/lamp/basic'] = '<body>Lamp with a shade';
  const paths = ['/components/knob'];
  expect(await plan({ paths })).toMatchObject({
    wanted: paths,
    kept: ['/components/knob/basic', '/components/lamp/basic']
  });
});

it('finds a figure in the document of its tab', async () => {
  const figure = (slug: string, html: string) =>
    `<section class="pb-example pb-figure" id="${slug}">${html}<div class="pb-figure-caption">`;
  const blocks = ['on', 'off', 'gone'].map((slug) => figureBlock({ key: `components/knob/guide/${slug}`, slug }));
  const tab = makeSource({ package: null, path: '/components/knob/guide', blocks });
  const site = { pages: [makePage({ path: '/components/knob', sources: [tab] })] } as Site;
  const planned = async (on: string, off: string) => {
    documents = { '/components/knob/guide': figure('on', on) + figure('off', off) };
    return planAudit(site, { folder, origin: ORIGIN, axeVersion: '4.1.0', others: OTHERS, paths: [] });
  };
  const { wanted, failed } = await planned('<b>1</b>', '<b>0</b>');
  expect(wanted.map(({ target }) => [target.address, target.preview])).toEqual([
    ['/components/knob/guide', '[id="on"] > [data-preview]'],
    ['/components/knob/guide', '[id="off"] > [data-preview]']
  ]);
  expect(failed).toMatchObject([{ path: '/components/knob/guide/gone' }]);
  const hashesOf = (plan: { wanted: typeof wanted }) => plan.wanted.map(({ hashes }) => hashes.document);
  const changed = hashesOf(await planned('<b>1</b>', '<b>2</b>'));
  expect(changed[0]).toBe(hashesOf({ wanted })[0]);
  expect(changed[1]).not.toBe(hashesOf({ wanted })[1]);
});

it('rejects a page that does not exist', async () => {
  await expect(plan({ paths: ['/components/lever'] })).rejects.toThrow('The site has no page /components/lever.');
});

it('reports examples that were not built', async () => {
  documents = { '/components/knob/basic': '<body>Knob' };
  expect(await plan()).toMatchObject({ wanted: ['/components/knob'], failed: ['/components/lamp/basic'] });
});
