import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { SITE_TABS } from '../../../src/core/siteTabs.ts';
import type { SearchResult } from '../../../src/search/searchProvider.ts';
import type { SearchKind } from '../../../src/core/searchKind.ts';
import type { FoundPassage } from '../../../src/tools/mcp/passages.ts';
import { createOrder } from '../../../src/tools/mcp/resultOrder.ts';

const KNOB = '/parts/knob';
const TABS = [
  { tabPath: KNOB, deprecated: false },
  { tabPath: `${KNOB}/old`, deprecated: true }
];

const result = (kind: SearchKind, address: string, page = KNOB): SearchResult => ({
  kind,
  title: address,
  matches: [],
  address,
  page,
  section: 'parts',
  place: [],
  badge: null,
  excerpt: null,
  importLine: null,
  standalone: null
});

const addressesOf = (query: string, results: readonly SearchResult[]): string[] =>
  createOrder(query, TABS)
    .results(results)
    .map(({ address }) => address);

let before: typeof SITE_TABS;

beforeEach(() => {
  before = { ...SITE_TABS };
  Object.assign(SITE_TABS, {
    implementations: [
      { id: 'react', label: 'React' },
      { id: 'html', label: 'HTML' }
    ]
  });
});

afterEach(() => {
  Object.assign(SITE_TABS, before);
});

describe('the order of results', () => {
  const page = result('page', KNOB);
  const html = result('heading', `${KNOB}/html#size`);
  const heading = result('heading', `${KNOB}/use#size`);

  it('has parts of other implementations last, but not their pages', () => {
    const htmlPage = result('page', `${KNOB}/html`);
    const other = result('page', '/parts/dial', '/parts/dial');
    expect(addressesOf('knob size', [html, htmlPage, heading, other])).toEqual(
      [htmlPage, heading, other, html].map(({ address }) => address)
    );
  });

  it('stays if the query names the implementation', () => {
    expect(addressesOf('knob size in HTML', [html, heading])).toEqual([html.address, heading.address]);
  });

  it('has at most two headings of a tab before others', () => {
    const more = ['a', 'b', 'c'].map((id) => result('heading', `${KNOB}/use#${id}`));
    const prop = result('prop', `${KNOB}#props-size`);
    expect(addressesOf('knob', [...more, prop]).map((address) => address.split('#')[1])).toEqual([
      'a',
      'b',
      'props-size',
      'c'
    ]);
  });

  it('has an example of the first page among the best', () => {
    const headings = ['a', 'b'].map((id) => result('heading', `${KNOB}/use#${id}`));
    const foreign = result('example', '/parts/dial#large', '/parts/dial');
    const example = result('example', `${KNOB}#large`);
    const found = addressesOf('large knob', [page, ...headings, foreign, example]);
    expect(found.slice(0, 4)).toEqual([KNOB, `${KNOB}/use#a`, `${KNOB}#large`, `${KNOB}/use#b`]);
    expect(found).toHaveLength(5);
    expect(addressesOf('large knob', [page, example, ...headings])[1]).toBe(example.address);
  });
});

describe('the order of parts of pages', () => {
  const passage = (address: string): FoundPassage => ({
    page: 'Knob',
    heading: null,
    address,
    excerpt: '',
    isWhole: true
  });

  it('has deprecated ones and those of other implementations last, as no whole answers', () => {
    const addresses = [`${KNOB}/old`, `${KNOB}/html`, `${KNOB}/use`];
    const found = createOrder('knob', TABS).passages(addresses.map(passage));
    expect(found.map(({ address, isWhole }) => `${address} ${isWhole}`)).toEqual([
      `${KNOB}/use true`,
      `${KNOB}/old false`,
      `${KNOB}/html false`
    ]);
  });
});
