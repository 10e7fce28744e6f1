import { expect, test } from 'vitest';

import type { DocumentContext } from '../../../src/site/documents/documentContext.ts';
import { loadApp } from '../../../src/site/documents/loadApp.ts';
import { releaseNotes, releaseVersions } from '../../../src/site/documents/releaseNotes.ts';
import { tabToc } from '../../../src/site/documents/pageViews.ts';
import type { ComponentBlock } from '../../../src/model.ts';
import type { ReleaseNotes } from '../../../src/content/releases/releaseNotes.ts';
import { makeSource } from '../../ui/acme.ts';

const app = await loadApp();
const packages = [{ name: 'knob', version: '2.0.0', href: null }];
const release = (name: string, changes: Partial<ReleaseNotes> = {}): ReleaseNotes => ({
  name,
  date: null,
  packages,
  changes: [],
  ...changes
});
const notes = [release('2.1.0'), release('2.0.1', { packages: [] }), release('2.0.0'), release('1.0.0')];
const context = {
  app,
  facts: { releaseNotes: () => notes },
  referenceOf: () => ({ functions: null, props: null, cssVariables: null })
} as unknown as DocumentContext;
const block = (name: string, attributes: ComponentBlock['attributes'] = {}): ComponentBlock => ({
  kind: 'component',
  name,
  attributes,
  location: { file: '/acme/notes.md' }
});

test('lists releases before `since` by name only, like those without information', () => {
  const { releases, earlier } = releaseNotes(context, block('ReleaseNotes', { since: '2.0.0' }));
  expect(releases.map(({ name, isLatest, anchor }) => [name, isLatest, anchor])).toEqual([
    ['2.1.0', true, 'release-2-1-0'],
    ['2.0.0', false, 'release-2-0-0']
  ]);
  expect(earlier.map(({ name }) => name)).toEqual(['2.0.1', '1.0.0']);
  expect(releaseNotes(context, block('ReleaseNotes')).releases).toHaveLength(3);
});

test('shows a release by name', () => {
  expect(releaseVersions(context, block('ReleaseVersions', { release: '2.0.0' }))?.release.packages).toEqual(packages);
  expect(releaseVersions(context, block('ReleaseVersions', { release: '2.0.0' }))?.release.name).toBe('2.0.0');
  expect(releaseVersions(context, block('ReleaseVersions', { release: '9.0.0' }))).toBeNull();
  expect(releaseVersions(context, block('ReleaseVersions'))?.release.name).toBe('2.1.0');
});

test('adds releases to the table of contents', () => {
  const source = makeSource({ blocks: [block('ReleaseNotes', { since: '2.1.0' })] });
  expect(tabToc(context, source)).toEqual([
    { text: 'Release 2.1.0', id: 'release-2-1-0' },
    { text: 'Earlier releases', id: 'earlier-releases' }
  ]);
});
