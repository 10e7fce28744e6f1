import type { Badge } from '../../model.ts';
import type { SearchKind } from '../searchKind.ts';

/** A record as the hosted index holds it: what `patternbook push-search` sends, and what browsers read. */
export type ServiceRecord = ServiceName & {
  objectID: string;
  kind: SearchKind;
  address: string;
  section: string;
  place: string[];
  badge: Badge | null;
  keywords: string[];
  text: string;
  importLine: string | null;
  standalone: string | null;
  /** Orders what the words of a query leave equal; the highest first. */
  rank: number;
  /** Of records with the same value, the best one alone is found. */
  group: string;
};

/** What it is called; an identifier is found as it is written, without tolerance for typing errors. */
type ServiceName = { title: string } | { identifier: string };

/** Names of attributes as records have them, so that a renamed one is an error where it is used. */
export type ServiceAttribute = ServiceRecord extends infer R ? (R extends unknown ? keyof R : never) : never;

/** Attributes of a record that browsers read. */
export const RETRIEVED_ATTRIBUTES: readonly ServiceAttribute[] = [
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

/** Kinds whose names are identifiers: one letter makes another thing of them. */
export const IDENTIFIER_KINDS: ReadonlySet<SearchKind> = new Set<SearchKind>(['prop', 'cssVariable', 'token']);
