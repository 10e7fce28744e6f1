import type { IndexSettings, SynonymHit } from 'algoliasearch';

import { RETRIEVED_ATTRIBUTES, type ServiceAttribute } from '../../search/hosted/serviceRecord.ts';

type Searchable = ServiceAttribute | `unordered(${ServiceAttribute})` | `${ServiceAttribute},${ServiceAttribute}`;

const searchableAttributes: Searchable[] = [
  'title,identifier',
  'unordered(keywords)',
  'unordered(place)',
  'unordered(text)'
];
const identifiers: ServiceAttribute[] = ['identifier'];
const groupedBy: ServiceAttribute = 'group';

/** Searchable attributes and ranking of the hosted index; other settings keep the service's defaults. */
export const INDEX_SETTINGS: IndexSettings = {
  searchableAttributes,
  // Counted after grouping: as many as there are to see. Records of a group share both.
  attributesForFaceting: ['afterDistinct(kind)', 'afterDistinct(section)'],
  customRanking: ['desc(rank)'],
  attributeForDistinct: groupedBy,
  distinct: true,
  attributesToRetrieve: [...RETRIEVED_ATTRIBUTES],
  // `--acme-button` is another thing than `acme button`.
  separatorsToIndex: '-_',
  disableTypoToleranceOnAttributes: identifiers,
  ignorePlurals: true,
  queryLanguages: ['en'],
  indexLanguages: ['en'],
  // A question in words finds what has some of them, if nothing has all.
  removeWordsIfNoResults: 'allOptional'
};

/** A site's synonyms as the service gets them: who asks for the first finds the others too, not the other way round. */
export function toSynonyms(synonyms: Readonly<Record<string, readonly string[]>>): SynonymHit[] {
  return Object.entries(synonyms).map(([input, words]) => ({
    objectID: `one-way ${input}`,
    type: 'onewaysynonym',
    input,
    synonyms: [...words]
  }));
}
