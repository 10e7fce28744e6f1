import type { SearchRecord } from '../../src/core/searchRecord.ts';

/** Creates a record of a page, with overrides. */
export function searchRecord(changes: Partial<SearchRecord> = {}): SearchRecord {
  return {
    id: 'page /components/dial',
    kind: 'page',
    title: 'Dial',
    address: '/components/dial',
    page: '/components/dial',
    section: 'components',
    place: ['Components'],
    badge: null,
    keywords: [],
    text: 'A dial sets a value by turning.',
    importLine: null,
    standalone: null,
    ...changes
  };
}

/** Creates a number of different records. */
export function searchRecords(count: number): SearchRecord[] {
  return Array.from({ length: count }, (_, index) =>
    searchRecord({ id: `page ${index}`, title: `Dial ${index}`, address: `/components/dial-${index}` })
  );
}
