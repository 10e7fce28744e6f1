// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';

import { forgetAllSearches, forgetSearch, recentSearches, rememberSearch } from './recentSearches.ts';

const KEY = 'patternbook-recent-searches';

beforeEach(() => {
  localStorage.clear();
});

describe('recent searches', () => {
  it('are kept, the last first and each once, eight at most', () => {
    for (const query of ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', ' THREE ']) {
      rememberSearch(query);
    }
    expect(recentSearches()).toEqual(['THREE', 'nine', 'eight', 'seven', 'six', 'five', 'four', 'two']);
  });

  it('leave out single letters', () => {
    rememberSearch(' a ');
    expect(recentSearches()).toEqual([]);
  });

  it('leave out texts that nobody types, also where they are stored already', () => {
    rememberSearch('x'.repeat(201));
    expect(recentSearches()).toEqual([]);
    localStorage.setItem(KEY, JSON.stringify(['x'.repeat(1_000_000), 'one', '']));
    expect(recentSearches()).toEqual(['one']);
  });

  it('are forgotten one by one, or all', () => {
    rememberSearch('one');
    rememberSearch('two');
    rememberSearch('three');
    forgetSearch('two');
    expect(recentSearches()).toEqual(['three', 'one']);
    forgetAllSearches();
    expect(recentSearches()).toEqual([]);
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it.each(['no JSON', '7', '{"a":1}', 'null'])('are none where %s is stored', (stored) => {
    localStorage.setItem(KEY, stored);
    expect(recentSearches()).toEqual([]);
  });

  it('leave out what is no text', () => {
    localStorage.setItem(KEY, '["one",2,null]');
    expect(recentSearches()).toEqual(['one']);
  });
});
