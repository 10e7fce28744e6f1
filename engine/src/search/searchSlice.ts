import { slug } from '../core/slug.ts';
import type { Badge } from '../model.ts';
import { SEARCH_KINDS } from '../core/searchKind.ts';
import type { SearchRecord } from '../core/searchRecord.ts';

/** Fields of a record that the index stores. */
export type IndexedRecord = Omit<SearchRecord, 'id'>;

/** Fields shared by records with the same breadcrumb: tab address, page address, section, breadcrumb, badge. */
type Container = [tab: string, page: string, section: string, place: string[], badge: Badge | null];

/** Compact form of a record; empty trailing fields are left out. */
type Entry = [
  kind: number,
  title: string,
  container: number,
  /** Null if it is the slug of the title, as those of most headings and examples. */
  anchor: string | null,
  keywords?: string[],
  text?: string,
  importLine?: string | null,
  /** True if it consists of the tab and the anchor, as that of most examples. */
  standalone?: string | true | null
];

/** Serialized part of the index: deduplicated containers, and records that reference them by index. */
export interface SearchSlice {
  containers: Container[];
  entries: Entry[];
  /** Synonyms, only in the first slice. */
  synonyms?: Record<string, string[]>;
}

/** Serializes records as a slice; the inverse of `decodeSlice`, except for ids. */
export function encodeSlice(records: readonly SearchRecord[]): SearchSlice {
  const containers = new Map<string, number>();
  const list: Container[] = [];
  const containerOf = (record: SearchRecord, tab: string): number => {
    const container: Container = [tab, record.page, record.section, record.place, record.badge];
    const key = JSON.stringify(container);
    const known = containers.get(key);
    if (known !== undefined) {
      return known;
    }
    containers.set(key, list.length);
    return list.push(container) - 1;
  };
  const entries = records.map((record): Entry => {
    const [tab = '', anchor = ''] = record.address.split('#', 2);
    return [
      SEARCH_KINDS.indexOf(record.kind),
      record.title,
      containerOf(record, tab),
      anchor === slug(record.title) ? null : anchor,
      ...furtherFields(record, `${tab}/${anchor}`)
    ] as Entry;
  });
  return { containers: list, entries };
}

/** Returns the optional fields up to the last one that isn't empty. @param below address of a document below its tab */
function furtherFields({ keywords, text, importLine, standalone }: SearchRecord, below: string): unknown[] {
  const fields: Entry[number][] = [keywords, text, importLine, standalone === below ? true : standalone];
  const last = fields.findLastIndex((field) => (Array.isArray(field) ? field.length > 0 : Boolean(field)));
  return fields.slice(0, last + 1);
}

/**
 * Validates a slice, since a host may answer with anything, and its content ends up in links.
 * @throws TypeError for anything else
 */
export function readSlice(data: unknown): SearchSlice {
  const { containers, entries, synonyms = {} } = (data ?? {}) as Partial<Record<keyof SearchSlice, unknown>>;
  const isSlice =
    Array.isArray(containers) &&
    Array.isArray(entries) &&
    containers.every(isContainer) &&
    entries.every(isEntry) &&
    isRecordOfWords(synonyms);
  if (!isSlice) {
    throw new TypeError('The answer is no part of the search index.');
  }
  return data as SearchSlice;
}

function isContainer(value: unknown): boolean {
  const [tab, page, section, place, badge] = asList(value);
  return isPath(tab) && isPath(page) && isText(section) && isTexts(place) && (badge === null || BADGES.includes(badge));
}

function isEntry(value: unknown): boolean {
  const [kind, title, container, anchor, keywords = [], text = '', importLine = null, standalone = null] =
    asList(value);
  return (
    typeof kind === 'number' &&
    isText(title) &&
    typeof container === 'number' &&
    (anchor === null || isText(anchor)) &&
    isTexts(keywords) &&
    isText(text) &&
    (importLine === null || isText(importLine)) &&
    (standalone === null || standalone === true || isPath(standalone))
  );
}

const BADGES: readonly unknown[] = ['beta', 'deprecated', 'demo'] satisfies Badge[];

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const isText = (value: unknown): value is string => typeof value === 'string';
const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText);
/** Accepts only addresses on this site: no other protocols, and no hosts as in `//host`. */
const isPath = (value: unknown): boolean => isText(value) && /^\/(?![/\\])/.test(value);

function isRecordOfWords(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.values(value).every(isTexts);
}

/** Parses the records of a slice. @throws TypeError for a record with an invalid place or kind */
export function decodeSlice({ containers, entries }: SearchSlice): IndexedRecord[] {
  return entries.map(([kind, title, place, named, keywords = [], text = '', importLine = null, standalone = null]) => {
    const container = containers[place];
    const name = SEARCH_KINDS[kind];
    if (!container || !name) {
      throw new TypeError(`The index has a record without a place or kind: ${title}`);
    }
    const [tab, page, section, placeNames, badge] = container;
    const anchor = named ?? slug(title);
    return {
      kind: name,
      title,
      address: anchor === '' ? tab : `${tab}#${anchor}`,
      page,
      section,
      place: placeNames,
      badge,
      keywords,
      text,
      importLine,
      standalone: standalone === true ? `${tab}/${anchor}` : standalone
    };
  });
}
