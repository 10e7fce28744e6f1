import type { SearchQuery } from 'algoliasearch/lite';

import { SEARCH_KINDS, type SearchKind } from '../searchKind.ts';
import { type SearchAnswer, type SearchRequest, SearchUnavailableError } from '../searchProvider.ts';
import { delay } from '../delay.ts';
import type { HostedClient } from './hostedClient.ts';
import { type Hit, MARK_END, MARK_START, type QueryAnswer, readAnswer } from './readAnswer.ts';
import { RETRIEVED_ATTRIBUTES } from './serviceRecord.ts';

/** A service that takes longer than this for a request does not answer any more. */
const SERVICE_TIMEOUT_MS = 5000;

/**
 * Answers a request from the service. One query asks for all kinds, since only the service knows which of two results
 * of different kinds is the better one. Where many results of one kind left too few of another, a second request
 * fetches those, a query for each such kind: for common words only, since every query is charged for.
 * @param onAnswer gets the answer of the first request, and if there is a second one, of both
 * @throws (rejects) where the first request fails; without the second one's answer, the first one's is all there is
 */
export async function askService(
  client: HostedClient,
  indexName: string,
  request: SearchRequest,
  onAnswer: (answer: SearchAnswer) => void
): Promise<void> {
  const query = mainQuery(indexName, request);
  const [main] = await ask(client, [query]);
  if (!main) {
    return;
  }
  const hits = main.hits.filter(withinLimit(request.limit));
  const isCut = main.hits.length === query.hitsPerPage;
  const short = isCut ? kindsCutShort(main, hits, request.limit) : [];
  onAnswer(toAnswer(hits, main.counts, short.length > 0));
  if (short.length > 0) {
    const further = await askFurther(client, indexName, request, short);
    const all = [...hits, ...further].filter(firstOfItsId()).filter(withinLimit(request.limit));
    onAnswer(toAnswer(all, main.counts, false));
  }
}

async function ask(client: HostedClient, queries: HitsQuery[]): Promise<QueryAnswer[]> {
  const answer = await inTime(client.search(queries));
  try {
    return readAnswer(answer, queries.length);
  } catch (error) {
    // The client keeps answers; this one must not come again.
    await client.forget();
    throw error;
  }
}

/** @throws (rejects) when the answer takes too long; the client alone would try host after host for half a minute */
function inTime(answer: Promise<unknown>): Promise<unknown> {
  const late = delay(SERVICE_TIMEOUT_MS).then(() => {
    throw new SearchUnavailableError(`The search service did not answer within ${SERVICE_TIMEOUT_MS} ms.`);
  });
  return Promise.race([answer, late]);
}

async function askFurther(
  client: HostedClient,
  indexName: string,
  request: SearchRequest,
  kinds: readonly SearchKind[]
): Promise<Hit[]> {
  try {
    const queries = kinds.map((kind) => kindQuery(indexName, request, kind));
    return (await ask(client, queries)).flatMap(({ hits }) => hits);
  } catch {
    return [];
  }
}

/** Kinds with fewer results than both the limit and their number allow. */
function kindsCutShort({ counts }: QueryAnswer, hits: readonly Hit[], limit: number): SearchKind[] {
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

function firstOfItsId(): (hit: Hit) => boolean {
  const seen = new Set<string>();
  return ({ id }) => seen.size < seen.add(id).size;
}

function toAnswer(hits: readonly Hit[], counts: SearchAnswer['counts'], isPartial: boolean): SearchAnswer {
  const results = hits.map(({ result }) => result);
  return { results, counts, isPartial, missing: [], isStandIn: false, suggestions: [] };
}

/** Words of a text that are shown around what was found. */
const SNIPPET_WORDS = 30;
/** More than this the service never returns at once. */
const MAX_HITS = 1000;

/** A query with the number of results that it asks for. */
type HitsQuery = SearchQuery & { hitsPerPage: number };

/** The query for everything that a request wants, best first, with the number of results of each kind. */
function mainQuery(indexName: string, request: SearchRequest): HitsQuery {
  const kinds = request.kinds.length === 0 ? SEARCH_KINDS : request.kinds;
  return {
    ...commonParameters(indexName, request),
    filters: filtersOf(request.kinds, request.section),
    hitsPerPage: Math.min(request.limit * kinds.length, MAX_HITS),
    facets: ['kind']
  };
}

/** The same for one kind alone, of which the main query's answer has too few because others came before it. */
function kindQuery(indexName: string, request: SearchRequest, kind: SearchKind): HitsQuery {
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
