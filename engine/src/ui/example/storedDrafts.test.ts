// @vitest-environment happy-dom
import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';

import { hasStoredDrafts } from './draftStorage.ts';
import { type Draft, NO_DRAFT, storeDrafts, takeStoredDrafts } from './storedDrafts.ts';

const KEY = 'patternbook-drafts';
const DRAFT: Draft = { ...NO_DRAFT, isOpen: true, edited: { code: 'own', lang: 'ts' } };

beforeEach(() => sessionStorage.clear());

it('drafts are there for the next document, and only for that', () => {
  storeDrafts([['/knob/basic', DRAFT]]);
  expect(hasStoredDrafts()).toBe(true);
  expect(takeStoredDrafts()).toEqual([['/knob/basic', DRAFT]]);
  expect(hasStoredDrafts()).toBe(false);
  expect(takeStoredDrafts()).toEqual([]);
});

it('whatever is stored does no harm', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
      sessionStorage.setItem(KEY, stored);
      expect(takeStoredDrafts().filter(([, { edited }]) => edited !== null)).toEqual([]);
    })
  );
});

it.each([
  '[["/knob/basic",{"isOpen":"yes","edited":{"code":7,"lang":"ts"}}]]',
  '[["/knob/basic",{"edited":{"code":"x","lang":"php"}}]]',
  '[["/knob/basic",null]]'
])('drafts of another form are none: %s', (stored) => {
  sessionStorage.setItem(KEY, stored);
  expect(takeStoredDrafts()).toEqual([['/knob/basic', NO_DRAFT]]);
});
