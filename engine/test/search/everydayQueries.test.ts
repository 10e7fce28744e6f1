import { describe, expect, it } from 'vitest';

import { type ScoredAnswer, SearchEngine } from '../../src/search/builtIn/searchEngine.ts';
import type { SliceName } from '../../src/search/searchFiles.ts';
import type { SearchRecord } from '../../src/core/searchRecord.ts';
import { encodeSlice } from '../../src/search/searchSlice.ts';
import { searchRecord } from '../support/searchRecord.ts';

const page = (title: string, path: string): SearchRecord =>
  searchRecord({ title, address: path, page: path, text: '', place: ['Components'] });

const part = (kind: SearchRecord['kind'], title: string, { title: name, page: path }: SearchRecord): SearchRecord =>
  searchRecord({ kind, title, address: `${path}#${kind}-${title}`, page: path, text: '', place: ['Components', name] });

function engineOf(slices: Partial<Record<SliceName, SearchRecord[]>>): SearchEngine {
  return new SearchEngine((name) => Promise.resolve(encodeSlice(slices[name] ?? [])));
}

async function resultsOf(engine: SearchEngine, query: string): Promise<ScoredAnswer['results']> {
  const answers: ScoredAnswer[] = [];
  await engine.search({ query, kinds: [], section: null, limit: 5 }, (answer) => answers.push(answer));
  return answers.at(-1)?.results ?? [];
}

const titlesOf = async (engine: SearchEngine, query: string): Promise<string[]> =>
  (await resultsOf(engine, query)).map(({ kind, title }) => `${kind} ${title}`);

describe('names that are stop words', () => {
  const drag = page('Drag and drop to in as', '/components/drag');
  const box = page('Box', '/components/box');
  const engine = engineOf({
    pages: [drag, box],
    props: ['as', 'in', 'to', 'boxProps'].map((name) => part('prop', name, box))
  });

  it.each([
    ['as prop', 'as'],
    ['in prop', 'in'],
    ['the as property of a box', 'as'],
    ['to', 'to']
  ])('“%s” finds the prop first', async (query, name) => {
    expect((await titlesOf(engine, query))[0]).toBe(`prop ${name}`);
  });

  it('are left out of other queries', async () => {
    expect(await titlesOf(engine, 'box in a box')).not.toContain('prop in');
    expect((await titlesOf(engine, 'drag to drop'))[0]).toBe('page Drag and drop to in as');
  });
});

describe('a name with a word for its kind', () => {
  it('finds exactly this name first', async () => {
    const dial = page('Dial', '/components/dial');
    const engine = engineOf({
      pages: [dial],
      props: ['isOpenItem', 'open', 'isOpen'].map((name) => part('prop', name, dial))
    });
    expect((await titlesOf(engine, 'isOpen prop'))[0]).toBe('prop isOpen');
  });
});

describe('a page', () => {
  const card = page('Card', '/components/card');
  const view = page('Card view', '/patterns/card-view');
  const sign = page('Sign in page', '/components/sign-in-page');
  const engine = engineOf({
    pages: [card, view, sign],
    parts: [
      part('heading', 'Clickable cards', view),
      part('example', 'Clickable', card),
      part('heading', 'Variants', view),
      part('heading', 'Variants', card),
      part('component', 'SignIn', sign)
    ]
  });

  it('comes first if the query has its title and a word of one of its parts', async () => {
    expect((await titlesOf(engine, 'card clickable'))[0]).toBe('page Card');
  });

  it('has its parts before those of other pages', async () => {
    const [first, ...others] = (await resultsOf(engine, 'card variant')).filter(({ kind }) => kind === 'heading');
    expect(first?.page).toBe(card.page);
    expect(others.every(({ score }) => score < (first?.score ?? 0))).toBe(true);
  });

  it('comes before its component of the same beginning', async () => {
    expect((await titlesOf(engine, 'sign in')).slice(0, 2)).toEqual(['page Sign in page', 'component SignIn']);
    expect((await titlesOf(engine, 'SignIn')).slice(0, 2)).toEqual(['page Sign in page', 'component SignIn']);
  });
});

