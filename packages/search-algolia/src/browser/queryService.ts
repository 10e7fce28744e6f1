import type { SearchQuery } from 'algoliasearch/lite';
import {
  SEARCH_KINDS,
  type SearchAnswer,
  type SearchKind,
  type SearchRequest,
  SearchUnavailableError
} from 'patternbook/search';

import { RETRIEVED_ATTRIBUTES } from '../serviceRecord.ts';
import { delay } from './delay.ts';
import type { HostedClient } from './hostedClient.ts';
import { type Hit, MARK_END, MARK_START, type QueryAnswer, readAnswer } from './readAnswer.ts';

/** Timeout of a request to the service. */
const SERVICE_TIMEOUT_MS = 5000;

/**
 * Queries the service. A single query covers all kinds, since only the service can rank results across kinds. If
 * results of one kind displace those of another, a second request fetches the missing ones, with one query per kind.
 * Every query is billed, so this happens only for common words.
 * @param onAnswer receives the answer of the first request and, if there is a second one, the merged answer
 * @throws (rejects) if the first request fails; failures of the second one are ignored
 */
export async function queryService(
  client: HostedClient,
  indexName: string,
  request: SearchRequest,
  onAnswer: (answer: SearchAnswer) => void
): Promise<void> {
  const query = mainQuery(indexName, request);
  const [main] = await sendQueries(client, [query]);
  if (!main) {
    return;
  }
  const hits = main.hits.filter(withinLimit(request.limit));
  const isCut = main.hits.length === query.hitsPerPage;
  const short = isCut ? truncatedKinds(main, hits, request.limit) : [];
  onAnswer(toAnswer(hits, main.counts, short.length > 0));
  if (short.length > 0) {
    const further = await queryFurtherHits(client, indexName, request, short);
    const all = [...hits, ...further].filter(withoutDuplicates()).filter(withinLimit(request.limit));
    onAnswer(toAnswer(all, main.counts, false));
  }
}

async function sendQueries(client: HostedClient, queries: HitsQuery[]): Promise<QueryAnswer[]> {
  const answer = await withTimeout(client.search(queries));
  try {
    return readAnswer(answer, queries.length);
  } catch (error) {
    // Don't let the client serve an invalid answer from its cache.
    await client.clearCache();
    throw error;
  }
}

/** @throws (rejects) on timeout; by itself, the client would try host after host for half a minute */
function withTimeout(answer: Promise<unknown>): Promise<unknown> {
  const late = delay(SERVICE_TIMEOUT_MS).then(() => {
    throw new SearchUnavailableError(`The search service did not answer within ${SERVICE_TIMEOUT_MS} ms.`);
  });
  return Promise.race([answer, late]);
}

async function queryFurtherHits(
  client: HostedClient,
  indexName: string,
  request: SearchRequest,
  kinds: readonly SearchKind[]
): Promise<Hit[]> {
  try {
    const queries = kinds.map((kind) => kindQuery(indexName, request, kind));
    return (await sendQueries(client, queries)).flatMap(({ hits }) => hits);
  } catch {
    return [];
  }
}

/** Returns the kinds of which the answer contains fewer results than the total and the limit allow. */
function truncatedKinds({ counts }: QueryAnswer, hits: readonly Hit[], limit: number): SearchKind[] {
  return SEARCH_KINDS.filter((kind) => {
    const found = hits.filter(({ result }) => result.kind === kind).length;
    return found < Math.min(counts[kind] ?? 0, limit);
  });
}

function withinLimit(limit: number): (hit: Hit) => boolean {
  const seen = new Map<SearchKind, number>();
  return ({ result }) => {
    const count = (seen.get(result.kind) ?? 0) + 1;
    seen.set(result.kind, count);
    return count <= limit;
  };
}

function withoutDuplicates(): (hit: Hit) => boolean {
  const seen = new Set<string>();
  return ({ id }) => seen.size < seen.add(id).size;
}

function toAnswer(hits: readonly Hit[], counts: SearchAnswer['counts'], isPartial: boolean): SearchAnswer {
  const results = hits.map(({ result }) => result);
  return { results, counts, isPartial, missing: [], isFallback: false, suggestions: [] };
}

/** Length of excerpts in words. */
const SNIPPET_WORDS = 30;
/** Maximum `hitsPerPage` of the service. */
const MAX_HITS = 1000;

/** A query with an explicit number of results. */
type HitsQuery = SearchQuery & { hitsPerPage: number };

/** Creates the query for all requested kinds, with counts by kind. */
function mainQuery(indexName: string, request: SearchRequest): HitsQuery {
  const kinds = request.kinds.length === 0 ? SEARCH_KINDS : request.kinds;
  return {
    ...commonParameters(indexName, request),
    filters: filtersOf(request.kinds, request.section),
    hitsPerPage: Math.min(request.limit * kinds.length, MAX_HITS),
    facets: ['kind']
  };
}

/** Creates the query for a single kind, most of whose results were displaced in the main query's answer. */
function kindQuery(indexName: string, request: SearchRequest, kind: SearchKind): HitsQuery {
  return {
    ...commonParameters(indexName, request),
    filters: filtersOf([kind], request.section),
    hitsPerPage: Math.min(request.limit, MAX_HITS),
    // Otherwise, the service's statistics would count the search twice.
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
