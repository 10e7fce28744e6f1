import type { Badge } from '../model.ts';
import type { SearchKind } from './searchKind.ts';

/** A search request. */
export interface SearchRequest {
  /** As typed. Without a word in it, the answer is empty. */
  query: string;
  /** Only results of these kinds; empty for all. */
  kinds: readonly SearchKind[];
  /** Only results of the section with this slug; null for all. */
  section: string | null;
  /** How many results of a kind are wanted at most. */
  limit: number;
}

/** A part of a text: places of its first and after its last character. */
export type TextRange = readonly [start: number, end: number];

/** One thing that was found. */
export interface SearchResult {
  kind: SearchKind;
  /** What it is called, e.g. `Button`, `isInline`, `AngleDownIcon`; a passage is called as the heading above it. */
  title: string;
  /** Parts of the title that the query names, in order, without overlaps. */
  matches: readonly TextRange[];
  /** Where it is, with an anchor: `/components/button#props-button`. */
  address: string;
  /** Slug of the section that it belongs to. */
  section: string;
  /** Where it stands, from the section down, for people: `["Components", "Button", "React"]`. */
  place: readonly string[];
  badge: Badge | null;
  /** The words around what was found in a text; null where the title says it all. */
  excerpt: { text: string; matches: readonly TextRange[] } | null;
  /** The line that imports a component or an icon; null for everything else. */
  importLine: string | null;
  /** Address of an example alone; null for everything else. */
  standalone: string | null;
}

/** The best that a provider knows so far. */
export interface SearchAnswer {
  /** Best first, whatever their kind; at most `limit` of each kind. */
  results: readonly SearchResult[];
  /** How many there are of each kind, those beyond `limit` included. */
  counts: Readonly<Partial<Record<SearchKind, number>>>;
  /** Further answers to this request will follow. */
  isPartial: boolean;
  /** Kinds of which the index could not be loaded. */
  missing: readonly SearchKind[];
  /** A hosted service was asked and did not answer; the site's own index did. */
  isStandIn: boolean;
  /** Other words to try, where little or nothing was found. */
  suggestions: readonly string[];
}

/** The answer to a request that finds nothing. */
export const NOTHING_FOUND: SearchAnswer = {
  results: [],
  counts: {},
  isPartial: false,
  missing: [],
  isStandIn: false,
  suggestions: []
};

/** Thrown where a provider can't answer at all: its service or its index can't be reached, or makes no sense. */
export class SearchUnavailableError extends Error {
  override name = 'SearchUnavailableError';
}

/** Something that finds parts of the site (requirement 7.4). */
export interface SearchProvider {
  /**
   * Answers a request, step by step where that is faster: each answer replaces the one before.
   * @param onAnswer is not called any more once the signal fires
   * @throws (rejects) SearchUnavailableError when there is no answer to be had; AbortError when the signal fired
   */
  search(request: SearchRequest, onAnswer: (answer: SearchAnswer) => void, signal: AbortSignal): Promise<void>;
}

/** How a site answers questions; part of every document, so small. */
export type SearchSettings =
  | { provider: 'builtIn' }
  | {
      provider: 'algolia';
      applicationId: string;
      publicKey: string;
      indexName: string;
      /** Address of the service's client: a script of the site or of another origin. */
      clientScript: string;
      /** Origin to ask in place of the service's own; null for that. */
      host: string | null;
    };
