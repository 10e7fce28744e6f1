import { describe, expect, it } from 'vitest';

import { loadApp } from '../../src/site/documents/loadApp.ts';
import { parse, texts } from './parse.ts';
import { RELEASES } from './releases.ts';

const app = await loadApp();
const document = parse(app.renderMarkdownComponent('ReleaseNotes', RELEASES));

describe('release notes', () => {
  it('have a heading for each release and kind, linked from the table of contents', () => {
    expect(texts(document, 'h2, h3')).toEqual([
      'No results found',
      'Release 2.1.0',
      'Features',
      'Fixes',
      'Release 2.0.0',
      'Earlier releases'
    ]);
    const anchors = app.releasesToc(RELEASES).flatMap((entry) => [entry].flat());
    expect(anchors.map(({ text, id }) => [text, document.getElementById(id)?.textContent])).toEqual([
      ['Release 2.1.0', 'Release 2.1.0'],
      ['Release 2.0.0', 'Release 2.0.0'],
      ['Earlier releases', 'Earlier releases']
    ]);
  });

  it('collapse each release, with the number of its changes', () => {
    expect(texts(document, '.pb-disclosure > details:not([open]) > summary')).toEqual([
      'Release 2.1.0: 2 changes',
      'Release 2.0.0: 0 changes'
    ]);
  });

  it('list changes with links and packages', () => {
    expect(texts(document, '[data-changes] li')).toEqual([
      'Knob: turns with isTurning#1@acme/knob, @acme/chart',
      'a < b & c@acme/chart'
    ]);
    expect(texts(document, '[data-changes] code')).toEqual(['isTurning']);
  });

  it('link versions to their diff if known', () => {
    expect(texts(document, '#release-2-1-0, [aria-labelledby="release-2-1-0"] .pb-release-versions li')).toEqual([
      'Release 2.1.0',
      '@acme/knob2.1.0',
      '@acme/tools1.0.0'
    ]);
    expect(document.querySelector('.pb-release-versions a')?.getAttribute('href')).toBe('https://acme.test/knob');
  });

  it('offer the existing kinds and packages as filters', () => {
    expect(texts(document, '.pb-facet')).toEqual(['Features 1', 'Fixes 1']);
    expect(texts(document, 'option')).toEqual(['All packages', '@acme/chart', '@acme/knob']);
    expect(texts(document, '.pb-filter-count')).toEqual(['2 changes']);
  });

  it('show the dates of earlier releases', () => {
    expect(texts(document, '.pb-releases-earlier li')).toEqual(['1.0.0January 31, 2025']);
  });
});

it('shows date and packages of a single release', () => {
  const [latest] = RELEASES.releases;
  const alone = parse(latest ? app.renderMarkdownComponent('ReleaseVersions', { release: latest }) : '');
  expect(texts(alone, 'p, summary')).toEqual(['Released on June 1, 2026', '2 packages of release 2.1.0']);
});
