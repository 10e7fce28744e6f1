import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it, vi } from 'vitest';

import {
  type FoundPassages,
  findPassages,
  openIndex,
  type PagefindScript
} from '../../../src/search/builtIn/pagefind.ts';
import { passageExcerpt } from '../../../src/search/builtIn/prosePassage.ts';
import { interpretQuery } from '../../../src/search/builtIn/query.ts';
import { divideProse, makeProseIndex } from '../../../src/site/search/proseIndex.ts';
import { createSiteWriter } from '../../../src/site/publish/siteWriter.ts';
import { temporaryFolder } from '../../support/pushSite.ts';
import { searchRecord, searchRecords } from '../../support/searchRecord.ts';

afterEach(() => vi.unstubAllGlobals());

/** Passages of twenty pages, two of each, in two sections. */
const passages = Array.from({ length: 40 }, (_, index) => {
  const page = `/components/dial-${index % 20}`;
  const section = index % 2 === 0 ? 'components' : 'patterns';
  const text = `Turning number${index} sets a value.`;
  return searchRecord({
    id: `text ${index}`,
    title: `Dial ${index}`,
    address: `${page}#${index}`,
    page,
    section,
    text
  });
});

describe('divideProse', () => {
  it('keeps the prose of most sites in one part', () => {
    expect(divideProse(passages)).toEqual([{ address: '/search/prose/', passages, further: [] }]);
    expect(divideProse([])).toEqual([{ address: '/search/prose/', passages: [], further: [] }]);
  });

  it('divides more by page, so that an edit changes one part', () => {
    const parts = divideProse(passages, 15);
    expect(parts.map(({ address }) => address)).toEqual(['/search/prose/', '/search/prose-2/', '/search/prose-3/']);
    expect(parts.map(({ further }) => further)).toEqual([['/search/prose-2/', '/search/prose-3/'], [], []]);
    const pages = parts.map((part) => new Set(part.passages.map(({ page }) => page)));
    expect(pages.every(({ size }) => size > 0)).toBe(true);
    expect(pages.reduce((sum, { size }) => sum + size, 0)).toBe(20);

    const edited = passages.map((passage, index) => (index === 7 ? { ...passage, text: 'Turn it.' } : passage));
    const changed = divideProse(edited, 15).filter(
      (part, index) => JSON.stringify(part) !== JSON.stringify(parts[index])
    );
    expect(changed).toHaveLength(1);
  });
});

const wholeIndex = (count: number) => divideProse(searchRecords(count)).map(makeProseIndex)[0] ?? [];

describe('makeProseIndex', () => {
  it('creates indexes concurrently', async () => {
    const few = wholeIndex(3);
    const many = wholeIndex(40);
    const addresses = (await few).map(({ address }) => address);
    expect(addresses.some((address) => address.endsWith('/pagefind-entry.json'))).toBe(true);
    await expect(many).resolves.toHaveLength((await wholeIndex(40)).length);
  });

  it('creates an index after a failed one', async () => {
    const broken = makeProseIndex({ address: '/search/prose/', passages: [null as never], further: [] });
    await expect(Promise.all([broken, wholeIndex(2)])).rejects.toThrow();
    await expect(wholeIndex(2)).resolves.not.toHaveLength(0);
  });

  it('writes the program once', async () => {
    const [first = [], second = []] = await Promise.all(divideProse(passages, 30).map(makeProseIndex));
    const program = /pagefind\.js$|\/wasm\./;
    expect(first.filter(({ address }) => program.test(address))).toHaveLength(3);
    expect(second.filter(({ address }) => program.test(address))).toEqual([]);
  });
});

const ORIGIN = 'http://site.test';

