// @vitest-environment happy-dom
// Runs alone: it takes abilities from its window for good.
import { expect, it, vi } from 'vitest';

import { disableEscapes, provideStorage } from '../../../src/live/frame/hardening.ts';

it('provides storage for the lifetime of the frame', () => {
  provideStorage();
  localStorage.setItem('count', '1');
  localStorage.setItem('name', 'first');
  expect([localStorage.getItem('count'), localStorage.length, localStorage.key(1)]).toEqual(['1', 2, 'name']);
  expect(sessionStorage.getItem('count')).toBeNull();
  localStorage.removeItem('count');
  expect(localStorage.getItem('count')).toBeNull();
  localStorage.clear();
  expect(localStorage.length).toBe(0);
});

it('refuses workers at once, as their constructors do in other browsers', () => {
  const construct = vi.fn<typeof Worker>();
  vi.stubGlobal('Worker', construct);
  disableEscapes();
  expect(() => new Worker('/worker.js')).toThrow('Worker isn’t available in previews.');
  expect(construct).not.toHaveBeenCalled();
});