describe('pages', () => {
  const [lamp, board, shade] = [page('Lamp', '/lamp'), page('Board', '/board'), page('Shade', '/shade')];

  it('are found by their parts, the best one first', async () => {
    const parts = [part('heading', 'Warm light glow', board), part('heading', 'Warm light', lamp)];
    const engine = engineOf({ pages: [lamp, board, shade], parts });
    const found = (await resultsOf(engine, 'warm light')).filter(({ kind }) => kind === 'page');
    expect(found.map(({ title }) => title)).toEqual(['Lamp', 'Board']);
  });

  it('stay below those that the query names', async () => {
    const engine = engineOf({ pages: [lamp, board, shade], parts: [part('component', 'Lamp', shade)] });
    const found = (await resultsOf(engine, 'lamp')).filter(({ kind }) => kind === 'page');
    expect(found.map(({ title }) => title)).toEqual(['Lamp', 'Shade']);
  });
});

describe('equal props', () => {
  it('are in the order of the index, which is that of their use', async () => {
    const pages = ['Small', 'Large'].map((name) => page(name, `/components/${name.toLowerCase()}`));
    const [small, large] = pages as [SearchRecord, SearchRecord];
    const further = ['a', 'b', 'c', 'd'].map((name) => part('prop', name, large));
    const engine = engineOf({ pages, props: [part('prop', 'isOff', small), part('prop', 'isOff', large), ...further] });
    const found = (await resultsOf(engine, 'isOff')).filter(({ kind }) => kind === 'prop');
    expect(found.map((result) => result.page)).toEqual([small.page, large.page]);
  });
});

describe('titles without spaces between words', () => {
  const submit = page('提交按钮组件', '/components/submit');
  const engine = engineOf({
    pages: [submit, page('表格', '/components/table'), page('ユーザーメニュー', '/components/menu')]
  });

  it.each([
    ['按钮', [2, 4]],
    ['组件', [4, 6]],
    ['件', [5, 6]],
    ['按钮组件', [2, 6]],
    ['提交按钮组件', [0, 6]],
    ['メニュー', [4, 8]]
  ])('are found by %s, which is marked', async (query, range) => {
    const [first, ...others] = await resultsOf(engine, query);
    expect(first?.matches).toEqual([range]);
    expect(others).toEqual([]);
  });
});

describe('a version', () => {
  it('finds exactly this one first', async () => {
    const [major, minor] = [page('Acme 6.0', '/releases/6.0'), page('Acme 6.5', '/releases/6.5')];
    const engine = engineOf({ pages: [{ ...major, text: 'New since 5.0.' }, minor] });
    expect((await titlesOf(engine, 'new in 6.5'))[0]).toBe('page Acme 6.5');
  });
});

describe('the prefix of CSS variables', () => {
  it('finds the page of their component before pages that show them too', async () => {
    const [dial, board] = [page('Dial', '/components/dial'), page('Board', '/components/board')];
    const engine = engineOf({
      pages: [board, dial],
      'css-variables': [
        part('cssVariable', '--acme-c-dial--Gap', board),
        part('cssVariable', '--acme-c-dial--Color', dial)
      ]
    });
    expect((await resultsOf(engine, 'acme-c-dial'))[0]?.page).toBe('/components/dial');
  });
});

describe('the name of a component and a word', () => {
  it('finds the component before a prop of another whose name has both', async () => {
    const [tooltip, label] = [page('Tooltip', '/components/tooltip'), page('Label', '/components/label')];
    const engine = engineOf({
      pages: [tooltip, label],
      props: [part('prop', 'tooltipPosition', label), part('prop', 'position', tooltip)]
    });
    await engine.search({ query: 'props', kinds: [], section: null, limit: 5 }, () => undefined);
    expect((await resultsOf(engine, 'tooltip position'))[0]?.page).toBe('/components/tooltip');
    expect((await titlesOf(engine, 'tooltipPosition'))[0]).toBe('prop tooltipPosition');
  });
});

describe('a word that exists', () => {
  const [danger, manager] = [page('Danger', '/components/danger'), page('Manager', '/components/manager')];

  it('is no typo of another, which is neither found nor marked', async () => {
    const engine = engineOf({ pages: [danger, manager, page('Manager of a danger', '/components/both')] });
    const results = await resultsOf(engine, 'danger');
    expect(results.map(({ title }) => title)).toEqual(['Danger', 'Manager of a danger']);
    expect(results.at(-1)?.matches).toEqual([[13, 19]]);
  });

  it('is one if nothing has it', async () => {
    expect(await titlesOf(engineOf({ pages: [manager] }), 'managre')).toEqual(['page Manager']);
  });
});
