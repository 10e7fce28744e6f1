import { describe, expect, it, type Mock, vi } from 'vitest';

import { startGallery } from '../../src/client/lazy/gallery.ts';
import { loadApp } from '../../src/documents/loadApp.ts';
import { ACME, COMPONENTS } from '../app/acme.ts';
import { openBrowser } from './browser.ts';

const app = await loadApp();

/** What a reader sees and does. */
interface Gallery {
  document: Document;
  field: HTMLInputElement;
  updateCurrentEntry: Mock;
  cards: () => string[];
  headings: () => string[];
  count: () => string | undefined;
  resets: () => string[];
  isEmpty: () => boolean;
  type: (text: string) => void;
}

/** A section's gallery: All components, Knob (Beta, "A knob turns."), and Dial among the forms. */
function openGallery(state?: unknown): Gallery {
  const { document } = openBrowser(app.renderMain({ kind: 'section', site: ACME, section: COMPONENTS }));
  const updateCurrentEntry = vi.fn();
  const navigation = { currentEntry: { getState: () => state }, updateCurrentEntry };
  vi.stubGlobal('navigation', navigation);
  Reflect.set(window, 'navigation', navigation);
  document.querySelectorAll<HTMLElement>('[data-gallery]').forEach(startGallery);
  const field = input(document, '[data-gallery-filter]');
  const visible = (selector: string): string[] =>
    [...document.querySelectorAll<HTMLElement>(selector)]
      .filter((element) => element.closest('[hidden]') === null)
      .map((element) => element.textContent);
  return {
    document,
    updateCurrentEntry,
    cards: () => visible('[data-gallery-item] a'),
    headings: () => visible('[data-gallery-group] h2'),
    count: () => visible('[data-gallery-count]')[0],
    type: (text) => {
      field.value = text;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    },
    field,
    isEmpty: () => visible('[data-gallery-empty]').length === 1,
    resets: () => visible('[data-gallery-reset]')
  };
}

function input(document: Document, selector: string): HTMLInputElement {
  const element = document.querySelector<HTMLInputElement>(selector);
  if (!element) {
    throw new Error(`There is no ${selector}.`);
  }
  return element;
}

describe('a gallery', () => {
  it('shows everything at first', () => {
    const { cards, count, isEmpty, resets } = openGallery();
    expect(cards()).toEqual(['All components', 'Knob', 'Dial']);
    expect(count()).toBe('3 pages');
    expect(isEmpty()).toBe(false);
    expect(resets()).toEqual([]);
  });

  it.each([
    ['kno', ['Knob']],
    ['  DIAL ', ['Dial']],
    ['turns', ['Knob']],
    ['turns knob', ['Knob']],
    ['beta', ['Knob']],
    ['knob dial', []],
    [' ', ['All components', 'Knob', 'Dial']]
  ])('filtered by "%s" shows %j', (filter, expected) => {
    const { cards, type } = openGallery();
    type(filter);
    expect(cards()).toEqual(expected);
  });

  it('counts what is left and hides groups without a card', () => {
    const { count, headings, type } = openGallery();
    expect(headings()).toEqual(['Forms']);
    type('knob');
    expect(count()).toBe('1 page');
    expect(headings()).toEqual([]);
  });

  it('says when nothing is left, and starts over', () => {
    const { document, cards, isEmpty, resets, type, field } = openGallery();
    type('zzz');
    expect(isEmpty()).toBe(true);
    expect(resets()).toEqual(['Reset', 'Clear the filter']);
    document.querySelector<HTMLElement>('[data-gallery-empty] button')?.click();
    expect(cards()).toHaveLength(3);
    expect(field.value).toBe('');
    expect(document.activeElement).toBe(field);
  });

  it('keeps filter and layout in the history, beside what others keep there', () => {
    const { document, type, updateCurrentEntry } = openGallery({ other: 1 });
    input(document, '[value=list]').checked = true;
    type('knob');
    expect(updateCurrentEntry).toHaveBeenLastCalledWith({
      state: { other: 1, 'gallery components-filter': { filter: 'knob', layout: 'list' } }
    });
  });

  it('is as the reader left it on the way back', () => {
    const { document, cards, field } = openGallery({ 'gallery components-filter': { filter: 'dial', layout: 'list' } });
    expect(cards()).toEqual(['Dial']);
    expect(field.value).toBe('dial');
    expect(input(document, '[value=list]').checked).toBe(true);
  });
});
