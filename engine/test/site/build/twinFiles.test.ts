import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { createTwinWriter } from '../../../src/site/build/twinFiles.ts';
import type { DocumentContext } from '../../../src/site/documents/documentContext.ts';
import type { TwinMaker } from '../../../src/site/documents/tabTwins.ts';
import { LastOutput } from '../../../src/site/publish/lastOutput.ts';
import { createSiteWriter } from '../../../src/site/publish/siteWriter.ts';
import { makePage, makeSource } from '../../ui/acme.ts';

const root = mkdtempSync(join(tmpdir(), 'twins-'));
afterAll(() => rmSync(root, { recursive: true }));

const source = makeSource();
const page = makePage({ sources: [source] });
const site = { pages: [page], navigation: [] };
const context = {
  config: { product: { name: 'Acme', description: 'A system.' }, sections: [] },
  site: {
    siblings: new Map(),
    heads: new Map(
      ['', '/html', '/css'].map((tab) => [`${source.path}${tab}`, { title: 'Knob', description: 'Turns.' }])
    )
  }
} as unknown as DocumentContext;

const ofKnob: ReturnType<TwinMaker['twinsOf']> = [
  { address: `${source.path}.md`, text: '# Knob\n', of: 'tab', variables: null },
  { address: `${source.path}/basic.md`, text: '# Basic\n', of: 'example', variables: null }
];
const twinsOf = vi.fn<TwinMaker['twinsOf']>();
const maker: TwinMaker = { twinsOf, landingTwins: () => [], linksOf: () => [], absolute: (address) => address };

async function build(name: string, key: string, last?: LastOutput) {
  const folder = join(root, name);
  mkdirSync(folder);
  const writer = createSiteWriter(folder, last);
  const twins = createTwinWriter(maker, { context, writer });
  await twins.writeTab(page, source, key);
  await twins.writeLists(site);
  await writer.settle();
  await writer.close();
  return { folder, record: writer.record() };
}

describe('the CSS variables of a page', () => {
  const html = makeSource({ source: 'html', path: '/components/knob/html', cssPrefix: ['acme-knob'] });
  const react = makeSource({ cssPrefix: ['acme-knob'] });
  const other = makeSource({ source: 'css', path: '/components/knob/css', cssPrefix: ['acme-knob', 'acme-dial'] });
  const whole = makePage({ sources: [react, html, other] });

  async function write(name: string, last?: LastOutput, htmlKey = 'html') {
    twinsOf
      .mockReset()
      .mockImplementation((_, __, { path }, variablesAt = []) => [
        { address: `${path}.md`, text: `# ${path}\n`, of: 'tab', variables: null },
        ...(variablesAt.length > 0
          ? []
          : [{ address: `${path}/css-variables.md`, text: '# Variables\n', of: 'variables' as const, variables: null }])
      ]);
    const folder = join(root, name);
    mkdirSync(folder);
    const writer = createSiteWriter(folder, last);
    const twins = createTwinWriter(maker, { context, writer });
    await twins.writeTab(whole, react, 'react');
    await twins.writeTab(whole, html, htmlKey);
    await twins.writeTab(whole, other, 'other');
    await twins.writeLists({ pages: [whole], navigation: [] });
    await writer.settle();
    await writer.close();
    return { folder, record: writer.record() };
  }

  it('are written for the first tab that has them, and not in the text of all tabs', async () => {
    const { folder } = await write('shared');
    expect(twinsOf.mock.calls.map(([, , { path }, variablesAt]) => [path, variablesAt])).toEqual([
      [react.path, []],
      [html.path, [`${react.path}/css-variables.md`]],
      [other.path, []]
    ]);
    expect(readFileSync(join(folder, `/${page.section}/llms-full.txt`), 'utf8')).toBe(
      [react, html, other].map(({ path }) => `# ${path}\n`).join('\n')
    );
  });

  it('are known to other tabs if those of the first tab are kept', async () => {
    const { folder, record } = await write('shared-old');
    await write('shared-new', new LastOutput(folder, { key: '', data: null, ...record }), 'html of a later day');
    expect(twinsOf.mock.calls.map(([, , { path }, variablesAt]) => [path, variablesAt])).toEqual([
      [html.path, [`${react.path}/css-variables.md`]]
    ]);
  });
});

describe('the Markdown of a build', () => {
  beforeEach(() => {
    twinsOf.mockReset().mockReturnValue(ofKnob);
  });

  it('has a file for each twin, the lists of pages, and the text of all tabs of a section', async () => {
    const { folder } = await build('first', 'key');
    const text = (address: string): string => readFileSync(join(folder, address), 'utf8');
    expect(text(`${source.path}/basic.md`)).toBe('# Basic\n');
    expect(text('/llms.txt')).toContain(`(/${page.section}/llms.txt)`);
    expect(text(`/${page.section}/llms.txt`)).toContain(`- [Knob](${source.path}.md): Turns.`);
    expect(text(`/${page.section}/llms-full.txt`)).toBe('# Knob\n');
  });

  it('is kept while the tab is the same', async () => {
    const { folder, record } = await build('old', 'same');
    twinsOf.mockClear();
    const last = new LastOutput(folder, { key: '', data: null, ...record });
    const kept = await build('kept', 'same', last);
    expect(twinsOf).not.toHaveBeenCalled();
    expect(existsSync(join(kept.folder, `/${page.section}/llms-full.txt`))).toBe(true);
    await build('changed', 'other', last);
    expect(twinsOf).toHaveBeenCalledOnce();
  });
});
