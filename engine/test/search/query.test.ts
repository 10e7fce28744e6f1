import { describe, expect, it } from 'vitest';

import { interpretQuery, shortenQuery } from '../../src/search/builtIn/query.ts';

const wordsIn = (query: string, synonyms = {}): string[][] =>
  interpretQuery(query, synonyms).map(({ words }) => words.map(({ alternatives: [own] }) => own?.word ?? ''));

describe('a query', () => {
  it('consists of its significant words', () => {
    expect(wordsIn('How do I make a table sortable?')).toEqual([['make', 'table', 'sortable']]);
  });

  it('of stop words only keeps them', () => {
    expect(wordsIn('how to')).toEqual([['how', 'to']]);
  });

  it('keeps stop words that are part of a name', () => {
    expect(wordsIn('isInline')).toEqual([['is', 'inline']]);
  });

  it('of thousands of words is truncated to 40', () => {
    const words = Array.from({ length: 5000 }, (_, index) => `w${index}`);
    expect(wordsIn(words.join(' '))).toEqual([words.slice(0, 40)]);
  });

  it('of one endless word is truncated to what can be found', () => {
    expect(shortenQuery(`Button ${'a'.repeat(100_000)} ${'é'.repeat(500)}`)).toBe(
      `Button ${'a'.repeat(100)} ${'é'.repeat(100)}`
    );
    expect(shortenQuery('w '.repeat(5000)).length).toBeLessThan(100);
    expect(shortenQuery('--acme-v6-c-button--PaddingBlockStart')).toBe('--acme-v6-c-button--PaddingBlockStart');
  });

  it('without words has no interpretation', () => {
    expect(interpretQuery(' -- ', {})).toEqual([]);
  });

  it('has an interpretation for each synonym, in singular and plural', () => {
    const synonyms = { 'side sheet': ['drawer', 'modal box'], toast: ['alert'] };
    expect(wordsIn('close Side sheets', synonyms)).toEqual([
      ['close', 'side', 'sheet'],
      ['close', 'drawer'],
      ['close', 'modal', 'box']
    ]);
    expect(wordsIn('side toast', synonyms)).toEqual([
      ['side', 'toast'],
      ['side', 'alert']
    ]);
  });

  it('prefers its own words to synonyms, and earlier synonyms to later ones', () => {
    const read = interpretQuery('toast', { toast: ['alert', 'banner'] });
    expect(read.map(({ isSynonym }) => isSynonym)).toEqual([false, true, true]);
    expect(read.map(({ weight }) => weight)).toEqual(read.map(({ weight }) => weight).toSorted((a, b) => b - a));
    expect(new Set(read.map(({ weight }) => weight)).size).toBe(3);
  });

  it('contains a word once', () => {
    expect(wordsIn('radio button', { 'radio button': ['radio'] })[1]).toEqual(['radio']);
  });

  it('distinguishes identifiers from words', () => {
    const isIdentifier = (query: string): boolean => interpretQuery(query, {})[0]?.isIdentifier === true;
    expect(['--acme-knob', 'acme-c-knob__part', 'onToggle', '--acme-knob--'].map(isIdentifier)).toEqual([
      true,
      true,
      true,
      true
    ]);
    expect(['knob', 'Data list', 'two onToggle'].map(isIdentifier)).toEqual([false, false, false]);
  });

  it('weights common words lower', () => {
    const [make, table] = interpretQuery('make table', {})[0]?.words ?? [];
    expect(make?.weight).toBeLessThan(table?.weight ?? 0);
  });
});
