// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { reloadIfStale } from '../../src/live/staleDocument.ts';

const OLD = '/assets/knob-1.js';

const reload = vi.spyOn(window.location, 'reload').mockReturnValue();

/** What the host answers at the document's address. */
function publish(html: string): void {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(html)));
}

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

test('a document whose module was replaced is loaded anew, once', async () => {
  publish('<main data-module="/assets/knob-2.js"></main>');
  expect(await reloadIfStale(OLD)).toBe(true);
  expect(await reloadIfStale(OLD)).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
});

test('a document that still names the module stays', async () => {
  publish(`<main data-module="${OLD}"></main>`);
  expect(await reloadIfStale(OLD)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('without a network or storage the document stays', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  expect(await reloadIfStale(OLD)).toBe(false);

  publish('<main></main>');
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('denied');
    }
  });
  expect(await reloadIfStale('/assets/dial-1.js')).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
