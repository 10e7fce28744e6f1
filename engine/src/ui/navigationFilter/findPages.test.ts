import { describe, expect, it } from 'vitest';

import { createPageFinder } from './findPages.ts';

const PAGES = [
  { title: 'Data table', path: '/a', place: 'Components' },
  { title: 'Table', path: '/b', place: 'Components · Beta' },
  { title: 'Über uns', path: '/c', place: 'About' },
  { title: 'Veritable', path: '/d', place: 'Patterns' }
];
const find = createPageFinder(PAGES);
const paths = (query: string) => find(query).map(({ page }) => page.path);

describe('createPageFinder', () => {
  it('puts titles that begin with the query first, then words that do, then the rest', () => {
    expect(paths('table')).toEqual(['/b', '/a', '/d']);
  });

  it('looks for every word, in the place too, whatever case and accents', () => {
    expect(paths('TABLE comp')).toEqual(['/b', '/a']);
    expect(paths('beta')).toEqual(['/b']);
    expect(paths('uber')).toEqual(['/c']);
    expect(paths('table about')).toEqual([]);
  });

  it('finds names however their words are joined', () => {
    expect(paths('datatable')).toEqual(['/a']);
    expect(paths('data-table')).toEqual(['/a']);
  });

  it('takes signs as they are', () => {
    expect(paths('.*')).toEqual([]);
  });

  it('tells which parts of the title match, those that overlap once', () => {
    expect(find('table data')[0]?.matches).toEqual([
      [0, 4],
      [5, 10]
    ]);
    expect(find('ta tab')[0]?.matches).toEqual([[0, 2]]);
    expect(find('über')[0]?.matches).toEqual([[0, 4]]);
  });

  it('finds among thousands of pages in a moment', () => {
    const many = Array.from({ length: 2000 }, (_, index) => ({
      title: `Page ${index} of many`,
      path: `/${index}`,
      place: 'Section'
    }));
    const findMany = createPageFinder(many);
    const start = performance.now();
    expect(findMany('many 199')).toHaveLength(12);
    expect(performance.now() - start).toBeLessThan(200);
  });
});
