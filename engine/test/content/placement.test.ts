import { describe, expect, it } from 'vitest';
import { createRedirectResolver } from '../../src/core/redirectResolver.ts';
import { standaloneExamplesOf } from '../../src/examples/siteExamples.ts';
import { loadAcme, markdown } from './support/acmeSite.ts';

const EXAMPLE = '### One\n\n```html live\n<p>\n```';

const files = {
  content: {
    '1.md': markdown({ section: 'add-ons', subsection: 'Drawings', id: 'Overview', source: 'Own words' }, EXAMPLE),
    '2.md': markdown({ section: 'add-ons', subsection: 'drawings', id: 'Nodes', source: 'html' }, EXAMPLE),
    '3.md': markdown({ section: 'guides', subsection: 'basics', id: 'Style', source: 'react' }),
    '4.md': markdown({ section: 'components', id: 'Button' })
  }
};

const config = {
  placement: [
    {
      from: { section: 'add-ons', subsection: 'drawings' },
      to: { section: 'diagrams', subsection: '' },
      rename: { overview: 'About diagrams' }
    },
    { from: { section: 'Guides' }, to: { section: 'start' } }
  ],
  pages: { '/components/button': { id: 'Push button', sortValue: 7, title: 'The push button', hideNavItem: true } },
  planned: ['/start/planned'],
  redirects: [
    { from: '/nodes', to: '/diagrams/nodes' },
    { from: '/diagrams/nodes', to: '/start' },
    { from: '/gone', to: '/nowhere' },
    { from: '/later', to: '/start/planned' },
    { from: '/lost/*', to: '/nowhere/:splat' },
    { from: '/round/*', to: '/round/and/round/:splat' },
    { from: '/archive/*', to: 'https://acme.example/:splat' }
  ]
};

describe('problems of placement', () => {
  it('are pages and folders that no file has, and tags of no tab', async () => {
    const { problems } = await loadAcme(
      {
        content: {
          '1.md': markdown({ section: 'add-ons', subsection: 'Drawings', id: 'Overview' }),
          '2.md': markdown({ section: 'components', id: 'Button', source: 'html-old', deprecated: true })
        }
      },
      {
        placement: [
          {
            from: { section: 'add-ons', subsection: 'drawings' },
            to: { section: 'components' },
            rename: { overview: 'About drawings', overveiw: 'About drawings' }
          },
          { from: { section: 'gides' }, to: { section: 'components' } }
        ]
      }
    );
    const found = problems.filter(({ code }) => /^unknown-(page|section|tab)$/.test(code));
    expect(found.map(({ severity, message, hint }) => [severity, message, hint])).toEqual([
      [
        'error',
        'There is no page "overveiw" in "drawings" of the section "add-ons" to rename.',
        'Correct `placement`. There are: overview.'
      ],
      ['warning', 'No page is in "gides", which is moved.', 'Correct `placement`.'],
      [
        'error',
        'The tab "html-old" is replaced by "html", which is the tag of no tab.',
        'Correct `replacedBy` in `tabs`.'
      ]
    ]);
  });
});

describe('placement', () => {
  it('moves and renames pages, and overrides single ones', async () => {
    const { pages } = await loadAcme(files, config);
    expect(pages.map(({ path, id }) => [path, id])).toEqual([
      ['/start/basics/style', 'Style'],
      ['/components/push-button', 'Push button'],
      ['/diagrams/about-diagrams', 'About diagrams'],
      ['/diagrams/nodes', 'Nodes']
    ]);
    expect(pages[1]).toMatchObject({ sortValue: 7, title: 'The push button', hideNavItem: true });
  });

  it('keeps the raw section for selectors in packaged styles', async () => {
    const { pages } = await loadAcme(files, config);
    const [block] = pages[3]?.sources[0]?.blocks ?? [];
    expect(block).toMatchObject({
      example: { previewId: 'example-core-a-nodes-one', previewClass: 'example-core-a-nodes' }
    });
  });
});

