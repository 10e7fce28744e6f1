import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';

import { type LoadSlice, type ScoredAnswer, SearchEngine, slicesFor } from '../../src/search/builtIn/searchEngine.ts';
import { setLanguage } from '../../src/core/language.ts';
import type { SliceName } from '../../src/search/searchFiles.ts';
import type { SearchRequest } from '../../src/search/searchProvider.ts';
import type { SearchRecord } from '../../src/core/searchRecord.ts';
import { encodeSlice } from '../../src/search/searchSlice.ts';
import { searchRecord } from '../support/searchRecord.ts';
import { provideTabs, TWO_IMPLEMENTATIONS } from '../support/siteTabs.ts';

afterAll(provideTabs(TWO_IMPLEMENTATIONS));

const dial = searchRecord({ text: '' });
const oldDial = {
  ...dial,
  title: 'Dial',
  address: '/components/old-dial',
  page: '/components/old-dial',
  badge: 'deprecated' as const
};
const dialGroup = { ...dial, title: 'Dial group', address: '/components/dial-group', page: '/components/dial-group' };
const layout = {
  ...dial,
  title: 'Flow',
  address: '/layouts/flow',
  page: '/layouts/flow',
  section: 'layouts',
  place: ['Layouts'],
  text: ''
};
const dialInHtml = { ...dial, title: 'Dial: HTML', address: '/components/dial/html', place: ['Components', 'Dial'] };
const heading = {
  ...dial,
  kind: 'heading' as const,
  title: 'When to use a dial',
  address: '/components/dial#when',
  place: ['Components', 'Dial']
};
const isOpen = {
  ...dial,
  kind: 'prop' as const,
  title: 'isOpen',
  address: '/components/dial#prop-isopen',
  place: ['Components', 'Dial', 'Dial']
};
const variable = {
  ...dial,
  kind: 'cssVariable' as const,
  title: '--acme-dial--Color',
  address: '/components/dial#v',
  place: ['Components', 'Dial']
};
const icon = {
  ...dial,
  kind: 'icon' as const,
  title: 'KnobIcon',
  address: '/icons#knob',
  page: '/icons',
  place: ['Icons'],
  keywords: ['round', 'turn']
};

const SITE: Record<SliceName, SearchRecord[]> = {
  pages: [dialInHtml, dialGroup, oldDial, dial, layout],
  parts: [heading],
  examples: [],
  props: [isOpen],
  'css-variables': [variable],
  tokens: [],
  icons: [icon]
};

const loadSite: LoadSlice = (name) =>
  Promise.resolve({
    ...encodeSlice(SITE[name]),
    ...(name === 'pages' ? { synonyms: { knob: ['dial'], stream: ['flow', 'dial group'] } } : {})
  });

async function ask(query: string, changes: Partial<SearchRequest> = {}, load = loadSite): Promise<ScoredAnswer[]> {
  const answers: ScoredAnswer[] = [];
  await new SearchEngine(load).search({ query, kinds: [], section: null, limit: 5, ...changes }, (answer) =>
    answers.push(answer)
  );
  return answers;
}

async function addresses(query: string, changes: Partial<SearchRequest> = {}): Promise<string[]> {
  return (await ask(query, changes)).at(-1)?.results.map(({ address }) => address) ?? [];
}

