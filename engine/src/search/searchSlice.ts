import type { Badge } from '../model.ts';
import { SEARCH_KINDS } from './searchKind.ts';
import type { SearchRecord } from './searchRecord.ts';

/** Fields of a record that the index keeps. */
export type IndexedRecord = Omit<SearchRecord, 'id'>;

/** Fields shared by records of the same place: tab address, page address, section, place, badge. */
type Container = [tab: string, page: string, section: string, place: string[], badge: Badge | null];

/** A record, short: what is missing at the end is empty. */
type Entry = [
  kind: number,
  title: string,
  container: number,
  anchor: string,
  keywords?: string[],
  text?: string,
  importLine?: string | null,
  standalone?: string | null
];

/** A part of the index as it travels: places once, and records that name them. */
export interface SearchSlice {
  containers: Container[];
  entries: Entry[];
  /** Words for the same thing, in the first slice alone. */
  synonyms?: Record<string, string[]>;
}

/** Makes a slice of records; `decodeSlice` gives them back, but for their ids. */
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
      anchor,
      ...furtherFields(record)
    ] as Entry;
  });
  return { containers: list, entries };
}

/** Fields that few records have, up to the last that says something. */
function furtherFields({ keywords, text, importLine, standalone }: SearchRecord): unknown[] {
  const fields = [keywords, text, importLine, standalone];
  const last = fields.findLastIndex((field) => field !== null && field.length > 0);
  return fields.slice(0, last + 1);
}

/**
 * Tells a slice from anything else that a host may answer, so that no question is put to it, and no link made of it.
 * @throws TypeError for anything that is not a slice
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
    isText(anchor) &&
    isTexts(keywords) &&
    isText(text) &&
    (importLine === null || isText(importLine)) &&
    (standalone === null || isPath(standalone))
  );
}

const BADGES: readonly unknown[] = ['beta', 'deprecated', 'demo'] satisfies Badge[];

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const isText = (value: unknown): value is string => typeof value === 'string';
const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText);
/** Addresses lead into this site: neither to scripts nor, as `//host` does, to other hosts. */
const isPath = (value: unknown): boolean => isText(value) && /^\/(?![/\\])/.test(value);

function isRecordOfWords(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.values(value).every(isTexts);
}

/** The records of a slice. @throws TypeError for a record without a place or kind */
export function decodeSlice({ containers, entries }: SearchSlice): IndexedRecord[] {
  return entries.map(([kind, title, place, anchor, keywords = [], text = '', importLine = null, standalone = null]) => {
    const container = containers[place];
    const name = SEARCH_KINDS[kind];
    if (!container || !name) {
      throw new TypeError(`The index has a record without a place or kind: ${title}`);
    }
    const [tab, page, section, placeNames, badge] = container;
    const address = anchor === '' ? tab : `${tab}#${anchor}`;
    return {
      kind: name,
      title,
      address,
      page,
      section,
      place: placeNames,
      badge,
      keywords,
      text,
      importLine,
      standalone
    };
  });
}
