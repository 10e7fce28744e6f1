import { describe, expect, it } from 'vitest';

import { FIT, findWord, fold, hasWords, matchedRanges, queryWords } from './textMatch.ts';

const has = (query: string, text: string): boolean => hasWords(queryWords(query), fold(text));
const ranges = (query: string, text: string) => matchedRanges(queryWords(query), fold(text));

describe('the words of a query', () => {
  it.each([
    ['DATA list', 'Data list'],
    ['datalist', 'Data list'],
    ['datal', 'Data list'],
    ['data-list', 'Data list'],
    ['data_list', '--data--list'],
    ['table', 'Veritable'],
    ['uber', 'Über uns'],
    ['color-', '--pf-color--brand'],
    ['calc(1', 'calc(1px)'],
    ["don't", 'Don’t say “never”'],
    ['say "never', 'Don’t say “never”'],
    ['don’t', "Don't"],
    ['  ', 'anything']
  ])('"%s" are found in "%s"', (query, text) => {
    expect(has(query, text)).toBe(true);
  });

  it.each([
    ['data', 'had a table'],
    ['table about', 'Table'],
    ['.*', 'Table'],
    ['list data', 'Data lis']
  ])('"%s" are not found in "%s"', (query, text) => {
    expect(has(query, text)).toBe(false);
  });

  it('are best alone, then at the beginning of a word', () => {
    const fitOf = (text: string) => findWord(queryWords('table')[0] ?? [], text)?.fit;
    expect(fitOf('a table')).toBe(FIT.wholeWord);
    expect(fitOf('veritable tables')).toBe(FIT.beginning);
    expect(fitOf('veritable')).toBe(FIT.inside);
    expect(fitOf('tab')).toBeUndefined();
  });

  it('are told where they stand, those that overlap once', () => {
    expect(ranges('table data', 'Data table')).toEqual([
      [0, 4],
      [5, 10]
    ]);
    expect(ranges('datalist', 'The Data list')).toEqual([[4, 13]]);
    expect(ranges('ta tab', 'Table')).toEqual([[0, 2]]);
    expect(ranges('über', 'Über uns')).toEqual([[0, 4]]);
    expect(ranges('b', '😀 İ b')).toEqual([[5, 6]]);
  });
});
