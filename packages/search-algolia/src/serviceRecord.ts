import type { SearchKind, SearchRecord } from 'patternbook';

/** A record in the hosted index: `patternbook push-search` uploads it, and browsers receive it. */
export type ServiceRecord = Omit<SearchRecord, 'id' | 'title'> &
  ServiceName & {
    objectID: string;
    /** Tie-breaker for results with equal textual relevance; highest first. */
    rank: number;
    /** Distinct attribute: only the best record of each group is returned. */
    group: string;
  };

/** Display name. Identifiers are matched without typo tolerance. */
type ServiceName = { title: string } | { identifier: string };

/** Attribute names of records, so that the compiler finds every use of a renamed one. */
export type ServiceAttribute = ServiceRecord extends infer R ? (R extends unknown ? keyof R : never) : never;

/** Attributes that browsers receive. */
export const RETRIEVED_ATTRIBUTES: readonly ServiceAttribute[] = [
  'kind',
  'title',
  'identifier',
  'address',
  'page',
  'section',
  'place',
  'badge',
  'importLine',
  'standalone'
];

/** Kinds that are named by identifiers, where a single letter makes a difference. */
export const IDENTIFIER_KINDS: ReadonlySet<SearchKind> = new Set<SearchKind>(['prop', 'cssVariable', 'token']);
