import { Window } from 'happy-dom';
import { expect, it } from 'vitest';

import type { Release, Source } from '../../../src/model.ts';
import { createReleasePages, feedOrigin, formatReleaseFeed } from '../../../src/site/publish/releaseFeed.ts';
import { makePage, makeSource } from '../../ui/acme.ts';

const release = (name: string, date: string | null): Release => ({
  name,
  date,
  latest: false,
  hidden: false,
  versions: {}
});

const RELEASES = [release('2.1.0', '2026-05-02'), release('2.0.0', '2026-01-31'), release('1.0.0', null)];

it('lists the releases with their dates and pages, in valid XML', () => {
  const feed = formatReleaseFeed(RELEASES, {
    name: 'Acme & "Sons" <UI>',
    url: 'https://acme.example',
    pageOf: ({ name }) => `/releases/${name}?a&b`
  });
  const parsed = new new Window().DOMParser().parseFromString(feed, 'application/xml');
  const texts = (selector: string) => [...parsed.querySelectorAll(selector)].map(({ textContent }) => textContent);
  expect(texts('feed > updated')).toEqual(['2026-05-02T00:00:00Z']);
  expect(texts('entry > title')).toEqual(['Acme & "Sons" <UI> 2.1.0', 'Acme & "Sons" <UI> 2.0.0']);
  expect(texts('entry > updated')).toEqual(['2026-05-02T00:00:00Z', '2026-01-31T00:00:00Z']);
  expect(texts('id')).toEqual([
    'https://acme.example/releases.atom',
    'https://acme.example/releases.atom#2.1.0',
    'https://acme.example/releases.atom#2.0.0'
  ]);
  expect(parsed.querySelector('entry > link')?.getAttribute('href')).toBe('https://acme.example/releases/2.1.0?a&b');
});

it('leads to the page of a release, else to the release notes', () => {
  const tab = (path: string, name: string, attributes: Record<string, string>): Source =>
    makeSource({
      path,
      blocks: [{ kind: 'component', name, attributes, content: null, location: { file: 'a.md', line: 1 } } as never]
    });
  const pages = [
    makePage({
      sources: [
        tab('/notes', 'ReleaseNotes', {}),
        tab('/releases/2.1', 'ReleaseChanges', { release: '2.1' }),
        tab('/releases/2.10', 'ReleaseChanges', { release: '2.10' })
      ]
    })
  ];
  const pageOf = createReleasePages({ pages });
  expect(['2.1.3', '2.10.0', '2.2.0'].map((name) => pageOf({ name }))).toEqual([
    '/releases/2.1',
    '/releases/2.10',
    '/notes'
  ]);
  expect(createReleasePages({ pages: [] })({ name: '2.1.0' })).toBe('/');
});

it('needs releases, and a public address', () => {
  const releases = { history: [], archives: [], documented: { date: '2026-05-02', packages: [] } };
  const product = { name: 'Acme', url: 'https://acme.example' } as Parameters<typeof feedOrigin>[0]['product'];
  expect(feedOrigin({ product, releases })).toBe('https://acme.example');
  expect(feedOrigin({ product, releases: undefined })).toBeNull();
  expect(feedOrigin({ product: { ...product, url: undefined }, releases })).toBeNull();
});
