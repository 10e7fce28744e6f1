import { describe, expect, it } from 'vitest';

import { loadApp } from '../../src/site/documents/loadApp.ts';
import type { Page, Source } from '../../src/model.ts';
import type { MainView, TabContent, TabHead } from '../../src/ui/view.ts';
import { ACME, COMPONENTS, makePage, makeProse, makeSource, proseBlock } from './acme.ts';
import { parse, texts } from './parse.ts';

const app = await loadApp();

function tab(
  page: Partial<Page>,
  source: Partial<Source> = {},
  body = '',
  site = ACME,
  head: TabHead = { leadHtml: '', guides: [], exercises: [] }
): Document {
  const { toc, ...rest } = makeSource(source);
  return parse(
    app.renderMain({
      kind: 'tab',
      site,
      page: makePage(page),
      source: { ...rest, toc },
      toc,
      head,
      isWide: false,
      body
    })
  );
}

describe('a tab', () => {
  it('starts with the page title and its badges', () => {
    const main = tab({ title: 'Knob & dial', badges: ['beta', 'deprecated', 'demo'] });
    expect(texts(main, 'h1')).toEqual(['Knob & dial']);
    expect(texts(main, '.pb-page-heading .pf-v6-c-label')).toEqual(['Beta', 'Deprecated', 'Demo']);
  });

  it('inserts the body unchanged', () => {
    expect(tab({}, {}, '<p id="x">a &lt; b</p>').querySelector('.pb-body > #x')?.textContent).toBe('a < b');
  });

  it('has bars for what it shows', () => {
    const toc = ['a', 'b'].map((id) => ({ text: id, id }));
    const barsOf = (changes: Partial<TabContent>) => {
      const [page, source] = [makePage({ hasTabs: true }), makeSource()];
      const head = { leadHtml: '', guides: [], exercises: [] };
      const content = { site: ACME, page, source, toc, head, isWide: false, body: '', ...changes };
      const view: MainView = { kind: 'tab', ...content };
      const main = parse(app.renderMain(view));
      const shown = ['.pb-tabs', '.pb-contents'].map((selector) => main.querySelector(selector) !== null);
      const { tabs, contents } = app.stickyBarsOf(view);
      expect([tabs, contents]).toEqual(shown);
      return shown;
    };
    expect(barsOf({})).toEqual([true, true]);
    expect(barsOf({ page: makePage({ hasTabs: false }) })).toEqual([false, true]);
    expect(barsOf({ isWide: true })).toEqual([true, false]);
    expect(barsOf({ toc: toc.slice(1) })).toEqual([true, false]);
    expect(app.stickyBarsOf({ kind: 'search', site: ACME })).toEqual({ tabs: false, contents: false });
  });

  it('shows the tab bar only if the page has several tabs, and marks the current tab', () => {
    const html = makeSource({ label: 'HTML', path: '/components/knob/html', ownPath: '/components/knob/html' });
    const sources = [makeSource(), html];
    const main = tab({ hasTabs: true, sources }, html);
    expect(texts(main, '.pb-tabs a')).toEqual(['React', 'HTML']);
    expect(main.querySelector('.pb-tabs [aria-current=page]')?.getAttribute('href')).toBe(html.path);
    expect(tab({ hasTabs: false, sources }).querySelector('.pb-tabs')).toBeNull();
  });

  it('links to its source, and to the edit page if the host supports it', () => {
    const main = tab({}, { sourceLink: 'https://git.example/knob.md' });
    expect(main.querySelector('.pb-view-source')?.getAttribute('href')).toBe('https://git.example/knob.md');
    expect(texts(main, '.pb-source-links a')).toEqual(['View source (opens in a new tab)']);
    expect(tab({}).querySelector('.pb-source-links')).toBeNull();

    const onGithub = tab({}, { sourceLink: 'https://github.com/acme/ui/blob/main/docs/blob/knob.md' });
    const edit = onGithub.querySelector('.pb-source-links li:last-child a');
    expect(edit?.getAttribute('href')).toBe('https://github.com/acme/ui/edit/main/docs/blob/knob.md');
    expect(edit?.getAttribute('target')).toBe('_blank');
  });

  it('shows the release of its package; those of the site document no single one', () => {
    expect(texts(tab({}, { package: 'acme-ui' }), '.pb-page-release')).toEqual(['Documents acme-ui 3.2.0']);
    expect(texts(tab({}, { package: null }), '.pb-page-release')).toEqual([]);
  });

  it('explains its badges', () => {
    const badge = tab({ badges: ['deprecated'] }).querySelector<HTMLElement>('.pb-page-badge');
    expect(badge?.dataset['tooltip']).toMatch(/^No longer recommended/);
    expect(badge?.tabIndex).toBe(0);
  });

  it('shows its summary and its drawing, if there are any', () => {
    const summaries = new Map([['/components/knob', 'Turns & turns.']]);
    const drawings = new Map([['/components/knob', '<circle r="9"></circle>']]);
    const main = tab({}, {}, '', { ...ACME, summaries, drawings });
    expect(texts(main, '.pb-lead')).toEqual(['Turns & turns.']);
    const drawing = main.querySelector('.pb-page-header .pb-drawing');
    expect(drawing?.getAttribute('aria-hidden')).toBe('true');
    expect(drawing?.querySelector('svg')?.getAttribute('viewBox')).toBe('0 0 320 200');
    expect(drawing?.querySelectorAll('svg > circle')).toHaveLength(1);
    expect(tab({}).querySelector('.pb-lead, .pb-drawing')).toBeNull();
  });

  it('is introduced by the tab that was written for the site if there is no summary', () => {
    const lead = proseBlock('<p>Knobs <b>turn</b>.</p>', { part: 'lead' });
    const own = makeSource({ source: 'design', package: null, description: 'Knobs turn.', blocks: [lead] });
    const packaged = makeSource({ package: 'acme-ui' });
    const sources = [packaged, own];
    expect(texts(tab({ sources }, packaged), '.pb-lead')).toEqual(['Knobs turn.']);
    const summaries = new Map([['/components/knob', 'Turns.']]);
    expect(texts(tab({ sources }, packaged, '', { ...ACME, summaries }), '.pb-lead')).toEqual(['Turns.']);
    // It has its first paragraph in its body, where its head doesn't.
    expect(texts(tab({ sources }, own), '.pb-lead')).toEqual([]);
  });
});

