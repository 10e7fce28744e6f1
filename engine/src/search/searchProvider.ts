import type { Badge } from '../model.ts';
import type { SearchKind } from '../core/searchKind.ts';

export interface SearchRequest {
  /** As typed. Queries without words have an empty answer. */
  query: string;
  /** Restricts the results to these kinds; empty for all. */
  kinds: readonly SearchKind[];
  /** Restricts the results to the section with this slug; null for all. */
  section: string | null;
  /** Maximum number of results of each kind; of pages, all tabs that match count as one. */
  limit: number;
  /** Addresses that the reader has visited, the latest first. They never leave the browser. */
  visited?: readonly string[];
}

/** A range in a text; `end` is exclusive. */
export type TextRange = readonly [start: number, end: number];

export interface SearchResult {
  kind: SearchKind;
  /** Name, e.g. `Button`, `isInline`, `AngleDownIcon`; for passages, the heading above. */
  title: string;
  /** Ranges of the title that match the query, in order and without overlaps. */
  matches: readonly TextRange[];
  /** Address with an anchor: `/components/button#props-button`. */
  address: string;
  /** Address of the result's page, the same for all its tabs. */
  page: string;
  /** Slug of the result's section. */
  section: string;
  /** Breadcrumb from the section down: `["Components", "Button", "React"]`. */
  place: readonly string[];
  badge: Badge | null;
  /** Text around the match; null if the title is sufficient. */
  excerpt: Excerpt | null;
  /** Import statement of a component or icon; null for other kinds. */
  importLine: string | null;
  /** Address of an example's standalone document; null for other kinds. */
  standalone: string | null;
  /** Place among the best matches of all kinds, from 1; left out for others. */
  bestRank?: number;
}

export interface Excerpt {
  text: string;
  matches: readonly TextRange[];
  /** True for a name in code, by which a page is found. */
  isCode?: boolean;
}

/** The best answer so far. */
export interface SearchAnswer {
  /** Best first, across kinds; at most `limit` of each kind. */
  results: readonly SearchResult[];
  /** Total number of results by kind, including those beyond `limit`; of pages, not of their tabs. */
  counts: Readonly<Partial<Record<SearchKind, number>>>;
  /** True if further answers to this request will follow. */
  isPartial: boolean;
  /** Kinds whose index couldn't be loaded. */
  missing: readonly SearchKind[];
  /** True if a hosted service didn't answer, and the built-in index did. */
  isFallback: boolean;
  /** Spelling suggestions, if there are few or no results. */
  suggestions: readonly string[];
}

/** Answer to a request without results. */
export const NOTHING_FOUND: SearchAnswer = {
  results: [],
  counts: {},
  isPartial: false,
  missing: [],
  isFallback: false,
  suggestions: []
};

/** Reports that a provider can't answer, because its service or index is unreachable or invalid. */
export class SearchUnavailableError extends Error {
  override name = 'SearchUnavailableError';
}

/** A search backend (requirement 7.4). */
export interface SearchProvider {
  /**
   * Answers a request, in several steps if that is faster: each answer replaces the one before.
   * @param onAnswer is not called any more once the signal is aborted
   * @throws (rejects) SearchUnavailableError if the search is unavailable; AbortError once the signal is aborted
   */
  search(request: SearchRequest, onAnswer: (answer: SearchAnswer) => void, signal: AbortSignal): Promise<void>;
}

/**
 * Opens a hosted search: the default export of its browser module. It may start to load what it needs.
 * @param settings those that the hosted search of the configuration returns
 * @param own the site's own index, which can answer while the service doesn't; answers say so (`isFallback`)
 */
export type OpenSearch<Settings = unknown> = (settings: Settings, own: SearchProvider) => SearchProvider;
