import { describe, expect, it } from 'vitest';

import { loadApp } from '../../src/site/documents/loadApp.ts';
import { ACME, COMPONENTS } from './acme.ts';
import { parse, texts } from './parse.ts';

const app = await loadApp();

describe('renderNavigation', () => {
  it('lists all sections in order, each with a link to its page', () => {
    const page = parse(app.renderNavigation(ACME, { section: null, path: '/' }));
    expect(texts(page, '[data-section] > div > a')).toEqual(['Components', 'Patterns', 'Training']);
    expect(page.querySelector('[data-section=patterns] > div > a')?.getAttribute('href')).toBe('/patterns');
  });

  it('contains the pages of the open section only', () => {
    const page = parse(app.renderNavigation(ACME, { section: 'components', path: '/components/knob' }));
    expect(texts(page, '#pb_navigation_components a')).toEqual(['All components', 'Knob Beta', 'Dial']);
    expect(page.querySelector('#pb_navigation_patterns')?.childElementCount).toBe(0);
    expect(page.querySelector('[aria-controls=pb_navigation_components]')?.getAttribute('aria-expanded')).toBe('true');
    expect(page.querySelector('[aria-controls=pb_navigation_patterns]')?.getAttribute('aria-expanded')).toBe('false');
  });

  it('marks one link as current: the page, not the heading that links to it', () => {
    const page = parse(app.renderNavigation(ACME, { section: 'components', path: '/components/all-components' }));
    expect(texts(page, '[aria-current=page]')).toEqual(['All components']);
    const list = parse(app.renderNavigation(ACME, { section: 'patterns', path: '/patterns' }));
    expect(texts(list, '[aria-current=page]')).toEqual(['Patterns']);
  });

  it('marks the section of a page that it does not list', () => {
    const page = parse(app.renderNavigation(ACME, { section: 'components', path: '/components/hidden' }));
    expect(texts(page, '[aria-current]')).toEqual(['Components']);
    expect(page.querySelector('[aria-current]')?.getAttribute('aria-current')).toBe('true');
    // The library draws the bar of a current item at the parent of the link.
    expect(page.querySelector('.pf-v6-c-nav__item > .pf-m-current')).not.toBeNull();
  });

  it('marks the page that an address continues which it does not list', () => {
    const page = parse(app.renderNavigation(ACME, { section: 'components', path: '/components/knob-basics' }));
    expect(texts(page, '[aria-current=true]')).toEqual(['Knob Beta']);
    expect(page.querySelectorAll('[aria-current]')).toHaveLength(1);
  });

  it('opens the subsection of the page', () => {
    const inside = parse(app.renderNavigation(ACME, { section: 'components', path: '/components/forms/dial' }));
    expect(inside.querySelector('#pb_navigation_components_forms')?.hasAttribute('hidden')).toBe(false);
    const outside = parse(app.renderNavigation(ACME, { section: 'components', path: '/components/knob' }));
    expect(outside.querySelector('#pb_navigation_components_forms')?.hasAttribute('hidden')).toBe(true);
  });

  it('has no button for a section without pages', () => {
    const page = parse(app.renderNavigation(ACME, { section: null, path: '/' }));
    expect(page.querySelector('[data-section=training] button')).toBeNull();
    expect(page.querySelector('[data-section=patterns] button')?.getAttribute('aria-label')).toBe('Pages of Patterns');
  });
});

describe('renderSectionItems', () => {
  it('returns the list of the open section, with no page marked', () => {
    const page = parse(app.renderNavigation(ACME, { section: 'components', path: '/components/hidden' }));
    const items = app.renderSectionItems(COMPONENTS);
    expect(page.querySelector('#pb_navigation_components')?.innerHTML).toBe(
      parse(`<ul>${items}</ul>`).querySelector('ul')?.innerHTML
    );
  });
});