describe('redirects', () => {
  it('map raw, verbatim and first-tab addresses to the canonical ones', async () => {
    const { redirects } = await loadAcme(files, config);
    const resolve = createRedirectResolver(redirects);
    const moves = {
      '/add-ons/drawings/overview': '/diagrams/about-diagrams',
      '/add-ons/drawings/overview/Own words/one': '/diagrams/about-diagrams/one',
      '/diagrams/about-diagrams/own-words/one': '/diagrams/about-diagrams/one',
      '/add-ons/drawings/nodes/html/one': '/diagrams/nodes/one',
      '/diagrams/nodes/html': '/diagrams/nodes',
      '/guides/basics/style/react': '/start/basics/style',
      '/add-ons/drawings': '/diagrams',
      '/nodes': '/diagrams/nodes'
    };
    expect(Object.fromEntries(Object.keys(moves).map((path) => [path, resolve(path)]))).toEqual(moves);
  });

  it('never start at an existing address, and are reported if their target does not exist', async () => {
    const { redirects, problems, pages } = await loadAcme(files, config);
    const real = new Set(pages.flatMap((page) => page.sources.map(({ path }) => path)));
    expect(redirects.filter(({ from }) => real.has(from))).toEqual([]);
    expect(redirects.filter(({ from }) => from === '/later')).toEqual([]);
    expect(problems.filter(({ code }) => code === 'broken-redirect').map(({ message }) => message)).toEqual([
      'The redirect from /diagrams/nodes never applies, since the site has this address: /start',
      'The redirect from /gone leads nowhere: /nowhere',
      'The redirect from /lost/* leads nowhere: /nowhere/:splat',
      'The redirect from /round/* leads to itself: /round/and/round/:splat'
    ]);
  });
});

describe('names in other scripts', () => {
  it('give pages, tabs, examples and headings addresses of their own', async () => {
    const fence = '```html live\n<p>\n```\n';
    const { pages, problems } = await loadAcme({
      content: {
        'button.md': markdown(
          { id: '按钮', section: 'components', source: 'react' },
          `## 大小\n\n## 颜色\n\n[a](#颜色) [b](#%E9%A2%9C%E8%89%B2) [c](icon.md#u\u0308ber)\n\n### 基本\n\n${fence}\n### 禁用\n\n${fence}`
        ),
        'data.md': markdown({ id: '按钮', section: 'components', source: 'データ' }),
        'icon.md': markdown({ id: 'Größe', section: 'components' }, '## \u00dcber\n'),
        'other.md': markdown({ id: 'Z-index', section: 'components' })
      }
    });
    expect(problems).toEqual([]);
    expect(pages.flatMap(({ sources }) => sources.map(({ path }) => decodeURI(path))).toSorted()).toEqual([
      '/components/größe',
      '/components/z-index',
      '/components/按钮',
      '/components/按钮/データ'
    ]);
    const [react] = pages.find(({ id }) => id === '按钮')?.sources ?? [];
    expect(react?.path).toBe('/components/%E6%8C%89%E9%92%AE');
    expect(react?.toc.flat().map(({ id }) => id)).toEqual(['大小', '颜色', '基本', '禁用']);
    const examples = react && standaloneExamplesOf(react);
    expect(examples?.map(({ slug, path }) => [slug, path])).toEqual([
      ['基本', '/components/%E6%8C%89%E9%92%AE/%E5%9F%BA%E6%9C%AC'],
      ['禁用', '/components/%E6%8C%89%E9%92%AE/%E7%A6%81%E7%94%A8']
    ]);
  });

  it('are reported if nothing of them can be in an address', async () => {
    const { pages, problems } = await loadAcme({
      content: { 'a.md': markdown({ id: '???', section: 'components' }), 'b.md': markdown({ id: 'B', section: '🙂' }) }
    });
    expect(pages).toEqual([]);
    expect(problems).toMatchObject([
      { code: 'empty-address', message: 'The id "???" has no letter or digit, so the page has no address.' },
      { code: 'empty-address', message: 'The section "🙂" has no letter or digit, so the page has no address.' }
    ]);
  });
});
