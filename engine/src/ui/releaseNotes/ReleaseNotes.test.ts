import { describe, expect, it } from 'vitest';

import { markdownComponents, propsOf, renderMarkdown } from '../../../test/support/markdown.ts';
import { parse, texts } from '../../../test/ui/parse.ts';
import type { PublishedRelease, ReleaseNotesView, ReleaseView } from './ReleaseNotes.tsx';

const { ReleaseNotes, ReleaseVersions } = markdownComponents;

const LATEST: ReleaseView = {
  name: '2.1.0',
  date: '2026-06-01',
  anchor: 'release-2-1-0',
  isLatest: true,
  packages: [
    { name: '@acme/knob', version: '2.1.0', href: 'https://acme.test/knob' },
    { name: '@acme/tools', version: '1.0.0', href: null }
  ],
  changes: [
    {
      kind: 'feature',
      changes: [
        {
          scope: 'Knob',
          text: 'turns with `isTurning`',
          links: [{ text: '#1', href: 'https://acme.test/1' }],
          packages: ['@acme/knob', '@acme/chart']
        }
      ]
    },
    { kind: 'fix', changes: [{ scope: null, text: 'a < b & c', links: [], packages: ['@acme/chart'] }] }
  ]
};

/** Fixture: two full releases, the second without changes, and an earlier one. */
const RELEASES: ReleaseNotesView = {
  releases: [LATEST, { ...LATEST, name: '2.0.0', date: null, anchor: 'release-2-0-0', isLatest: false, changes: [] }],
  earlierAnchor: 'earlier-releases',
  earlier: [{ name: '1.0.0', date: '2025-01-31' }]
};

const document = parse(renderMarkdown(ReleaseNotes, RELEASES));

describe('release notes', () => {
  it('say at a glance how much is new and how much is fixed', () => {
    expect(texts(document, '.pb-release .pb-disclosure-content')).toEqual([
      expect.stringContaining('1 new1 fixed'),
      'versions only',
      '1 release'
    ]);
  });

  it('have one order of kinds in filters, columns, and summaries', () => {
    const [change] = LATEST.changes[1]?.changes ?? [];
    const changes = [...LATEST.changes, { kind: 'other' as const, changes: change ? [change] : [] }];
    const page = parse(renderMarkdown(ReleaseNotes, { ...RELEASES, releases: [{ ...LATEST, changes }] }));
    expect(texts(page, '.pb-facet')).toEqual(['New 1', 'Fixed 1', 'Changed 1']);
    expect(texts(page, '.pb-release-columns > span')).toEqual(['New', 'Fixed', 'Changed']);
    expect(texts(page, '.pb-release-count')).toEqual(['1 new', '1 fixed', '1 changed']);
  });

  it('have a heading for each release and kind, linked from the table of contents', () => {
    expect(texts(document, 'h2, h3')).toEqual([
      'No changes match the filters',
      'Release 2.1.0',
      'New',
      'Fixed',
      'Release 2.0.0',
      'Earlier releases'
    ]);
    const anchors = (ReleaseNotes.toc?.(RELEASES) ?? []).flatMap((entry) => [entry].flat());
    expect(anchors.map(({ text, id }) => [text, document.getElementById(id)?.textContent])).toEqual([
      ['Release 2.1.0', 'Release 2.1.0'],
      ['Release 2.0.0', 'Release 2.0.0'],
      ['Earlier releases', 'Earlier releases']
    ]);
  });

  it('collapse each release but the latest, with the numbers of its changes', () => {
    const summariesOf = (state: string) =>
      [...document.querySelectorAll(`.pb-disclosure > details${state} > summary`)].map((summary) =>
        summary.getAttribute('aria-label')
      );
    expect(summariesOf('[open]')).toEqual(['Release 2.1.0: June 1, 2026, 1 new, 1 fixed']);
    expect(summariesOf(':not([open])')).toEqual(['Release 2.0.0: versions only', 'Earlier releases: 1 release']);
  });

  it('collapse the latest release too if it has no changes', () => {
    const releases = RELEASES.releases.map((release) => ({ ...release, changes: [] }));
    const document = parse(renderMarkdown(ReleaseNotes, { ...RELEASES, releases }));
    expect(document.querySelector('.pb-release > details[open]')).toBeNull();
  });

  it('list changes with links and packages', () => {
    expect(texts(document, '[data-changes] li')).toEqual([
      'Knob: turns with isTurning #1 2 packages@acme/knob, @acme/chart',
      'a < b & c @acme/chart'
    ]);
    expect(texts(document, '[data-changes] code')).toEqual(['isTurning']);
  });

  it('link versions to their diff if known', () => {
    expect(texts(document, '#release-2-1-0, [aria-labelledby="release-2-1-0"] .pb-release-facts li')).toEqual([
      'Release 2.1.0',
      '@acme/knob 2.1.0',
      '@acme/tools 1.0.0'
    ]);
    expect(document.querySelector('.pb-release-facts a')?.getAttribute('href')).toBe('https://acme.test/knob');
  });

  it('offer the existing kinds and packages as filters', () => {
    expect(texts(document, '.pb-facet')).toEqual(['New 1', 'Fixed 1']);
    expect(texts(document, 'option')).toEqual(['All packages', '@acme/chart', '@acme/knob']);
    expect(texts(document, '.pb-filter-count')).toEqual(['2 changes']);
  });

  it('show the dates of earlier releases', () => {
    expect(texts(document, '.pb-releases-earlier li')).toEqual(['1.0.0 January 31, 2025']);
  });
});

it('shows date and packages of a single release', () => {
  const [latest] = RELEASES.releases;
  const alone = parse(latest ? renderMarkdown(ReleaseVersions, { release: latest }) : '');
  expect(texts(alone, 'p, summary')).toEqual(['Released on June 1, 2026', '2 packages of release 2.1.0']);
});

const packages = [{ name: 'knob', version: '2.0.0', href: null }];
const release = (name: string, changes: Partial<PublishedRelease> = {}): PublishedRelease => ({
  name,
  date: null,
  packages,
  changes: [],
  ...changes
});
const notes = [release('2.1.0'), release('2.0.1', { packages: [] }), release('2.0.0'), release('1.0.0')];
const context = { releaseNotes: () => notes };

it('lists releases before `since` by name only, like those without information', () => {
  const notes = propsOf(ReleaseNotes, { attributes: { since: '2.0.0' }, context });
  expect(notes.releases.map(({ name, isLatest, anchor }) => [name, isLatest, anchor])).toEqual([
    ['2.1.0', true, 'release-2-1-0'],
    ['2.0.0', false, 'release-2-0-0']
  ]);
  expect(notes.earlier.map(({ name }) => name)).toEqual(['2.0.1', '1.0.0']);
  expect(propsOf(ReleaseNotes, { context }).releases).toHaveLength(3);
});

it('shows a release by name', () => {
  expect(propsOf(ReleaseVersions, { attributes: { release: '2.0.0' }, context }).release.packages).toEqual(packages);
  expect(propsOf(ReleaseVersions, { attributes: { release: '2.0.0' }, context }).release.name).toBe('2.0.0');
  expect(() => propsOf(ReleaseVersions, { attributes: { release: '9.0.0' }, context })).toThrow('nothing to show');
  expect(propsOf(ReleaseVersions, { context }).release.name).toBe('2.1.0');
});
