// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { isDocumentStale, reloadIfStale } from '../../../src/browser/islands/staleDocument.ts';

const OLD = '/assets/knob-1.js';

const reload = vi.spyOn(window.location, 'reload').mockReturnValue();

/** Sets the host's response at the document's URL. */
function publish(html: string): void {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(html)));
}

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

test('reloads a document once if its module was replaced', async () => {
  publish('<main data-module="/assets/knob-2.js"></main>');
  expect(await reloadIfStale(OLD)).toBe(true);
  expect(await reloadIfStale(OLD)).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
});

test('keeps a document that still references the module', async () => {
  publish(`<main data-module="${OLD}"></main>`);
  expect(await reloadIfStale(OLD)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('keeps the document without network or storage', async () => {
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

test.each([
  ['two deployments in turn', (visit: number) => visit % 2],
  ['another deployment with each answer', (visit: number) => visit]
])('reloads at most twice if a host serves %s', async (_, moduleOf) => {
  for (let visit = 0; visit < 6; visit += 1) {
    publish(`<main data-module="/assets/knob-${moduleOf(visit + 1)}.js"></main>`);
    await reloadIfStale(`/assets/knob-${moduleOf(visit)}.js`);
  }
  expect(reload).toHaveBeenCalledTimes(2);
});

test.each(['{', '7', '"/assets/knob-1.js"', '{"length":1e9}'])('ignores invalid storage: %s', async (stored) => {
  sessionStorage.setItem('patternbook-reloaded', stored);
  publish('<main></main>');
  await expect(reloadIfStale(OLD)).resolves.toBeTypeOf('boolean');
});

test('notifies listeners before the reload', async () => {
  const onReload = vi.fn();
  document.addEventListener('patternbook:reload', onReload);
  publish('<main></main>');
  await reloadIfStale(OLD);
  expect(onReload).toHaveBeenCalledOnce();
});

test.each([
  ['the same frame and module', '<html data-frame="f1"><main data-module="/assets/knob-1.js">', false],
  ['another frame', '<html data-frame="f2"><main data-module="/assets/knob-1.js">', true],
  ['another module', '<html data-frame="f1"><main data-module="/assets/knob-2.js">', true]
])('a host that now serves %s', async (_, html, isStale) => {
  document.documentElement.dataset['frame'] = 'f1';
  document.body.innerHTML = `<main data-module="${OLD}"></main>`;
  publish(html);
  expect(await isDocumentStale()).toBe(isStale);
});
