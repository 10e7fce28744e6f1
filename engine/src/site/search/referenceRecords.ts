import type { EntryView, ReferenceView } from '../../ui/index.ts';
import type { ReferenceOf } from '../documents/pageReference.ts';
import type { EngineComponentName } from '../documents/siteComponents.ts';
import type { SearchRecord } from '../../core/searchRecord.ts';
import { makeRecord, type PlacedTab } from './record.ts';
import { examplesOf } from '../../examples/siteExamples.ts';
import { holdsComponent } from '../../content/componentTags.ts';
import { ICON_ANCHOR_PREFIX, importLine } from '../../core/icons.ts';
import { readIconsIndex, readTokens } from '../../reference/design/designFiles.ts';

type NamedEntry = NonNullable<ReferenceView['props']>['entries'][number];

/** Returns records of documented components, types and functions, each at the first tab that documents it. */
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

/** Returns records of the props of documented components, those of the components that most examples use first. */
export function propRecords(tabs: readonly PlacedTab[], referenceOf: ReferenceOf): SearchRecord[] {
  const uses = componentUses(tabs);
  const usesOf = ({ named }: { named: NamedEntry }): number => uses.get(named.entry.name) ?? 0;
  const entries = firstEntries(tabs, referenceOf).toSorted((a, b) => usesOf(b) - usesOf(a));
  return entries.flatMap(({ tab: { source, place }, named: { entry } }) => {
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

const ELEMENT = /<([A-Z]\w*)/g;

/** Returns the number of examples of a site that use each component. */
function componentUses(tabs: readonly PlacedTab[]): Map<string, number> {
  const uses = new Map<string, number>();
  for (const { code } of tabs.flatMap(({ source }) => examplesOf(source))) {
    for (const name of new Set([...code.matchAll(ELEMENT)].map(([, found = '']) => found))) {
      uses.set(name, (uses.get(name) ?? 0) + 1);
    }
  }
  return uses;
}

/** Returns each documented name with the first tab that documents it, except names that no package exports. */
function firstEntries(tabs: readonly PlacedTab[], referenceOf: ReferenceOf): { tab: PlacedTab; named: NamedEntry }[] {
  const first = new Map<string, { tab: PlacedTab; named: NamedEntry }>();
  for (const tab of tabs) {
    for (const named of referenceOf(tab.source).props?.entries ?? []) {
      const { importLine: line, name } = named.entry;
      const key = `${line ?? tab.source.package} ${name}`;
      if (named.entry.content.kind !== 'missing' && !first.has(key)) {
        first.set(key, { tab, named });
      }
    }
  }
  return [...first.values()];
}

/** The badge of an entry takes precedence over that of its tab. */
function badgeOf({ badges: [badge] }: Pick<EntryView, 'badges'>): Partial<Pick<SearchRecord, 'badge'>> {
  return badge ? { badge } : {};
}

/**
 * Returns one record per CSS variable: on the page that its prefix names (`pf-c-button` and Button), or else on the
 * first page that lists it.
 */
export function cssVariableRecords(tabs: readonly PlacedTab[], referenceOf: ReferenceOf): SearchRecord[] {
  const records = new Map<string, SearchRecord>();
  const named = new Set<string>();
  for (const { page, source, place } of tabs) {
    for (const { prefix, rows } of referenceOf(source).cssVariables?.tables ?? []) {
      const isNamed = prefix.endsWith(`-${page.slug}`);
      for (const { property, anchor } of rows) {
        if (!records.has(property) || (isNamed && !named.has(property))) {
          const address = `${source.path}#${anchor}`;
          records.set(property, makeRecord('cssVariable', place, { title: property, address }));
        }
        if (isNamed) {
          named.add(property);
        }
      }
    }
  }
  return [...records.values()];
}

/** Returns records of tokens if the site lists them. @param designFolder folder of the files about the design system */
export function tokenRecords(tabs: readonly PlacedTab[], designFolder: string): SearchRecord[] {
  const tab = tabWith(tabs, 'TokenTable');
  const data = readTokens(designFolder);
  return tab && data
    ? data.tokens.map(({ name, category }) =>
        makeRecord('token', tab.place, {
          title: name,
          address: `${tab.source.path}#${name}`,
          keywords: category === null ? [] : [category]
        })
      )
    : [];
}

/** Returns records of icons if the site shows them. @param designFolder folder of the files about the design system */
export function iconRecords(tabs: readonly PlacedTab[], designFolder: string): SearchRecord[] {
  const tab = tabWith(tabs, 'IconGallery');
  const data = readIconsIndex(designFolder);
  return tab && data
    ? data.icons.map((icon) =>
        makeRecord('icon', tab.place, {
          title: icon.component ?? icon.name,
          address: `${tab.source.path}#${ICON_ANCHOR_PREFIX}${icon.name}`,
          keywords: [...new Set(['icon', ...icon.keywords])],
          importLine: importLine(icon)
        })
      )
    : [];
}

function tabWith(tabs: readonly PlacedTab[], component: EngineComponentName): PlacedTab | undefined {
  return tabs.find(({ source }) => holdsComponent(source, component));
}
