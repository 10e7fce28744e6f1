import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

import type { SiteFacts } from '../../../src/site/documents/siteFacts.ts';
import { tabToc } from '../../../src/site/documents/tabToc.ts';
import { loadApp } from '../../../src/site/documents/loadApp.ts';
import { createTokenGuide } from '../../../src/site/documents/tokenGuide.ts';
import type { Block, Site, Source } from '../../../src/model.ts';
import type { Tokens } from '../../../src/reference/tokens/schema.ts';
import { exampleBlock, makePage, makeSource } from '../../ui/acme.ts';

const app = await loadApp();

const TABLE: Block = { kind: 'component', name: 'TokenTable', attributes: {}, location: { file: '/acme/tokens.md' } };

const TOKENS: Tokens = {
  script: null,
  layers: [],
  categories: ['Color'],
  tokens: [
    {
      name: '--acme-ink',
      token: null,
      layer: null,
      category: 'Color',
      definedIn: ['light', 'dark', 'highContrast', 'highContrastDark'],
      value: '#000',
      values: [],
      isColor: true,
      themes: {},
      uses: { tokens: [], sheets: [] }
    }
  ]
};

function siteOf(...sources: Source[]): Site {
  return { pages: [makePage({ sources })], navigation: [], redirects: [], assets: [], problems: [] };
}

function designFolder(tokens: Tokens | null): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'tokens-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  if (tokens) {
    mkdirSync(path.join(folder, 'api'));
    writeFileSync(path.join(folder, 'api/tokens.json'), JSON.stringify(tokens));
  }
  return folder;
}

test('tokens are where the first table of them is', () => {
  const site = siteOf(makeSource(), makeSource({ path: '/knob/tokens', blocks: [TABLE] }));
  const { addressOf } = createTokenGuide(site, designFolder(TOKENS));
  expect([addressOf('--acme-ink'), addressOf('--acme-other')]).toEqual(['/knob/tokens#--acme-ink', null]);
});

test.each([
  ['no page shows them', siteOf(makeSource()), TOKENS, ['--acme-ink']],
  ['the packages define none', siteOf(makeSource({ blocks: [TABLE] })), null, []]
])('tokens are nowhere if %s', (_, site, tokens, known) => {
  const { addressOf, tokenOf, table } = createTokenGuide(site, designFolder(tokens));
  expect(addressOf('--acme-ink')).toBeNull();
  expect(tokenOf('--acme-other')).toBeNull();
  expect(table.groups.flatMap((group) => group.tokens.map(({ name }) => name))).toEqual(known);
});

const facts = { releaseNotes: () => [] } as unknown as SiteFacts;

test('the contents list has the categories where the table stands', () => {
  const before: Block = { kind: 'html', html: '<h2 id="before">Before</h2><h3 id="detail">Detail</h3>' };
  const after: Block = { kind: 'html', html: '<h2 id="after">After</h2>' };
  const entry = (id: string) => ({ text: id, id });
  const toc = [entry('before'), [entry('detail')], entry('basic'), entry('after')];
  const source = makeSource({ blocks: [before, exampleBlock(), TABLE, after], toc });
  const tokens = createTokenGuide(siteOf(source), designFolder(TOKENS));
  const referenceOf = () => ({ functions: null, props: null, cssVariables: null });
  expect(tabToc({ app, facts, referenceOf, tokens }, source)).toEqual([
    ...toc.slice(0, 3),
    { text: 'Color', id: 'tokens-color' },
    entry('after')
  ]);
  const plain = { ...source, blocks: [before, after] };
  expect(tabToc({ app, facts, referenceOf, tokens }, plain)).toEqual(toc);
});
