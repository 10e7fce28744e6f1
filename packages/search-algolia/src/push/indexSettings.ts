import type { IndexSettings, SupportedLanguage, SynonymHit } from 'algoliasearch';

import { RETRIEVED_ATTRIBUTES, type ServiceAttribute } from '../serviceRecord.ts';

type Searchable = ServiceAttribute | `unordered(${ServiceAttribute})` | `${ServiceAttribute},${ServiceAttribute}`;

const searchableAttributes: Searchable[] = [
  'title,identifier',
  'unordered(keywords)',
  'unordered(place)',
  'unordered(text)'
];
const identifiers: ServiceAttribute[] = ['identifier'];
const groupedBy: ServiceAttribute = 'group';

const SETTINGS: IndexSettings = {
  searchableAttributes,
  // Facets are counted after grouping, so that counts match the visible results. Records of a group share both.
  attributesForFaceting: ['afterDistinct(kind)', 'afterDistinct(section)'],
  customRanking: ['desc(rank)'],
  attributeForDistinct: groupedBy,
  distinct: true,
  attributesToRetrieve: [...RETRIEVED_ATTRIBUTES],
  // `--acme-button` must not match like `acme button`.
  separatorsToIndex: '-_',
  disableTypoToleranceOnAttributes: identifiers,
  ignorePlurals: true,
  // Queries in natural language fall back to records with some of the words if none has all.
  removeWordsIfNoResults: 'allOptional'
};

/**
 * Returns the language, searchable attributes, and ranking of the hosted index; other settings keep the service's
 * defaults. The service refuses languages that it doesn't know.
 * @param language of the site, as a BCP 47 tag
 */
export function indexSettings(language: string): IndexSettings {
  const languages = [new Intl.Locale(language).language as SupportedLanguage];
  return { ...SETTINGS, queryLanguages: languages, indexLanguages: languages };
}

/** Converts a site's synonyms to one-way synonyms: a search for the key also finds the others, but not vice versa. */
export function toSynonyms(synonyms: Readonly<Record<string, readonly string[]>>): SynonymHit[] {
  return Object.entries(synonyms).map(([input, words]) => ({
    objectID: `one-way ${input}`,
    type: 'onewaysynonym',
    input,
    synonyms: [...words]
  }));
}
