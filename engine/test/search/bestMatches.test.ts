import { describe, expect, it } from 'vitest';

import type { SearchKind } from '../../src/core/searchKind.ts';
import { bestMatches } from '../../src/search/builtIn/bestMatches.ts';
import type { ScoredRecord } from '../../src/search/builtIn/sliceIndex.ts';

const NO_PAGES: ReadonlySet<string> = new Set();

interface Found {
  kind: SearchKind;
  title: string;
  score: number;
  page?: string;
  /** Whether words of the query are in its title, and all of them in its fields. */
  isTitled?: boolean;
  hasAllWords?: boolean;
}

function found({ kind, title, score, page = `/${title}`, isTitled = true, hasAllWords = true }: Found): ScoredRecord {
  return {
    record: {
      kind,
      title,
      address: `${page}#${title}`,
      page,
      section: 'parts',
      place: [],
      badge: null,
      keywords: [],
      text: '',
      importLine: null,
      standalone: null
    },
    score,
    titleWords: new Set(isTitled ? [title] : []),
    askedWords: new Set(),
    hasAllWords
  };
}

const best = (list: readonly Found[], named = NO_PAGES, query = 'main tint') =>
  bestMatches(list.map(found), query, named).map(({ record: { title } }) => title);

const token = (title: string, score: number): Found => ({ kind: 'token', title, score, page: '/tokens' });
const tints: Found = { kind: 'page', title: 'Tints', score: 0.7, hasAllWords: false };

describe('the best matches', () => {
  it('are of all kinds, by their scores, with no more than three of a kind', () => {
    const tokens = [0.69, 0.68, 0.67, 0.66].map((score, index) => token(`--tint-${index}`, score));
    const example: Found = { kind: 'example', title: 'Main tint', score: 0.6 };
    expect(best([tints, ...tokens, example])).toEqual(['Tints', '--tint-0', '--tint-1', '--tint-2', 'Main tint']);
  });

  it('begin with the best page that the query names, whatever its score', () => {
    const heading: Found = { kind: 'heading', title: 'Main tints', score: 0.9 };
    const list = [heading, token('--tint', 0.8), tints];
    expect(best(list)).toEqual(['Main tints', '--tint', 'Tints']);
    expect(best(list, new Set(['/Tints']))).toEqual(['Tints', 'Main tints', '--tint']);
  });

  it('have one result of each page before further ones', () => {
    const parts = ['A', 'B', 'C'].map((title): Found => ({ kind: 'heading', title, score: 0.69, page: '/Tints' }));
    const others = ['D', 'E', 'F'].map((title): Found => ({ kind: 'component', title, score: 0.6 }));
    expect(best([tints, ...parts, ...others])).toEqual(['Tints', 'A', 'D', 'E', 'F']);
  });

  it('leave out pages found by a passage, and parts without all words or of no good score', () => {
    const others: Found[] = [
      { kind: 'page', title: 'Passage', score: 0.69, isTitled: false },
      { kind: 'heading', title: 'Main', score: 0.65, hasAllWords: false },
      { kind: 'heading', title: 'Weak', score: 0.4 },
      { kind: 'page', title: 'Poor', score: 0.3 }
    ];
    expect(best([tints, ...others, token('--a', 0.6), token('--b', 0.6)])).toEqual(['Tints', '--a', '--b']);
  });

  it('are a single one, if no page is named', () => {
    const passage: Found = { kind: 'page', title: 'Passage', score: 0.69, isTitled: false };
    expect(best([passage, { kind: 'heading', title: 'Main tints', score: 0.65 }])).toEqual(['Main tints']);
  });

  it('are none if they would repeat the first group: pages alone, or an exact name', () => {
    expect(best(['A', 'B', 'C'].map((title) => ({ ...tints, title })))).toEqual([]);
    const names = [token('--main-tint', 2), token('--main-tint-hover', 0.9), tints];
    expect(best(names, NO_PAGES, '--main-tint')).toEqual([]);
    expect(best(names, NO_PAGES, 'main')).toHaveLength(3);
  });
});