describe('the audit of a page', () => {
  it('is a line in its head, which leads to the details', () => {
    const audits = new Map([['/components/knob', { text: '1/2', details: '1 of 2 (1.2.3)', href: '/scorecard' }]]);
    const line = tab({}, {}, '', { ...ACME, audits }).querySelector('.pb-page-header .pb-page-facts > .pb-page-audit');
    const link = line?.querySelector('a');
    expect([link?.textContent, link?.getAttribute('href')]).toEqual(['1/2', '/scorecard']);
    expect(link?.getAttribute('data-tooltip')).toBe('1 of 2 (1.2.3)');
    expect(line?.textContent).toBe('1/2 1 of 2 (1.2.3)');
    expect(tab({}).querySelector('.pb-page-audit')).toBeNull();
  });
});

describe('the first paragraph', () => {
  it('is part of the head, instead of the summary', () => {
    const summaries = new Map([['/components/knob', 'Turns.']]);
    const main = tab(
      {},
      {},
      '',
      { ...ACME, summaries },
      {
        leadHtml: '<p>A <a href="/x">knob</a>.</p>',
        guides: [],
        exercises: []
      }
    );
    expect(texts(main, '.pb-page-header .pb-lead')).toEqual(['A knob.']);
    expect(main.querySelector('.pb-lead > p > a')).not.toBeNull();
  });

  it('has folded sections below it that help to choose', () => {
    const drawings = new Map([['/components/knob', '<svg></svg>']]);
    const guides = [{ text: 'Choose', id: 'choose', tree: makeProse('<table></table>').tree }];
    const main = tab({}, {}, '', { ...ACME, drawings }, { leadHtml: '<p>Knobs turn.</p>', guides, exercises: [] });
    expect(texts(main, '.pb-page-header > .pb-page-guide h2')).toEqual(['Choose']);
    expect(main.querySelector('.pb-page-guide details:not([open]) .pb-table > table')).not.toBeNull();
    expect(main.querySelector('.pb-page-guide summary')?.getAttribute('aria-label')).toBe('Choose');
    expect(main.querySelectorAll('.pb-drawing')).toHaveLength(1);
  });
});

