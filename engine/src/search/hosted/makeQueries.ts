import type { SearchQuery } from 'algoliasearch/lite';

import { SEARCH_KINDS, type SearchKind } from '../searchKind.ts';
import type { SearchRequest } from '../searchProvider.ts';
import { MARK_END, MARK_START } from './markedText.ts';
import { RETRIEVED_ATTRIBUTES } from './serviceRecord.ts';

/** Words of a text that are shown around what was found. */
const SNIPPET_WORDS = 30;
/** More than this the service never returns at once. */
const MAX_HITS = 1000;

/** A query with the number of results that it asks for. */
export type HitsQuery = SearchQuery & { hitsPerPage: number };

/** The query for everything that a request wants, best first, with the number of results of each kind. */
export function mainQuery(indexName: string, request: SearchRequest): HitsQuery {
  const kinds = request.kinds.length === 0 ? SEARCH_KINDS : request.kinds;
  return {
    ...commonParameters(indexName, request),
    filters: filtersOf(request.kinds, request.section),
    hitsPerPage: Math.min(request.limit * kinds.length, MAX_HITS),
    facets: ['kind']
  };
}

/** The same for one kind alone, of which the main query's answer has too few because others came before it. */
export function kindQuery(indexName: string, request: SearchRequest, kind: SearchKind): HitsQuery {
  return {
    ...commonParameters(indexName, request),
    filters: filtersOf([kind], request.section),
    hitsPerPage: Math.min(request.limit, MAX_HITS),
    // A query of its own in the service's statistics would count every reader twice.
    analytics: false
  };
}

function commonParameters(indexName: string, { query }: SearchRequest) {
  return {
    indexName,
    query,
    attributesToRetrieve: [...RETRIEVED_ATTRIBUTES],
    attributesToHighlight: ['title', 'identifier'],
    attributesToSnippet: [`text:${SNIPPET_WORDS}`],
    highlightPreTag: MARK_START,
    highlightPostTag: MARK_END,
    snippetEllipsisText: '…'
  };
}

function filtersOf(kinds: readonly SearchKind[], section: string | null): string {
  const anyKind = kinds.map((kind) => `kind:${kind}`).join(' OR ');
  const parts = [
    ...(kinds.length > 0 ? [`(${anyKind})`] : []),
    ...(section === null ? [] : [`section:"${section.replaceAll(/["\\]/g, '')}"`])
  ];
  return parts.join(' AND ');
}
