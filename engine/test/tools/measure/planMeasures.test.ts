import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { type SiteMeasures, writeSiteMeasures } from '../../../src/content/siteMeasures.ts';
import type { Block, Site } from '../../../src/model.ts';
import { planMeasures } from '../../../src/tools/measure/planMeasures.ts';
import { exampleBlock, makePage, makeSource } from '../../ui/acme.ts';

const ORIGIN = 'http://localhost:4100';
const PATH = '/components/knob/basic';

const siteWith = (show: string): Site => {
  const tag: Block = {
    kind: 'component',
    name: 'Measures',
    attributes: { figure: 'Basic', rows: 'Knob: .knob', show },
    location: { file: '/acme/knob.md', line: 9 }
  };
  return { pages: [makePage({ sources: [makeSource({ blocks: [exampleBlock(), tag] })] })] } as Partial<Site> as Site;
};

let folder = '';
let documentText: string | null = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'plan-'));
  documentText = '<body>Knob';
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(documentText, { status: documentText ? 200 : 404 })));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.unstubAllGlobals();
});

const plan = (show = 'height', release = '1.0.0') => planMeasures(siteWith(show), { folder, origin: ORIGIN, release });

/** Stores a first measurement of the height. */
async function measureAll(): Promise<void> {
  const { wanted } = await plan();
  const hashes = wanted[0]?.hashes ?? { code: '', document: '' };
  const parts = { '.knob': { height: [37] } };
  const measures: SiteMeasures = {
    date: '2026-01-31',
    examples: { [PATH]: { ...hashes, release: '1.0.0', parts, accessibility: null } }
  };
  writeSiteMeasures(folder, measures);
}

it('measures what a tag shows', async () => {
  const { wanted, total } = await plan();
  expect(total).toBe(1);
  expect(wanted[0]).toMatchObject({ path: PATH, tabPath: '/components/knob', slug: 'basic', prefixes: null });
  expect([...(wanted[0]?.shows.keys() ?? [])]).toEqual(['.knob']);
});

it('keeps measures of the same document, also in a new release, which it then names', async () => {
  await measureAll();
  const { wanted, measures } = await plan('height', '1.1.0');
  expect(wanted).toEqual([]);
  expect(measures.date).toBe('2026-01-31');
  expect(measures.examples[PATH]).toMatchObject({ release: '1.1.0', parts: { '.knob': { height: [37] } } });
});

it('measures again what has changed, or lacks a measure, and keeps the old values until then', async () => {
  await measureAll();
  expect((await plan('height, width')).wanted).toHaveLength(1);
  documentText = '<body>Larger knob';
  const { wanted, measures } = await plan();
  expect(wanted).toHaveLength(1);
  expect(measures.examples[PATH]?.release).toBe('1.0.0');
});

it('reports an example that was not built', async () => {
  documentText = null;
  expect((await plan()).failed).toEqual([{ path: PATH, message: 'is not in the built site: build it again' }]);
});
