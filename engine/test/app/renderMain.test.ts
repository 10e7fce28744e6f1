import { describe, expect, it } from 'vitest';

import { loadApp } from '../../src/documents/loadApp.ts';
import type { Page, Source } from '../../src/model.ts';
import { ACME, COMPONENTS, makePage, makeSource } from './acme.ts';
import { parse, texts } from './parse.ts';

const app = await loadApp();

function tab(page: Partial<Page>, source: Partial<Source> = {}, body = ''): Document {
  return parse(app.renderMain({ kind: 'tab', page: makePage(page), source: makeSource(source), body }));
}

describe('a tab', () => {
  it('starts with the page title and its badges', () => {
    const main = tab({ title: 'Knob & dial', badges: ['beta', 'deprecated', 'demo'] });
    expect(texts(main, 'h1')).toEqual(['Knob & dial']);
    expect(texts(main, '.pb-page-heading .pf-v6-c-label')).toEqual(['Beta', 'Deprecated', 'Demo']);
  });

  it('places the body as it is', () => {
    expect(tab({}, {}, '<p id="x">a &lt; b</p>').querySelector('.pb-body > #x')?.textContent).toBe('a < b');
  });

  it('shows the tab bar only when the page has tabs, and marks the tab', () => {
    const html = makeSource({ label: 'HTML', path: '/components/knob/html', ownPath: '/components/knob/html' });
    const sources = [makeSource(), html];
    const main = tab({ hasTabs: true, sources }, html);
    expect(texts(main, '[data-tab-bar] a')).toEqual(['React', 'HTML']);
    expect(main.querySelector('[data-tab-bar] [aria-current=page]')?.getAttribute('href')).toBe(html.path);
    expect(tab({ hasTabs: false, sources }).querySelector('[data-tab-bar]')).toBeNull();
  });

  it('links its source', () => {
    const main = tab({}, { sourceLink: 'https://git.example/knob.md' });
    expect(main.querySelector('[data-view-source]')?.getAttribute('href')).toBe('https://git.example/knob.md');
    expect(tab({}).querySelector('[data-view-source]')).toBeNull();
  });
});

describe('the contents list', () => {
  const toc = [
    { text: 'Examples', id: 'examples' },
    [
      { text: 'Basic', id: 'basic' },
      { text: 'Round', id: 'round' }
    ],
    { text: 'Props', id: 'props' }
  ];

  it('nests sub-headings under the heading before them', () => {
    const main = tab({}, { toc });
    expect(main.querySelector('[data-contents]')?.getAttribute('aria-label')).toBe('Table of contents');
    expect(texts(main, '.pb-contents-details > ul > li > a')).toEqual(['Examples', 'Props']);
    expect(texts(main, '.pb-contents-details > ul > li:first-child > ul a')).toEqual(['Basic', 'Round']);
    expect(main.querySelector('[data-contents] ul ul a')?.getAttribute('href')).toBe('#basic');
  });

  it('keeps sub-headings that come before any heading', () => {
    const main = tab({}, { toc: [[{ text: 'Basic', id: 'basic' }], { text: 'Props', id: 'props' }] });
    expect(texts(main, '[data-contents] a')).toEqual(['Basic', 'Props']);
  });

  it('is left out when it has a single entry', () => {
    expect(tab({}, { toc: [{ text: 'Examples', id: 'examples' }] }).querySelector('[data-contents]')).toBeNull();
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

  it('are none for an ordinary tab', () => {
    expect(tab({}).querySelector('.pb-notice')).toBeNull();
  });

  it('lead from a deprecated feature to the newer one', () => {
    const main = tab({}, { deprecated: true, newImplementationLink: '/components/dial' });
    expect(main.querySelector('.pb-notice a')?.getAttribute('href')).toBe('/components/dial');
  });
});

describe('generated pages', () => {
  it('list the pages of a section, those of subsections under their titles', () => {
    const main = parse(app.renderMain({ kind: 'section', site: ACME, section: COMPONENTS }));
    expect(texts(main, 'h1, [data-gallery-count], [data-gallery-group] h2')).toEqual([
      'Components',
      '3 pages',
      'Forms'
    ]);
    expect(texts(main, '.pb-card a')).toEqual(['All components', 'Knob', 'Dial']);
  });

  it('show on the front page what the site is about, and the sections that have pages', () => {
    const main = parse(app.renderMain({ kind: 'home', site: ACME }));
    expect(texts(main, 'h1, .pb-hero-text')).toEqual(['Acme', 'Knobs & dials for machines.']);
    expect(texts(main, '.pb-card')).toEqual(['Components3 pages', 'Patterns1 page']);
  });

  it('say with the words of the specification that a page is gone', () => {
    const main = parse(app.renderMain({ kind: 'notFound', site: ACME }));
    expect(texts(main, 'h1')).toEqual(['That page no longer exists']);
    expect(texts(main, '.pf-v6-c-empty-state__body')).toEqual([
      'Another page might have the information you need, so try searching the product.'
    ]);
    expect(main.querySelector('.pf-v6-c-button')?.getAttribute('href')).toBe('/');
    expect(texts(main, '.pf-v6-c-button')).toEqual(['Return to home page']);
    expect(main.querySelector('input')).toBeNull();
  });
});
