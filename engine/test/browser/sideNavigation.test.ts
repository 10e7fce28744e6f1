import { describe, expect, it } from 'vitest';

import { startNavigationPanel, startSideNavigation } from '../../src/browser/sideNavigation.ts';
import { loadApp } from '../../src/site/documents/loadApp.ts';
import { ACME, PATTERNS, PLAIN_HEAD } from '../ui/acme.ts';
import { openBrowser, settle } from './browser.ts';

const app = await loadApp();

function openAt(path: string, section: string | null) {
  const html = `<div id="pb_navigation">${app.renderNavigation(ACME, { section, path })}</div>`;
  const patterns = { html: app.renderSectionItems(PATTERNS) };
  return openBrowser(html, { files: { '/data/navigation/patterns.json': patterns } });
}

function sidebarAt(path: string, section: string): HTMLElement {
  const sidebar = document.createElement('div');
  sidebar.id = 'pb_navigation';
  sidebar.innerHTML = app.renderNavigation(ACME, { section, path });
  return sidebar;
}

const toggleOf = (id: string): HTMLElement | null => document.querySelector(`[aria-controls="${id}"]`);
const listOf = (id: string): HTMLElement | null => document.querySelector(`#${id}`);
const currentTexts = (): string[] =>
  [...document.querySelectorAll('[aria-current=page]')].map((link) => link.textContent);

describe('startSideNavigation', () => {
  it('fetches the pages of a section once, when the reader first opens it', async () => {
    const { fetched } = openAt('/components/knob', 'components');
    startSideNavigation();
    for (let press = 0; press < 3; press += 1) {
      toggleOf('pb_navigation_patterns')?.click();
      await settle();
    }
    expect(fetched).toEqual(['/data/navigation/patterns.json']);
    expect(listOf('pb_navigation_patterns')?.textContent).toBe('Filters Demo');
    expect(listOf('pb_navigation_patterns')?.hidden).toBe(false);
    expect(toggleOf('pb_navigation_patterns')?.getAttribute('aria-expanded')).toBe('true');
  });

  it('closes a section that is open', async () => {
    openAt('/components/knob', 'components');
    startSideNavigation();
    toggleOf('pb_navigation_components')?.click();
    await settle();
    expect(listOf('pb_navigation_components')?.hidden).toBe(true);
    expect(toggleOf('pb_navigation_components')?.getAttribute('aria-expanded')).toBe('false');
  });

  it('marks the page that the address of a lesson continues', async () => {
    openAt('/components/knob', 'components');
    startSideNavigation().show('components', '/components/knob-basics');
    await settle();
    const link = document.querySelector('a[href="/components/knob"]');
    expect(link?.getAttribute('aria-current')).toBe('true');
    expect(document.querySelectorAll('[aria-current]')).toHaveLength(1);
  });

  it('marks the section of a page that no list has, and then the page of the section itself', async () => {
    openAt('/components/knob', 'components');
    const navigation = startSideNavigation();
    navigation.show('patterns', '/patterns/hidden');
    await settle();
    const link = document.querySelector('[data-section=patterns] a');
    expect(link?.getAttribute('aria-current')).toBe('true');
    expect(document.querySelectorAll('.pf-m-current')).toHaveLength(1);
    navigation.show('patterns', '/patterns');
    await settle();
    expect(link?.getAttribute('aria-current')).toBe('page');
  });

  it('opens the section of the next page and closes the others', async () => {
    openAt('/components/knob', 'components');
    startSideNavigation().show('patterns', '/patterns/filters');
    await settle();
    expect(currentTexts()).toEqual(['Filters Demo']);
    expect(listOf('pb_navigation_patterns')?.hidden).toBe(false);
    expect(listOf('pb_navigation_components')?.hidden).toBe(true);
    expect(document.querySelectorAll('.pf-m-current')).toHaveLength(1);
  });

  it('opens the subsection of the next page', async () => {
    openAt('/components/knob', 'components');
    startSideNavigation().show('components', '/components/forms/dial');
    await settle();
    expect(listOf('pb_navigation_components_forms')?.hidden).toBe(false);
    expect(currentTexts()).toEqual(['Dial']);
  });

  it('marks the page in its list, not the heading that links to it too', async () => {
    openAt('/components/knob', 'components');
    startSideNavigation().show('components', '/components/all-components');
    await settle();
    expect(currentTexts()).toEqual(['All components']);
  });

  it('marks nothing on a page outside of the navigation', async () => {
    openAt('/components/knob', 'components');
    startSideNavigation().show(null, '/');
    await settle();
    expect(currentTexts()).toEqual([]);
  });

  it("keeps the last page's state if a reader navigates faster than the network", async () => {
    openAt('/components/knob', 'components');
    const navigation = startSideNavigation();
    navigation.show('patterns', '/patterns/filters');
    navigation.show('components', '/components/knob');
    await settle();
    expect(currentTexts()).toEqual(['Knob Beta']);
    expect(listOf('pb_navigation_patterns')?.hidden).toBe(true);
  });

  it("allows a retry if a section can't be fetched", async () => {
    const html = `<div id="pb_navigation">${app.renderNavigation(ACME, { section: null, path: '/' })}</div>`;
    const { fetched } = openBrowser(html);
    startSideNavigation();
    for (let press = 0; press < 2; press += 1) {
      toggleOf('pb_navigation_patterns')?.click();
      await settle();
      expect(toggleOf('pb_navigation_patterns')?.getAttribute('aria-expanded')).toBe('false');
    }
    expect(fetched.filter((address) => address.includes('/data/navigation/'))).toHaveLength(2);
  });

  it('keeps sections that the reader opened expanded, on the next page and after a reload', async () => {
    openAt('/components/knob', 'components');
    const navigation = startSideNavigation();
    toggleOf('pb_navigation_patterns')?.click();
    await settle();
    navigation.show('components', '/components/forms/dial');
    await settle();
    expect(listOf('pb_navigation_patterns')?.hidden).toBe(false);
    expect(listOf('pb_navigation_components')?.hidden).toBe(false);

    document.querySelector('#pb_navigation')?.replaceWith(sidebarAt('/components/knob', 'components'));
    startSideNavigation();
    await settle();
    expect(listOf('pb_navigation_patterns')?.textContent).toBe('Filters Demo');
    expect(listOf('pb_navigation_patterns')?.hidden).toBe(false);
  });

  it('restores open subsections, and forgets those that the reader closes', async () => {
    openAt('/components/knob', 'components');
    sessionStorage.setItem('patternbook-open-sections', '["components/forms", "gone"]');
    startSideNavigation();
    await settle();
    expect(listOf('pb_navigation_components_forms')?.hidden).toBe(false);
    toggleOf('pb_navigation_components_forms')?.click();
    expect(sessionStorage.getItem('patternbook-open-sections')).toBe('["gone"]');
  });

  it.each(['{', '{"a":1}', '[1]'])('ignores invalid storage: %s', async (stored) => {
    openAt('/components/knob', 'components');
    sessionStorage.setItem('patternbook-open-sections', stored);
    startSideNavigation();
    await settle();
    expect(listOf('pb_navigation_patterns')?.hidden).toBe(true);
  });
});