describe('the breadcrumb', () => {
  const crumbs = (page: Partial<Page>) =>
    [...tab(page).querySelectorAll('.pb-crumbs li')].map((item) => [
      item.textContent,
      item.querySelector('a')?.getAttribute('href') ?? null
    ]);

  it('starts with the section', () => {
    expect(crumbs({})).toEqual([
      ['Components', '/components/all-components'],
      ['Knob', null]
    ]);
  });

  it('shows the subsection, which is not a page', () => {
    expect(crumbs({ path: '/components/forms/dial', title: 'Dial', subsection: 'forms' })).toEqual([
      ['Components', '/components/all-components'],
      ['Forms', null],
      ['Dial', null]
    ]);
  });

  it('does not link the page of a section to itself', () => {
    const path = '/components/all-components';
    expect(crumbs({ path, title: 'All components' })).toEqual([
      ['Components', null],
      ['All components', null]
    ]);
  });

  it('starts with the front page where no section is above the page', () => {
    const home = (current: string) => [
      ['Home', '/'],
      [current, null]
    ];
    expect(crumbs({ path: '/components/all-components', title: 'Components' })).toEqual(home('Components'));
    const [section] = ACME.navigation;
    const others = [
      app.renderMain({ kind: 'search', site: ACME }),
      app.renderMain({ kind: 'notFound', site: ACME }),
      ...(section ? [app.renderMain({ kind: 'section', site: ACME, section })] : [])
    ].map(parse);
    expect(others.map((main) => texts(main, '.pb-crumbs li'))).toEqual([
      ['Home', 'Search'],
      ['Home', '404'],
      ['Home', 'Components']
    ]);
  });
});

describe('previous and next page', () => {
  const neighbours = (path: string) =>
    [...tab({ path }).querySelectorAll('.pb-neighbour')].map((link) => [
      link.getAttribute('rel'),
      link.getAttribute('href')
    ]);

  it('follow the navigation, into subsections and across sections', () => {
    expect(neighbours('/components/knob')).toEqual([
      ['prev', '/components/all-components'],
      ['next', '/components/forms/dial']
    ]);
    expect(neighbours('/components/forms/dial')).toEqual([
      ['prev', '/components/knob'],
      ['next', '/patterns/filters']
    ]);
  });

  it('surround a hidden page with the page that it continues, and the one after that', () => {
    expect(neighbours('/components/knob-lesson')).toEqual([
      ['prev', '/components/knob'],
      ['next', '/components/forms/dial']
    ]);
  });

  it('are missing at both ends and for other hidden pages', () => {
    expect(neighbours('/components/all-components')).toEqual([['next', '/components/knob']]);
    expect(neighbours('/patterns/filters')).toEqual([['prev', '/components/forms/dial']]);
    expect(neighbours('/components/hidden')).toEqual([]);
  });
});

describe('the table of contents', () => {
  const toc = [
    { text: 'Examples', id: 'examples' },
    [
      { text: 'Basic', id: 'basic' },
      { text: 'Round', id: 'round' }
    ],
    { text: 'Props', id: 'props' }
  ];

  it('nests sub-headings in the preceding heading', () => {
    const main = tab({}, { toc });
    expect(main.querySelector('.pb-contents')?.getAttribute('aria-label')).toBe('On this page');
    expect(texts(main, '.pb-contents-details > ul > li > a')).toEqual(['Examples', 'Props']);
    expect(texts(main, '.pb-contents-details > ul > li:first-child > ul a')).toEqual(['Basic', 'Round']);
    expect(main.querySelector('.pb-contents ul ul a')?.getAttribute('href')).toBe('#basic');
  });

  it('keeps sub-headings before the first heading', () => {
    const main = tab({}, { toc: [[{ text: 'Basic', id: 'basic' }], { text: 'Props', id: 'props' }] });
    expect(texts(main, '.pb-contents a')).toEqual(['Basic', 'Props']);
  });

  it('is omitted if it has a single entry', () => {
    expect(tab({}, { toc: [{ text: 'Examples', id: 'examples' }] }).querySelector('.pb-contents')).toBeNull();
  });
});

