import { describe, expect, it } from 'vitest';

import { startStatusMatrix } from '../../src/client/lazy/statusMatrix.ts';
import { loadApp } from '../../src/documents/loadApp.ts';
import { STATUS } from '../app/status.ts';
import { openBrowser } from './browser.ts';

const app = await loadApp();

function open() {
  const { document } = openBrowser(app.renderStatusMatrix(STATUS));
  const part = document.querySelector<HTMLElement>('[data-status]');
  if (part) {
    startStatusMatrix(part, new AbortController().signal);
  }
  const press = (selector: string): void => document.querySelector<HTMLElement>(selector)?.click();
  return {
    document,
    press,
    rows: () =>
      [...document.querySelectorAll<HTMLElement>('tbody tr')]
        .filter(({ hidden }) => !hidden)
        .map((row) => row.querySelector('a')?.textContent),
    sorts: () => [...document.querySelectorAll('thead th')].map((heading) => heading.getAttribute('aria-sort')),
    sort: (column: number) => press(`thead th:nth-child(${column}) button`),
    count: () => document.querySelector('[data-status-count]')?.textContent,
    type: (text: string) => {
      const field = document.querySelector<HTMLInputElement>('[data-status-filter]');
      if (field) {
        field.value = text;
        field.dispatchEvent(new Event('input'));
      }
    }
  };
}

describe('the status of pages', () => {
  it('is sorted by name at first, and says so', () => {
    const { rows, sorts } = open();
    expect(rows()).toEqual(['Dial', 'Knob', 'Lever']);
    expect(sorts()).toEqual(['ascending', null, null, null, null, null]);
  });

  it('shows the most of a number first, then the least, equals by name', () => {
    const { rows, sorts, sort } = open();
    sort(4);
    expect(rows()).toEqual(['Knob', 'Dial', 'Lever']);
    expect(sorts()[3]).toBe('descending');
    sort(4);
    expect(rows()).toEqual(['Dial', 'Lever', 'Knob']);
    expect(sorts()).toEqual([null, null, null, 'ascending', null, null]);
  });

  it('counts what matches the name and every choice', () => {
    const { count, press, rows, type } = open();
    expect(count()).toBe('3 parts');
    type('L');
    expect(rows()).toEqual(['Dial', 'Lever']);
    press('[value="badge:deprecated"]');
    expect(rows()).toEqual(['Lever']);
    expect(count()).toBe('1 of 3 parts');
  });

  it('says when nothing matches, and starts over', () => {
    const { document, press, rows, type } = open();
    type('zzz');
    expect(document.querySelector<HTMLElement>('[data-no-matches]')?.hidden).toBe(false);
    expect(document.querySelector('table')?.hidden).toBe(true);
    press('[data-clear-filters]');
    expect(rows()).toHaveLength(3);
    expect(document.activeElement).toBe(document.querySelector('[data-status-filter]'));
  });
});
