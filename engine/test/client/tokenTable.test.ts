import { describe, expect, it, vi } from 'vitest';

import { startTokenTable } from '../../src/client/lazy/tokenTable.ts';
import { loadApp } from '../../src/documents/loadApp.ts';
import { ACME_TOKENS } from '../app/tokens.ts';
import { openBrowser } from './browser.ts';

const app = await loadApp();
const HTML = app.renderTokenTable(ACME_TOKENS);

/** What a reader sees and does. */
function openTable(search = '') {
  const { window, document } = openBrowser(HTML, { url: `https://acme.example/tokens${search}` });
  Element.prototype.scrollIntoView = vi.fn();
  const lifetime = new AbortController();
  const table = element(document, '[data-tokens]');
  const field = element(document, '[name=q]') as HTMLInputElement;
  const change = (input: HTMLInputElement): void => void input.dispatchEvent(new Event('input', { bubbles: true }));
  startTokenTable(table, lifetime.signal);
  const shown = (selector: string): string[] =>
    [...document.querySelectorAll<HTMLElement>(selector)]
      .filter((each) => each.closest('[hidden]') === null)
      .map((each) => each.textContent);
  return {
    document,
    field,
    lifetime,
    names: () => shown('.pb-token > a'),
    headings: () => shown('h2[id]'),
    count: () => shown('[data-token-count]')[0],
    isEmpty: () => shown('[data-no-matches]').length === 1,
    clears: () => shown('button[data-clear-filters]').length,
    search: () => location.search,
    type: (text: string) => {
      field.value = text;
      change(field);
    },
    choose: (value: string) => {
      const box = element(document, `[value=${value}]`) as HTMLInputElement;
      box.checked = !box.checked;
      change(box);
    },
    goTo: (address: string) => {
      window.happyDOM.setURL(`https://acme.example${address}`);
      window.dispatchEvent(new window.Event('popstate'));
    },
    written: () => vi.waitFor(() => expect(location.search).not.toBe(search))
  };
}

function element(document: Document, selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) {
    throw new Error(`There is no ${selector}.`);
  }
  return found;
}

const ALL = ['--acme-color-100', '--acme-color-ink', '--acme-space-small'];

describe('a list of tokens', () => {
  it('shows everything at first', () => {
    const { names, count, isEmpty, clears } = openTable();
    expect(names()).toEqual(ALL);
    expect(count()).toBe('3 tokens');
    expect(isEmpty()).toBe(false);
    expect(clears()).toBe(0);
  });

  it.each([
    ['ink', ['--acme-color-ink']],
    ['  COLOR acme ', ['--acme-color-100', '--acme-color-ink']],
    ['acme_space_small', ['--acme-space-small']],
    ['#abcdef', ['--acme-color-ink']],
    ['0.5rem', ['--acme-space-small']],
    ['not used', ['--acme-space-small']],
    ['ink space', []]
  ])('filtered by "%s" shows %j', (text, expected) => {
    const { names, type, count } = openTable();
    type(text);
    expect(names()).toEqual(expected);
    expect(count()).toBe(`${expected.length} of 3 tokens`);
  });

  it('shows what is in one of the chosen values of each facet', () => {
    const { names, headings, choose, type } = openTable();
    choose('semantic');
    expect(names()).toEqual(['--acme-color-ink', '--acme-space-small']);
    choose('space');
    expect(names()).toEqual(['--acme-space-small']);
    expect(headings()).toEqual(['Space']);
    choose('color');
    choose('semantic');
    expect(names()).toEqual(ALL);
    type('small');
    expect(names()).toEqual(['--acme-space-small']);
  });

  it('says when nothing is left, and starts over', () => {
    const { document, field, names, isEmpty, clears, type, choose } = openTable();
    choose('base');
    type('space');
    expect(isEmpty()).toBe(true);
    expect(clears()).toBe(2);
    element(document, '[data-no-matches] button').click();
    expect(names()).toEqual(ALL);
    expect(field.value).toBe('');
    expect(document.activeElement).toBe(field);
  });

  it('keeps in the address what it is narrowed to, beside what else is there', async () => {
    const { type, choose, written, search } = openTable('?from=mail');
    type(' ink ');
    choose('semantic');
    choose('color');
    await written();
    expect(search()).toBe('?from=mail&q=ink&layer=semantic&category=color');
  });

  it('is narrowed to what the address says, as far as it offers that', () => {
    const { names, field, count } = openTable('?q=color&layer=semantic&layer=none');
    expect(names()).toEqual(['--acme-color-ink']);
    expect(field.value).toBe('color');
    expect(count()).toBe('1 of 3 tokens');
  });

  it('follows the history', () => {
    const { names, goTo } = openTable('?q=ink');
    goTo('/tokens?q=small');
    expect(names()).toEqual(['--acme-space-small']);
    goTo('/tokens');
    expect(names()).toEqual(ALL);
  });

  it('shows a token that the address names, whatever it is narrowed to', () => {
    const { names, goTo, search } = openTable('?q=small');
    goTo('/tokens?q=small#--acme-space-small');
    expect(names()).toEqual(['--acme-space-small']);
    goTo('/tokens?q=small#--acme-color-ink');
    expect(names()).toEqual(ALL);
    expect(search()).toBe('');
  });

  it('leaves the address of the next page alone, and doesn’t follow it', async () => {
    const { goTo, type, names, search } = openTable();
    type('ink');
    goTo('/components?q=small');
    expect(names()).toEqual(['--acme-color-ink']);
    await waitForAddress();
    expect(search()).toBe('?q=small');
  });

  it('has the address follow, though its fragment is damaged', async () => {
    const { type, search } = openTable('#%');
    type('ink');
    await waitForAddress();
    expect(search()).toBe('?q=ink');
  });

  it('stops when the page is left', async () => {
    const { goTo, lifetime, type, names, search } = openTable();
    type('ink');
    lifetime.abort();
    await waitForAddress();
    expect(search()).toBe('');
    goTo('/tokens?q=small');
    expect(names()).toEqual(['--acme-color-ink']);
  });
});

/** Longer than the address takes to follow. */
function waitForAddress(): Promise<void> {
  return new Promise((done) => setTimeout(done, 300));
}
