import type { EntryView, ReferenceView } from '../../../ui/index.ts';
import type { ReferenceOf } from '../../documents/pageReference.ts';
import type { SearchRecord } from '../../../search/searchRecord.ts';
import type { PlacedTab } from './place.ts';
import { makeRecord } from './record.ts';

type NamedEntry = NonNullable<ReferenceView['props']>['entries'][number];

/** Components, types and functions that pages document, each where the first page does. */
export function componentRecords(tabs: readonly PlacedTab[], referenceOf: ReferenceOf): SearchRecord[] {
  return [
    ...firstEntries(tabs, referenceOf).map(({ tab: { source, place }, named: { anchor, entry } }) =>
      makeRecord('component', place, {
        title: entry.name,
        address: `${source.path}#${anchor}`,
        importLine: entry.importLine,
        ...badgeOf(entry)
      })
    ),
    ...tabs.flatMap(({ source, place }) =>
      (referenceOf(source).functions?.functions ?? []).map(({ name, anchor }) =>
        makeRecord('component', place, { title: name, address: `${source.path}#${anchor}` })
      )
    )
  ];
}

/** Properties of these components. */
export function propRecords(tabs: readonly PlacedTab[], referenceOf: ReferenceOf): SearchRecord[] {
  return firstEntries(tabs, referenceOf).flatMap(({ tab: { source, place }, named: { entry } }) => {
    if (entry.content.kind !== 'props') {
      return [];
    }
    const { rows, inherited } = entry.content;
    return [...rows, ...inherited.flatMap((from) => from.rows)].flatMap((row) =>
      row.anchor === null
        ? []
        : makeRecord(
            'prop',
            { ...place, place: [...place.place, entry.name] },
            { title: row.name, address: `${source.path}#${row.anchor}`, ...badgeOf(row) }
          )
    );
  });
}

/** Each name with the first tab that documents it; names that no package has are left out. */
function firstEntries(tabs: readonly PlacedTab[], referenceOf: ReferenceOf): { tab: PlacedTab; named: NamedEntry }[] {
  const first = new Map<string, { tab: PlacedTab; named: NamedEntry }>();
  for (const tab of tabs) {
    for (const named of referenceOf(tab.source).props?.entries ?? []) {
      const key = named.entry.importLine ?? `${tab.source.package} ${named.entry.name}`;
      if (named.entry.content.kind !== 'missing' && !first.has(key)) {
        first.set(key, { tab, named });
      }
    }
  }
  return [...first.values()];
}

/** What is said of an entry itself comes before what is said of its tab. */
function badgeOf({ badges: [badge] }: Pick<EntryView, 'badges'>): Partial<Pick<SearchRecord, 'badge'>> {
  return badge ? { badge } : {};
}
