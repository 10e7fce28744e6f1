import { SEARCH_KINDS, type SearchKind } from '../../core/searchKind.ts';
import { leadingKind } from '../../search/leadingKind.ts';
import type { SearchAnswer, SearchResult } from '../../search/searchProvider.ts';
import type { Command } from './commands.ts';

/** A list entry. Keys are unique in a list, and stable across lists. */
export type Entry =
  | {
      type: 'result';
      key: string;
      result: SearchResult;
      /** 1-based, among results of its kind. */
      rank: number;
      /** Whether it is a further tab of the page before it. */
      isTab: boolean;
    }
  | { type: 'command'; key: string; command: Command };

/** Entries under one heading. */
export interface Group {
  id: SearchKind | 'command';
  entries: readonly Entry[];
  /** Number of results, including those that are not shown; the tabs of a page count as one. */
  total: number;
}

/**
 * Groups results by kind, always in the same order: pages, their parts, names, passages. An exact name comes before them.
 * Commands come second, where they are visible, if the query names one of them, or else before the passages, which arrive
 * last.
 * @param limitOf maximum number of shown results per kind
 */
export function groupsOf(
  { results, counts }: Pick<SearchAnswer, 'results' | 'counts'>,
  query: string,
  commands: readonly Command[],
  limitOf: (kind: SearchKind) => number
): Group[] {
  const byKind = Map.groupBy(results, ({ kind }) => kind);
  const leading = leadingKind(results, query);
  const kinds = [...(leading ? [leading] : []), ...SEARCH_KINDS.filter((kind) => kind !== leading)];
  const groups = kinds.flatMap((id): Group[] => {
    const subjects = subjectsOf(id, byKind.get(id) ?? []);
    const entries = subjects.slice(0, limitOf(id)).flatMap((subject) => subject.map(toEntry));
    const total = Math.max(counts[id] ?? 0, subjects.length);
    return subjects.length === 0 ? [] : [{ id, entries: entries.map(inRank), total }];
  });
  if (commands.length > 0) {
    const entries = commands.map((command): Entry => ({ type: 'command', key: `command ${command.id}`, command }));
    const beforeText = groups.filter(({ id }) => id !== 'text').length;
    const place = commands.some(({ isNamed }) => isNamed) ? 1 : beforeText;
    groups.splice(place, 0, { id: 'command', entries, total: entries.length });
  }
  return groups;
}

/** Returns the number of all results of an answer, shown or not; the tabs of a page count as one. */
export function totalOf({ results, counts }: Pick<SearchAnswer, 'results' | 'counts'>): number {
  const found = Map.groupBy(results, ({ kind }) => kind);
  const kinds = new Set([...found.keys(), ...(Object.keys(counts) as SearchKind[])]);
  return [...kinds].reduce(
    (sum, kind) => sum + Math.max(counts[kind] ?? 0, subjectsOf(kind, found.get(kind) ?? []).length),
    0
  );
}

/** Most tabs below their page. */
const MOST_TABS = 4;

/** Puts the tabs of a page together, the best one first. Every other result is a subject of its own. */
function subjectsOf(kind: SearchKind, found: readonly SearchResult[]): SearchResult[][] {
  const single = [...new Map(found.map((result) => [keyOf(result), result])).values()];
  return kind === 'page'
    ? [...Map.groupBy(single, ({ page }) => page).values()].map((tabs) => tabs.slice(0, 1 + MOST_TABS))
    : single.map((result) => [result]);
}

function toEntry(result: SearchResult, index: number): Entry {
  return { type: 'result', key: keyOf(result), result, rank: 1, isTab: index > 0 };
}

function keyOf({ kind, address, title }: SearchResult): string {
  return `${kind} ${address} ${title}`;
}

/** An entry with what is shown together with it. */
export interface Subject {
  entry: Entry;
  /** Further tabs of the page. */
  tabs: readonly Entry[];
}

/** Joins pages and their tabs. A tab whose page is not before it stands by itself. */
export function foldTabs(entries: readonly Entry[]): Subject[] {
  const subjects: (Subject & { tabs: Entry[] })[] = [];
  for (const entry of entries) {
    const before = subjects.at(-1);
    if (before && isTabOf(entry, before.entry)) {
      before.tabs.push(entry);
    } else {
      subjects.push({ entry, tabs: [] });
    }
  }
  return subjects;
}

function isTabOf(tab: Entry, entry: Entry): boolean {
  return tab.type === 'result' && tab.isTab && entry.type === 'result' && entry.result.page === tab.result.page;
}

/**
 * Adds the results of a better answer below those that are shown: in each group, and new groups last. What is shown
 * keeps its place.
 */
export function mergeStable(shown: readonly Group[], next: readonly Group[]): readonly Group[] {
  const better = new Map(next.map((group) => [group.id, group]));
  return [
    ...shown.map((group) => {
      const { entries, total } = better.get(group.id) ?? { entries: [], total: group.total };
      return { ...group, entries: continued(group.entries, entries).map(inRank), total };
    }),
    ...next.filter(({ id }) => shown.every((group) => group.id !== id))
  ];
}

/**
 * Appends the entries of a better answer to those that stay. Tabs follow their page: first those of the last page that
 * stays. Those of pages further up would move what is below them, and are left out.
 */
function continued(above: readonly Entry[], better: readonly Entry[]): Entry[] {
  const keys = new Set(above.map((entry) => entry.key));
  const pages = new Set(above.map(pageOf).filter((page) => page !== null));
  const page = pageOf(above.at(-1));
  const added = better.filter((entry) => !keys.has(entry.key));
  const tabs = page === null ? [] : added.filter((entry) => pageOf(entry) === page);
  const others = added.filter((entry) => !pages.has(pageOf(entry) ?? ''));
  return [...above, ...tabs.map((tab): Entry => (tab.type === 'result' ? { ...tab, isTab: true } : tab)), ...others];
}

/** The page that tabs belong to, `null` for entries that have no tabs. */
function pageOf(entry: Entry | undefined): string | null {
  return entry?.type === 'result' && entry.result.kind === 'page' ? entry.result.page : null;
}

function inRank(entry: Entry, index: number): Entry {
  return entry.type === 'result' ? { ...entry, rank: index + 1 } : entry;
}
