import { describe, expect, it } from 'vitest';

import { startNavigationResults } from '../../src/client/lazy/navigationResults.ts';
import { NAVIGATION_INDEX_ADDRESS } from '../../src/client/pageData.ts';
import { loadApp } from '../../src/documents/loadApp.ts';
import { ACME } from '../app/acme.ts';
import { texts } from '../app/parse.ts';
import { openBrowser, settle } from './browser.ts';

const app = await loadApp();

const PAGES = [
  { title: 'Knob', path: '/components/knob', place: 'Components' },
  { title: 'Door knob', path: '/patterns/door', place: 'Patterns' }
];

function openSidebar(files: Record<string, unknown> = { [NAVIGATION_INDEX_ADDRESS]: PAGES }) {
  const html = `<div id="navigation">${app.renderNavigation(ACME, { section: null, path: '/' })}</div>`;
  const { document, fetched } = openBrowser(html, { files });
  const sidebar = document.querySelector<HTMLElement>('#navigation');
  const input = document.querySelector('input');
  if (!sidebar || !input) {
    throw new Error('the navigation has no filter');
  }
  startNavigationResults(sidebar);
  return {
    fetched,
    sidebar,
    input,
    type: async (text: string) => {
      input.value = text;
      input.dispatchEvent(new Event('input', { bubbles: true }));
      await settle();
    },
    press: (key: string) =>
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
    results: () => texts(document, '[data-filter-results] a'),
    status: () => document.querySelector('[data-filter-status]')?.textContent,
    isTreeShown: () => document.querySelector<HTMLElement>('[data-navigation-tree]')?.hidden === false
  };
}

describe('startNavigationResults', () => {
  it('shows what is found in place of the navigation, with its number and the matches marked', async () => {
    const { type, results, status, isTreeShown, sidebar, fetched } = openSidebar();
    await type('knob');
    await type('kno');
    expect(results()).toEqual(['Knob Components', 'Door knob Patterns']);
    expect(texts(sidebar, 'mark')).toEqual(['Kno', 'kno']);
    expect(status()).toBe('2 pages');
    expect(isTreeShown()).toBe(false);
    expect(fetched).toEqual([NAVIGATION_INDEX_ADDRESS]);
  });

  it('says when nothing is found, with a way back', async () => {
    const { type, results, status, isTreeShown, sidebar, input } = openSidebar();
    await type('lever');
    expect(status()).toBe('No page is called “lever”.');
    expect(results()).toEqual([]);
    sidebar.querySelector<HTMLElement>('[data-filter-clear]')?.click();
    expect(input.value).toBe('');
    expect(isTreeShown()).toBe(true);
    expect(document.activeElement).toBe(input);
  });

  it('moves between field and results by arrows, and follows the first one by Enter', async () => {
    const { type, press, input, sidebar } = openSidebar();
    await type('knob');
    input.focus();
    press('ArrowDown');
    press('ArrowDown');
    expect(document.activeElement?.getAttribute('href')).toBe('/patterns/door');
    press('ArrowUp');
    press('ArrowUp');
    expect(document.activeElement).toBe(input);

    const followed: (string | null)[] = [];
    sidebar.addEventListener('click', (event) => {
      event.preventDefault();
      followed.push((event.target as Element).getAttribute('href'));
    });
    press('Enter');
    expect(followed).toEqual(['/components/knob']);
  });

  it('empties the field by Escape from anywhere, and only then lets Escape close the panel', async () => {
    const { type, press, input } = openSidebar();
    let escapes = 0;
    document.addEventListener('keydown', ({ key }) => (escapes += key === 'Escape' ? 1 : 0));
    await type('knob');
    input.focus();
    press('ArrowDown');
    press('Escape');
    expect(input.value).toBe('');
    expect(document.activeElement).toBe(input);
    expect(escapes).toBe(0);
    press('Escape');
    expect(escapes).toBe(1);
  });

  it('gives way to the navigation with the next page', async () => {
    const { type, isTreeShown } = openSidebar();
    await type('knob');
    document.dispatchEvent(new Event('patternbook:enter'));
    expect(isTreeShown()).toBe(true);
  });

  it('says when the list can not be loaded, and tries again', async () => {
    const { type, status, fetched } = openSidebar({});
    await type('knob');
    expect(status()).toMatch(/^The list of pages could not be loaded/);
    await type('knobs');
    expect(fetched).toHaveLength(2);
  });

  it('shows the first fifty of many', async () => {
    const many = Array.from({ length: 60 }, (_, index) => ({
      title: `Knob ${index}`,
      path: `/${index}`,
      place: 'All'
    }));
    const { type, results, status } = openSidebar({ [NAVIGATION_INDEX_ADDRESS]: many });
    await type('knob');
    expect(results()).toHaveLength(50);
    expect(status()).toBe('60 pages, the first 50 of them here');
  });
});