function openDocument() {
  const current = { section: 'components', path: '/components/knob' };
  const { document } = openBrowser(
    app.renderDocument({ site: ACME, head: PLAIN_HEAD, current, frame: 'f1', main: 'Knob', module: null })
  );
  const panel = document.querySelector<HTMLElement>('#pb_navigation');
  const button = document.querySelector<HTMLElement>('.pb-masthead-toggle button');
  if (!panel || !button) {
    throw new Error('the document has no navigation');
  }
  startNavigationPanel();
  return { panel, button };
}

describe('startNavigationPanel', () => {
  it('opens by its button, which reports the state, and takes focus', () => {
    const { panel, button } = openDocument();
    expect(button.getAttribute('aria-expanded')).toBe('false');
    button.click();
    expect(panel.hasAttribute('data-open')).toBe(true);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(panel.contains(document.activeElement)).toBe(true);
  });

  it('closes by the button', () => {
    const { panel, button } = openDocument();
    button.click();
    button.click();
    expect(panel.hasAttribute('data-open')).toBe(false);
    expect(button.getAttribute('aria-expanded')).toBe('false');
  });

  it('closes on Escape and returns focus', () => {
    const { panel, button } = openDocument();
    button.click();
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(panel.hasAttribute('data-open')).toBe(false);
    expect(document.activeElement).toBe(button);
  });

  it('closes on a click outside, but not on one inside', () => {
    const { panel, button } = openDocument();
    button.click();
    panel.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect(panel.hasAttribute('data-open')).toBe(true);
    document.querySelector('#pb_main')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect(panel.hasAttribute('data-open')).toBe(false);
  });

  it('closes when a link is followed, but not when a list is opened', () => {
    const { panel, button } = openDocument();
    button.click();
    panel.querySelector<HTMLElement>('[data-navigation-toggle]')?.click();
    expect(panel.hasAttribute('data-open')).toBe(true);
    panel.querySelector('a')?.click();
    expect(panel.hasAttribute('data-open')).toBe(false);
  });
});
