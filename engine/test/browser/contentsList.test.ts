import { describe, expect, it, vi } from 'vitest';

import { startContentsList } from '../../src/browser/contentsList.ts';
import { loadApp } from '../../src/site/documents/loadApp.ts';
import { ACME, makePage, makeSource } from '../ui/acme.ts';
import { openBrowser, settle } from './browser.ts';

const app = await loadApp();

const SOURCE = makeSource({
  toc: [
    { text: 'Examples', id: 'examples' },
    { text: 'Props', id: 'props' },
    { text: 'Styles', id: 'styles' }
  ]
});
const BODY = '<h2 id="examples">Examples</h2><h2 id="props">Props</h2><h2 id="styles">Styles</h2>';

/** Opens a page with headings at these vertical offsets. */
function openPage(tops: Record<string, number>, media: string[] = []) {
  const main = app.renderMain({
    kind: 'tab',
    site: ACME,
    page: makePage(),
    source: SOURCE,
    toc: SOURCE.toc,
    head: { leadHtml: '', guides: [], exercises: [] },
    isWide: false,
    body: BODY
  });
  const { document } = openBrowser(`<main id="pb_main">${main}</main>`, { media });
  for (const [id, top] of Object.entries(tops)) {
    const heading = document.getElementById(id);
    if (heading) {
      heading.getBoundingClientRect = () => ({ top }) as DOMRect;
    }
  }
  const element = document.querySelector<HTMLElement>('#pb_main');
  const details = document.querySelector('details');
  if (!element || !details) {
    throw new Error('the page has no contents list');
  }
  return { main: element, details };
}

const currentText = (): string | undefined => document.querySelector('[aria-current=true]')?.textContent;

describe('startContentsList', () => {
  it.each([
    ['the first entry at the top of the page', { examples: 300, props: 900, styles: 1500 }, 'Examples'],
    ['the last heading that passed the sticky bars', { examples: -900, props: 120, styles: 1500 }, 'Props'],
    ['the last heading in the upper part of the window', { examples: -900, props: 220, styles: 1500 }, 'Props'],
    ['the last entry at the end', { examples: -900, props: -500, styles: -10 }, 'Styles']
  ])('marks %s', async (_, tops, text) => {
    const { main } = openPage(tops);
    document.documentElement.style.scrollPaddingTop = '100px';
    startContentsList(main);
    await settle();
    expect(currentText()).toBe(text);
  });

  it('ignores headings that a filter hides', async () => {
    const { main } = openPage({ examples: -20, props: 0, styles: 0 });
    for (const id of ['props', 'styles']) {
      document.getElementById(id)?.setAttribute('hidden', '');
    }
    startContentsList(main);
    await settle();
    expect(currentText()).toBe('Examples');
  });

  it('shows the current heading on the collapsed list', async () => {
    const { main, details } = openPage({ examples: -900, props: 20, styles: 1500 });
    startContentsList(main);
    await settle();
    expect(details.querySelector('summary')?.textContent).toBe('On this pageProps');
  });

  it('marks the last entry at the end of the page, regardless of its position', async () => {
    const { main } = openPage({ examples: -900, props: 20, styles: 400 });
    vi.stubGlobal('scrollY', 900);
    startContentsList(main);
    await settle();
    expect(currentText()).toBe('Styles');
  });

  it("marks the entry that the reader selected, even if the window can't scroll that far", async () => {
    const { main } = openPage({ examples: -900, props: 300, styles: 400 });
    vi.stubGlobal('scrollY', 900);
    startContentsList(main);
    location.hash = '#props';
    main.querySelector<HTMLElement>('[href="#props"]')?.click();
    await settle();
    expect(currentText()).toBe('Props');

    vi.stubGlobal('scrollY', 901);
    dispatchEvent(new Event('scroll'));
    await settle();
    expect(currentText()).toBe('Styles');
  });

  it('is expanded as a column and collapsed as a bar', () => {
    const wide = openPage({}, ['(min-width: 75rem)']);
    startContentsList(wide.main);
    expect(wide.details.open).toBe(true);
    expect(wide.details.querySelector('summary')?.tabIndex).toBe(-1);
    const narrow = openPage({});
    startContentsList(narrow.main);
    expect(narrow.details.open).toBe(false);
    expect(narrow.details.querySelector('summary')?.tabIndex).toBe(0);
  });

  it('ends above the actions at the lower edge of the window where it is a column', async () => {
    const limitIn = async (media: string[]): Promise<string | undefined> => {
      const { main } = openPage({}, media);
      const list = main.querySelector<HTMLElement>('.pb-contents');
      main.insertAdjacentHTML('afterend', '<div class="pb-page-actions"></div>');
      const actions = document.querySelector('.pb-page-actions');
      if (list && actions) {
        list.getBoundingClientRect = () => ({ top: 300.2 }) as DOMRect;
        actions.getBoundingClientRect = () => ({ top: 800 }) as DOMRect;
      }
      startContentsList(main);
      await settle();
      return list?.style.maxBlockSize;
    };
    expect(await limitIn(['(min-width: 75rem)'])).toBe('499px');
    expect(await limitIn([])).toBe('');
  });

  it('closes on selection, on Escape and on a click outside', () => {
    const { main, details } = openPage({});
    startContentsList(main);
    const closers: (() => void)[] = [
      () => main.querySelector<HTMLElement>('.pb-contents a')?.click(),
      () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })),
      () => main.querySelector('h1')?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    ];
    for (const close of closers) {
      details.open = true;
      close();
      expect(details.open).toBe(false);
    }
  });

  it('stays open while it contains the focus', () => {
    const { main, details } = openPage({});
    startContentsList(main);
    details.open = true;
    details.querySelector('a')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect(details.open).toBe(true);
  });

  it('stops when the page is replaced', () => {
    const { main, details } = openPage({});
    startContentsList(main)();
    details.open = true;
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(details.open).toBe(true);
  });

  it('ignores pages without a contents list', () => {
    const { document } = openBrowser('<main id="pb_main"></main>');
    const main = document.querySelector<HTMLElement>('#pb_main');
    expect(() => main && startContentsList(main)()).not.toThrow();
  });
});
