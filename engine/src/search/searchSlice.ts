import type { Badge } from '../model.ts';
import { SEARCH_KINDS } from './searchKind.ts';
import type { SearchRecord } from './searchRecord.ts';

/** What the index keeps of a record. */
export type IndexedRecord = Omit<SearchRecord, 'id'>;

/** What records that stand in the same place share: tab address, page address, section, place, badge. */
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

/** The records of a slice. @throws TypeError for anything that is not a slice */
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
