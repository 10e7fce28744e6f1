import { expect, test } from 'vitest';

import { cssVariablesPlaces } from '../../../src/site/documents/cssVariablesPlaces.ts';
import type { Source } from '../../../src/model.ts';
import { makePage, makeSource } from '../../ui/acme.ts';

function tab(path: string, cssPrefix: string[]): Source {
  const { referenceAnchors } = makeSource();
  return makeSource({ path, cssPrefix, referenceAnchors: { ...referenceAnchors, prefixes: cssPrefix } });
}

function placesOf(sources: Source[], hasRows: (prefix: string) => boolean = () => true) {
  const site = { pages: [makePage({ sources })], navigation: [], redirects: [], assets: [], problems: [] };
  return cssVariablesPlaces(site, hasRows);
}

test('a single table is found by the heading of the section', () => {
  const placeOf = placesOf([tab('/knob', ['acme-knob'])]);
  expect(placeOf('acme-knob')).toBe('/knob#css-variables');
  expect(placeOf('acme-dial')).toBeNull();
});

test('of several tables each has a heading of its own', () => {
  const sources = [tab('/knob', ['acme-knob', 'acme-dial'])];
  expect(placesOf(sources)('acme-dial')).toBe('/knob#acme-dial');
  // A prefix without variables has no table.
  const placeOf = placesOf(sources, (prefix) => prefix === 'acme-dial');
  expect([placeOf('acme-knob'), placeOf('acme-dial')]).toEqual([null, '/knob#css-variables']);
});

test('the first tab that documents a prefix counts', () => {
  expect(placesOf([tab('/knob', ['acme-knob']), tab('/knob/html', ['acme-knob'])])('acme-knob')).toBe(
    '/knob#css-variables'
  );
});
