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
    rows: () => [...document.querySelectorAll('tbody tr')].map((row) => row.querySelector('a')?.textContent),
    sorts: () => [...document.querySelectorAll('thead th')].map((heading) => heading.getAttribute('aria-sort')),
    sort: (column: number) => press(`thead th:nth-child(${column}) button`)
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
});