describe('notices', () => {
  it.each<[Partial<Source>, string]>([
    [{ optIn: 'Turn on the knob flag.' }, 'Opt-in feature'],
    [{ beta: true }, 'Beta feature'],
    [{ deprecated: true }, 'Deprecated feature'],
    [{ template: true }, 'Templates']
  ])('%j shows "%s"', (source, title) => {
    const [notice = ''] = texts(tab({}, source), '.pb-notice .pf-v6-c-alert__title');
    expect(notice.replace(/^(Info|Warning) alert:/, '')).toBe(title);
  });

  it('are missing on an ordinary tab', () => {
    expect(tab({}).querySelector('.pb-notice')).toBeNull();
  });

  it('link from a deprecated feature to its replacement', () => {
    const main = tab({}, { deprecated: true, newImplementationLink: '/components/dial' });
    expect(main.querySelector('.pb-notice a')?.getAttribute('href')).toBe('/components/dial');
  });

  it('use the configured link', () => {
    const beta = [
      { text: 'About beta', href: '/about#beta' },
      { text: 'Forum', href: 'https://forum.example' }
    ];
    const site = { ...ACME, noticeLinks: { ...ACME.noticeLinks, beta } };
    expect(texts(tab({}, { beta: true }, '', site), '.pb-notice-links a')).toEqual([
      'About beta',
      'Forum (external link)'
    ]);
    expect(tab({}, { deprecated: true }, '', site).querySelector('.pb-notice-links')).toBeNull();
  });
});

describe('generated pages', () => {
  it('list the pages of a section, grouped by subsection', () => {
    const site = { ...ACME, summaries: new Map([[COMPONENTS.path, 'Parts of machines.']]) };
    const main = parse(app.renderMain({ kind: 'section', site, section: COMPONENTS }));
    expect(texts(main, 'h1, .pb-lead, [data-row-group] h2')).toEqual(['Components', 'Parts of machines.', 'Forms']);
    expect(texts(main, '.pb-card a')).toEqual(['All components', 'Knob', 'Dial']);
  });

  it('have a filter from a dozen pages on', () => {
    const controlsOf = (count: number): string[] => {
      const items = Array.from({ length: count }, (_, index) => ({
        kind: 'page' as const,
        title: `Knob ${index}`,
        path: `/components/knob-${index}`,
        badge: null
      }));
      const section = { ...COMPONENTS, items };
      return texts(parse(app.renderMain({ kind: 'section', site: ACME, section })), '.pb-filter-count');
    };
    expect([controlsOf(11), controlsOf(12)]).toEqual([[], ['12 pages']]);
  });

  it("show on the home page the site's description and sections with pages", () => {
    const main = parse(app.renderMain({ kind: 'home', site: ACME, exampleHtml: '' }));
    expect(texts(main, 'h1, .pb-hero-text')).toEqual(['Acme', 'Knobs & dials for machines.']);
    expect(texts(main, '.pb-card')).toEqual(['Components3 pages', 'Patterns1 page']);
  });

  it('explain that a page does not exist, and offer alternatives', () => {
    const main = parse(app.renderMain({ kind: 'notFound', site: ACME }));
    expect(texts(main, 'h1')).toEqual(['That page no longer exists']);
    expect(texts(main, '.pb-lead, .pb-lost-ways > a')).toEqual([
      'Another page might have the information you need, so try searching the product.',
      'Return to home page'
    ]);
    expect(main.querySelector('.pb-lost-ways > a')?.getAttribute('href')).toBe('/');
    expect(main.querySelector('form[action="/search"] input[name=q]')?.getAttribute('placeholder')).toBe('Search Acme');
  });
});