describe('the search for names', () => {
  it('ranks the page with that title first, deprecated ones later', async () => {
    const found = await addresses('dial');
    expect(found[0]).toBe('/components/dial');
    expect(found.indexOf('/components/old-dial')).toBeGreaterThan(0);
  });

  it('ranks further tabs of a page after other pages, unless the query names the tab', async () => {
    const pages = { kinds: ['page' as const] };
    const found = await addresses('dial', pages);
    expect(found.indexOf('/components/dial/html')).toBeGreaterThan(found.indexOf('/components/dial-group'));
    expect((await addresses('dial html', pages))[0]).toBe('/components/dial/html');
  });

  it('shows the part by which a page is found', async () => {
    const load: LoadSlice = (name) =>
      Promise.resolve(
        encodeSlice(name === 'pages' ? [dial] : name === 'parts' ? [{ ...heading, title: 'Round bar' }] : [])
      );
    let found: ScoredAnswer | undefined;
    const request = { query: 'round bar', kinds: [], section: null, limit: 5 };
    await new SearchEngine(load).search(request, (answer) => (found = answer));
    expect(found?.results.find(({ kind }) => kind === 'page')?.excerpt).toEqual({
      text: 'Round bar',
      matches: [[0, 9]],
      isCode: false
    });
  });

  it('ranks a page that only a CSS variable speaks for below those with the words in their text', async () => {
    const other = { ...dial, id: 'page /bar', title: 'Bar', address: '/components/bar', page: '/components/bar' };
    const variable = { ...heading, id: 'v', kind: 'cssVariable' as const, title: '--dial--round-end--Color' };
    const load: LoadSlice = (name) =>
      Promise.resolve(
        encodeSlice(
          name === 'pages'
            ? [dial, { ...other, text: 'It has a round end.' }]
            : name === 'css-variables'
              ? [variable]
              : []
        )
      );
    const found = (await ask('css round end', {}, load)).at(-1)?.results.filter(({ kind }) => kind === 'page');
    expect(found?.map(({ address, excerpt }) => [address, excerpt?.isCode])).toEqual([
      ['/components/bar', undefined],
      ['/components/dial', true]
    ]);
  });

  it('ranks the meanings of a synonym in their order', async () => {
    expect((await addresses('stream')).slice(0, 2)).toEqual(['/layouts/flow', '/components/dial-group']);
  });

  it.each([
    ['DIAL', '/components/dial'],
    ['dials', '/components/dial'],
    ['dail', '/components/dial'],
    ['dialgroup', '/components/dial-group'],
    ['group of dials', '/components/dial-group'],
    ['knob', '/components/dial'],
    ['isOpen', '/components/dial#prop-isopen'],
    ['--acme-dial--Color', '/components/dial#v'],
    ['--acme-dial', '/components/dial#v'],
    ['KnobIcon', '/icons#knob'],
    ['icon to turn', '/icons#knob']
  ])('answers “%s” with %s', async (query, address) => {
    expect((await addresses(query))[0]).toBe(address);
  });

  it('ranks a heading with the words of the query above pages that have others', async () => {
    const bar = { ...heading, title: 'Round bar', address: '/components/dial#bar' };
    const load: LoadSlice = (name) =>
      Promise.resolve({
        ...encodeSlice([...SITE[name], ...(name === 'parts' ? [bar] : [])]),
        ...(name === 'pages' ? { synonyms: { 'round bar': ['flow'] } } : {})
      });
    const [best, next] = (await ask('round bar', {}, load)).at(-1)?.results ?? [];
    expect([best?.title, next?.title]).toEqual(['Round bar', 'Flow']);
  });

  it.each([
    ['c++', 'C++ bindings'],
    ['C#', 'C# client'],
    ['c', 'C'],
    ['blue500', '--color-blue-500'],
    ['date-picker', 'Date picker']
  ])('minds signs that are part of names, and numbers: “%s” finds %s', async (query, title) => {
    const titles = ['C# client', 'C++ bindings', 'C', '--color-blue-500', 'Date picker', 'Date-picker styles'];
    const load: LoadSlice = (name) =>
      Promise.resolve(
        encodeSlice(
          name === 'pages'
            ? titles.map((each, index) => ({ ...dial, title: each, address: `/${index}`, page: `/${index}` }))
            : []
        )
      );
    expect((await ask(query, {}, load)).at(-1)?.results[0]?.title).toBe(title);
  });

  it('finds later parts of compounds in languages that have them, after words that begin so', async () => {
    const titles = ['Bankkontoverwaltung', 'Verwaltung', 'Umschaltfläche'];
    const load: LoadSlice = (name) =>
      Promise.resolve(
        encodeSlice(name === 'pages' ? titles.map((title) => ({ ...dial, title, address: title, page: title })) : [])
      );
    const found = async (query: string) => (await ask(query, {}, load)).at(-1)?.results.map(({ title }) => title);
    expect(await found('kontoverw')).toEqual([]);
    setLanguage('de');
    onTestFinished(() => setLanguage('en'));
    expect(await found('kontoverw')).toEqual(['Bankkontoverwaltung']);
    expect(await found('Verwaltung')).toEqual(['Verwaltung', 'Bankkontoverwaltung']);
    expect(await found('Schaltfläche')).toEqual(['Umschaltfläche']);
    expect(await found('ver')).toEqual(['Verwaltung']);
  });

  it('ranks what a state has after its default, unless the query names the state', async () => {
    const load: LoadSlice = (name) =>
      Promise.resolve(
        encodeSlice(
          name === 'tokens'
            ? ['hover', 'default', 'clicked'].map((state) => ({
                ...dial,
                kind: 'token' as const,
                title: `--acme--border--danger--${state}`,
                address: `/tokens#${state}`
              }))
            : []
        )
      );
    const first = async (query: string) => (await ask(query, {}, load)).at(-1)?.results[0]?.address;
    expect(await first('danger border')).toBe('/tokens#default');
    expect(await first('danger border hover')).toBe('/tokens#hover');
  });

  it('ranks a component in React before HTML, unless the last tab with code was about HTML', async () => {
    const example = { ...dial, kind: 'example' as const, title: 'Round', address: '/components/dial#round' };
    const inHtml = { ...example, address: '/components/dial/html#round' };
    const load: LoadSlice = (name) =>
      Promise.resolve(encodeSlice(name === 'pages' ? SITE.pages : name === 'parts' ? [inHtml, example] : []));
    const found = async (query: string, ...visited: string[]) =>
      (await ask(query, { visited, kinds: [query === 'round' ? 'example' : 'page'] }, load))
        .at(-1)
        ?.results.map(({ address }) => address);
    expect(await found('round')).toEqual([example.address, inHtml.address]);
    expect(await found('round', '/search', dialInHtml.address, dial.address)).toEqual([
      inHtml.address,
      example.address
    ]);
    expect(await found('round', '/layouts/flow', dial.address, dialInHtml.address)).toEqual([
      example.address,
      inHtml.address
    ]);
    expect((await found('dial', dialInHtml.address))?.[0]).toBe(dialInHtml.address);
    expect((await found('dial'))?.[0]).toBe(dial.address);
  });

  it('returns the ranges of matches', async () => {
    const [first] = (await ask('dial gro')).at(-1)?.results ?? [];
    expect(first?.title).toBe('Dial group');
    expect(first?.matches).toEqual([
      [0, 4],
      [5, 10]
    ]);
  });

  it('filters by kind and section', async () => {
    expect(await addresses('dial', { kinds: ['heading'] })).toEqual(['/components/dial#when']);
    expect(await addresses('flow', { section: 'components' })).toEqual([]);
    expect(await addresses('flow', { section: 'layouts' })).toEqual(['/layouts/flow']);
  });

  it('counts hidden results', async () => {
    const answer = (await ask('dial', { kinds: ['page'], limit: 2 })).at(-1);
    expect(new Set(answer?.results.map(({ page }) => page)).size).toBe(2);
    expect(answer?.counts.page).toBe(3);
  });

  it('counts the tabs of a page as one, and returns all of them', async () => {
    const answer = (await ask('dial', { kinds: ['page'], limit: 1 })).at(-1);
    expect(answer?.results.map(({ address }) => address)).toEqual([dial.address, dialInHtml.address]);
  });

  it('shows the summary of its page with a further tab, which has none of its own', async () => {
    const summary = 'A dial sets a number.';
    const load: LoadSlice = (name) =>
      Promise.resolve(encodeSlice(name === 'pages' ? [{ ...dial, text: summary }, dialInHtml] : []));
    const found = (await ask('dial html', {}, load)).at(-1)?.results ?? [];
    expect(found.map(({ address, excerpt }) => [address, excerpt?.text])).toEqual([['/components/dial/html', summary]]);
  });

  it('loads further slices if nothing matches well, and holds back poor answers', async () => {
    const answers = await ask('turn');
    expect(answers.map(({ isPartial, results }) => [isPartial, results[0]?.title])).toEqual([[false, 'KnobIcon']]);
  });

  it('reports poor answers if better ones take long', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const load: LoadSlice = async (name) => {
      await new Promise((resolve) => setTimeout(resolve, name === 'examples' ? 60_000 : 0));
      return loadSite(name);
    };
    const answers: ScoredAnswer[] = [];
    const asked = new SearchEngine(load).search({ query: 'round', kinds: [], section: null, limit: 5 }, (answer) =>
      answers.push(answer)
    );
    await vi.advanceTimersByTimeAsync(10_000);
    expect(answers.map(({ isPartial, results }) => [isPartial, results[0]?.title])).toEqual([[true, 'KnobIcon']]);
    await vi.advanceTimersByTimeAsync(60_000);
    await asked;
    expect(answers.at(-1)).toMatchObject({ isPartial: false, results: [{ title: 'KnobIcon' }] });
  });

  it('answers with named pages before their parts are loaded, and at once with all afterwards', async () => {
    const engine = new SearchEngine(loadSite);
    const answersOf = async (query: string): Promise<string[][]> => {
      const answers: string[][] = [];
      await engine.search({ query, kinds: [], section: null, limit: 5 }, ({ results, isPartial }) =>
        answers.push([isPartial ? 'so far' : 'done', ...results.map(({ kind, address }) => `${kind} ${address}`)])
      );
      return answers;
    };
    const [early, last, ...none] = await answersOf('dial');
    expect(none).toEqual([]);
    expect(early?.slice(0, 2)).toEqual(['so far', 'page /components/dial']);
    expect(early?.slice(1).filter((result) => !/^page \/components\/dial(\/|$)/.test(result))).toEqual([]);
    expect(last?.filter((result) => early?.includes(result))).toEqual(early?.slice(1));
    expect(await answersOf('dial')).toEqual([last]);
    expect((await answersOf('isOpen')).map((answer) => answer[1])).toEqual([
      'prop /components/dial#prop-isopen',
      'prop /components/dial#prop-isopen'
    ]);
  });

  it('answers from the pages if their parts are missing', async () => {
    const load: LoadSlice = (name) => (name === 'parts' ? Promise.reject(new Error('offline')) : loadSite(name));
    const answer = (await ask('dial', {}, load)).at(-1);
    expect(answer?.results[0]?.address).toBe('/components/dial');
    expect(answer?.missing).toEqual(['heading', 'component', 'example']);
  });

  it('suggests corrections without results', async () => {
    const answer = (await ask('dial', { section: 'layouts' })).at(-1);
    expect(answer?.results).toEqual([]);
    expect(answer?.suggestions).toContain('dial');
  });

  it('skips a request for prose only', async () => {
    expect(await addresses('dial', { kinds: ['text'] })).toEqual([]);
  });

  it('returns nothing for a query without words', async () => {
    expect(await addresses(' -- ')).toEqual([]);
  });

  it('answers from the slices that loaded, and names the missing ones', async () => {
    const load: LoadSlice = (name) => (name === 'props' ? Promise.reject(new Error('offline')) : loadSite(name));
    const answer = (await ask('isOpen', {}, load)).at(-1);
    expect(answer?.missing).toEqual(['prop']);
  });

  it('requests a missing slice once per search', async () => {
    const load = vi.fn<LoadSlice>((name) => (name === 'pages' ? Promise.reject(new Error('offline')) : loadSite(name)));
    const answer = (await ask('turn', {}, load)).at(-1);
    expect(answer?.results[0]?.title).toBe('KnobIcon');
    expect(load.mock.calls.filter(([name]) => name === 'pages')).toHaveLength(1);
  });

  it('is unavailable without any index, and retries', async () => {
    let isOnline = false;
    const engine = new SearchEngine((name) => (isOnline ? loadSite(name) : Promise.reject(new Error('offline'))));
    const request = { query: 'dial', kinds: [], section: null, limit: 5 };
    const answers: ScoredAnswer[] = [];
    await expect(engine.search(request, (answer) => answers.push(answer))).rejects.toThrow('could not be loaded');
    expect(answers).toEqual([]);
    isOnline = true;
    await engine.search(request, (answer) => answers.push(answer));
    expect(answers.at(-1)?.results[0]?.address).toBe('/components/dial');
  });
});

it.each<[string, string[], string[]?]>([
  ['button', ['pages']],
  ['Button', ['pages']],
  ['how do I sort a table', ['pages']],
  ['KnobGroup', ['pages', 'parts'], []],
  ['isInline', ['pages', 'props'], ['parts', 'examples']],
  ['--acme-button--Color', ['pages', 'css-variables', 'tokens']],
  ['acme-t-color', ['pages', 'css-variables', 'tokens']],
  ['AngleDownIcon', ['pages', 'parts', 'icons'], []],
  ['icons', ['pages', 'icons']],
  ['color token', ['pages', 'tokens']],
  ['props of the knob', ['pages', 'props']]
])('“%s” is searched for in %s', (query, first, later = ['parts']) => {
  expect(slicesFor({ query, kinds: [] })).toEqual({ first, later });
});

it('searches the kinds that the reader selected', () => {
  expect(slicesFor({ query: 'button', kinds: ['icon', 'example'] }).first).toEqual(['parts', 'examples', 'icons']);
  expect(slicesFor({ query: '--button', kinds: ['prop'] }).first).toEqual(['props']);
  expect(slicesFor({ query: 'button', kinds: ['text'] })).toEqual({ first: [], later: [] });
});
