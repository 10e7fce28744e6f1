import type { Snapshot } from './snapshot.ts';

/** A stored release, and the versions of the packages that belong to it. */
export interface StoredRelease {
  name: string;
  packages: Readonly<Record<string, string>>;
}

/** Parts of a snapshot that are stored in the same form. */
export const SECTIONS = [
  'components',
  'props',
  'exports',
  'fields',
  'variables',
  'tokens',
  'icons',
  'examples'
] as const;
export type Section = (typeof SECTIONS)[number];

/**
 * Names by what became of them. A key is the index of a value that names have in all releases, or says where that
 * changes: `0:12,3:15,5:-` stands for value 12 from the first release on, 15 from the fourth on, and nothing from the
 * sixth on. Names are separated by line breaks, in the order of their code units. A name leaves out what it has in common
 * with the one before it, after the number of these characters in base 36 and a space; `0 ` is left out.
 */
export type StoredNames = Readonly<Record<string, string>>;

/** The releases of a design system in one file: what doesn't change is stored once. Plain data. */
export interface HistoryFile {
  format: typeof HISTORY_FORMAT;
  /** Oldest first. */
  releases: readonly StoredRelease[];
  values: readonly unknown[];
  /** By section and group: module, component, prefix, package, or tab. */
  facts: Readonly<Record<Section, Readonly<Record<string, StoredNames>>>>;
}

/** Raised when older programs can't read the file any more. */
export const HISTORY_FORMAT = 1;

/** A release with everything that is compared of it. */
export interface ReleaseSnapshot {
  name: string;
  snapshot: Snapshot;
}
