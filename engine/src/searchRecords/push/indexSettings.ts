import type { IndexSettings } from 'algoliasearch';

import type { ServiceRecord } from '../../search/hosted/serviceRecord.ts';

/** Names of attributes as records have them, so that a renamed one is an error here. */
type Attribute = ServiceRecord extends infer R ? (R extends unknown ? keyof R : never) : never;
type Searchable = Attribute | `unordered(${Attribute})` | `${Attribute},${Attribute}`;

const searchableAttributes: Searchable[] = [
  'title,identifier',
  'unordered(keywords)',
  'unordered(place)',
  'unordered(text)'
];
const identifiers: Attribute[] = ['identifier'];
const retrieved: Attribute[] = [
  'kind',
  'title',
  'identifier',
  'address',
  'section',
  'place',
  'badge',
  'importLine',
  'standalone'
];
const groupedBy: Attribute = 'group';

/** How the hosted index finds and orders records; the rest is as the service has it by default. */
export const INDEX_SETTINGS: IndexSettings = {
  searchableAttributes,
  // Counted after grouping: as many as there are to see. Records of a group share both.
  attributesForFaceting: ['afterDistinct(kind)', 'afterDistinct(section)'],
  customRanking: ['desc(rank)'],
  attributeForDistinct: groupedBy,
  distinct: true,
  attributesToRetrieve: retrieved,
  // `--acme-button` is another thing than `acme button`.
  separatorsToIndex: '-_',
  disableTypoToleranceOnAttributes: identifiers,
  ignorePlurals: true,
  queryLanguages: ['en'],
  indexLanguages: ['en'],
  // A question in words finds what has some of them, if nothing has all.
  removeWordsIfNoResults: 'allOptional'
};