/** Opens a written index as browsers do. @param most passages of a part */
async function openWritten(most: number, missing = /^$/, prose = passages): ReturnType<typeof openIndex> {
  const folder = await temporaryFolder();
  const writer = createSiteWriter(folder);
  for (const { address, content } of (await Promise.all(divideProse(prose, most).map(makeProseIndex))).flat()) {
    writer.file(address, content);
  }
  await writer.settle();
  await writer.close();
  const answer = (address: string): Response =>
    missing.test(address)
      ? new Response('', { status: 404 })
      : new Response(new Uint8Array(readFileSync(path.join(folder, new URL(address).pathname))));
  vi.stubGlobal('fetch', (address: string) => Promise.resolve(answer(address)));
  const script = pathToFileURL(path.join(folder, 'search/prose/pagefind.js')).href;
  return openIndex((await import(/* @vite-ignore */ script)) as PagefindScript, ORIGIN);
}

const addressesOf = ({ passages: found }: FoundPassages): string[] => found.map(({ url }) => url).toSorted();

describe('an index of several parts', () => {
  it('has the results of a whole one', async () => {
    const whole = await openWritten(5000);
    const request = { words: ['turning'], section: null, limit: 100 };
    const inSection = { ...request, section: 'patterns' };
    const expected = [await findPassages(whole, request), await findPassages(whole, inSection)];
    expect(expected.map(({ count }) => count)).toEqual([40, 20]);

    const divided = await openWritten(15);
    const found = [await findPassages(divided, request), await findPassages(divided, inSection)];
    expect(found.map(addressesOf)).toEqual(expected.map(addressesOf));
    for (const number of [0, 13, 26, 39]) {
      const { passages: best } = await findPassages(divided, { words: [`number${number}`], section: null, limit: 1 });
      expect(best[0]?.url).toBe(passages[number]?.address);
      expect(best[0]?.content).toContain(`number${number}`);
    }
  });

  it('fails if a part can not be loaded', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    await expect(openWritten(15, /prose-2\/pagefind-entry/)).rejects.toThrow('Failed to load Pagefind metadata');
  });

  it('fails if the program can not be loaded, without waiting for it', async () => {
    const preload = vi.fn().mockRejectedValue(new Error('There is no program.'));
    const mergeIndex = vi.fn().mockReturnValue(new Promise(() => undefined));
    const script = {
      furtherIndexes: ['/search/prose-2/'],
      createInstance: () => ({ search: vi.fn(), preload, mergeIndex })
    };
    await expect(openIndex(script)).rejects.toThrow('There is no program.');
  });
});

describe('the index of prose', () => {
  it('has no results that share only fragments of words, and finds words in text without spaces', async () => {
    const texts = [
      'The axes of a chart are as a rule named.',
      '这个按钮组件用于提交表单。使用Button组件。',
      'Press q to quit.'
    ];
    const prose = texts.map((text, index) =>
      searchRecord({ id: `${index}`, title: `Passage ${index}`, address: `/p#${index}`, text, place: ['Components'] })
    );
    const index = await openWritten(5000, undefined, prose);
    const find = async (query: string) => {
      const words = interpretQuery(query, {})[0]?.words.map(({ alternatives: [own] }) => own?.word ?? '') ?? [];
      const { passages: found, count } = await findPassages(index, { words, section: null, limit: 5 });
      const excerpts = found.map(({ content, meta }) =>
        passageExcerpt(content, { title: meta['title'] ?? '', place: ['Components'] }, words)
      );
      const marked = excerpts.map((each) => each.matches.map(([start, end]) => each.text.slice(start, end)));
      return { found: found.map(({ url }) => url), count, marked };
    };
    expect(await find('constructor')).toEqual({ found: [], count: 0, marked: [] });
    expect(await find('qqqzzzxxy')).toEqual({ found: [], count: 0, marked: [] });
    expect(await find('axis')).toEqual({ found: ['/p#0'], count: 1, marked: [['axes']] });
    expect(await find('按钮')).toEqual({ found: ['/p#1'], count: 1, marked: [['按钮']] });
    expect(await find('组件用')).toMatchObject({ found: ['/p#1'], marked: [['组件用', '组件']] });
    expect(await find('button 组件')).toMatchObject({ found: ['/p#1'], marked: [['Button', '组件']] });
    expect(await find('quit')).toEqual({ found: ['/p#2'], count: 1, marked: [['quit']] });
  });
});
