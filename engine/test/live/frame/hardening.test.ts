// @vitest-environment happy-dom
import { expect, it } from 'vitest';

import { provideStorage } from '../../../src/live/frame/hardening.ts';

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
