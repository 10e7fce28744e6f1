import type { SearchRecord } from '../../src/search/searchRecord.ts';

/** A record of a page, changed as given. */
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

/** Different records, as many as wanted. */
export function searchRecords(count: number): SearchRecord[] {
  return Array.from({ length: count }, (_, index) =>
    searchRecord({ id: `page ${index}`, title: `Dial ${index}`, address: `/components/dial-${index}` })
  );
}
