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
  /** A kind of results, the best matches of all kinds, or the commands. */
  id: SearchKind | 'best' | 'command';
  entries: readonly Entry[];
  /** Number of results in the group, including those that are not shown; the tabs of a page count as one. */
  total: number;
}

/**
 * Groups results: the best matches of all kinds, then the others by kind, always in the same order: pages, their parts,
 * names, passages. An exact name comes before them. Commands come second, where they are visible, if the query names one
 * of them, or else before the passages, which arrive last.
 * @param limitOf maximum number of shown results per kind
 */
export function groupsOf(
  { results, counts }: Pick<SearchAnswer, 'results' | 'counts'>,
  query: string,
  commands: readonly Command[],
  limitOf: (kind: SearchKind) => number
): Group[] {
  const subjects = SEARCH_KINDS.map((kind) => ({ kind, all: subjectsOf(kind, results) }));
  const best = subjects
    .flatMap(({ kind, all }) => all.slice(0, limitOf(kind)))
    .filter(([first]) => first?.bestRank !== undefined)
    .sort(([a], [b]) => (a?.bestRank ?? 0) - (b?.bestRank ?? 0));
  const leading = leadingKind(results[0], query);
  const ordered = [
    ...subjects.filter(({ kind }) => kind === leading),
    ...subjects.filter(({ kind }) => kind !== leading)
  ];
  const groups = [
    { id: 'best' as const, subjects: best, total: best.length },
    ...ordered.map(({ kind, all }) => {
      const others = all.slice(0, limitOf(kind)).filter((subject) => !best.includes(subject));
      const above = best.filter(([first]) => first?.kind === kind).length;
      return { id: kind, subjects: others, total: Math.max(counts[kind] ?? 0, all.length) - above };
    })
  ].flatMap(({ id, subjects: shown, total }): Group[] =>
    shown.length === 0 ? [] : [{ id, entries: shown.flatMap((subject) => subject.map(toEntry)), total }]
  );
  if (commands.length > 0) {
    const entries = commands.map((command): Entry => ({ type: 'command', key: `command ${command.id}`, command }));
    const beforeText = groups.filter(({ id }) => id !== 'text').length;
    const place = commands.some(({ isNamed }) => isNamed) ? 1 : beforeText;
    groups.splice(place, 0, { id: 'command', entries, total: entries.length });
  }
  return ranked(groups);
}

/** Returns the number of all results of an answer, shown or not; the tabs of a page count as one. */
export function totalOf({ results, counts }: Pick<SearchAnswer, 'results' | 'counts'>): number {
  return SEARCH_KINDS.reduce((sum, kind) => sum + Math.max(counts[kind] ?? 0, subjectsOf(kind, results).length), 0);
}

/** Most tabs below their page. */
const MOST_TABS = 4;

/** Returns the results of a kind, with the tabs of a page together, the best one first. Others are subjects of their own. */
function subjectsOf(kind: SearchKind, results: readonly SearchResult[]): SearchResult[][] {
  const found = results.filter((result) => result.kind === kind);
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
 * keeps its place, and is not repeated. A better answer that only goes on is taken as it is, with its headings.
 */
export function mergeStable(shown: readonly Group[], next: readonly Group[]): readonly Group[] {
  if (goesOn(shown, next)) {
    return next;
  }
  const better = new Map(next.map((group) => [group.id, group]));
  const keys = new Set(shown.flatMap(({ entries }) => entries.map(({ key }) => key)));
  const fresh = (entries: readonly Entry[]): Entry[] => entries.filter(({ key }) => !keys.has(key));
  return ranked([
    ...shown.map((group) => {
      const { entries, total } = better.get(group.id) ?? { entries: [], total: group.total };
      return { ...group, entries: continued(group.entries, fresh(entries)), total };
    }),
    ...next
      .filter(({ id }) => shown.every((group) => group.id !== id))
      .map((group) => ({ ...group, entries: fresh(group.entries) }))
      .filter(({ entries }) => entries.length > 0)
  ]);
}

/** Whether a list begins with all entries of a single group. */
function goesOn([only, ...others]: readonly Group[], [first]: readonly Group[]): boolean {
  return (
    only !== undefined &&
    others.length === 0 &&
    only.entries.every(({ key }, index) => first?.entries[index]?.key === key)
  );
}

/**
 * Appends further entries of a better answer to those that stay. Tabs follow their page: first those of the last page that
 * stays. Those of pages further up would move what is below them, and are left out.
 */
function continued(above: readonly Entry[], better: readonly Entry[]): Entry[] {
  const pages = new Set(above.map(pageOf).filter((page) => page !== null));
  const page = pageOf(above.at(-1));
  const tabs = page === null ? [] : better.filter((entry) => pageOf(entry) === page);
  const others = better.filter((entry) => !pages.has(pageOf(entry) ?? ''));
  return [...above, ...tabs.map((tab): Entry => (tab.type === 'result' ? { ...tab, isTab: true } : tab)), ...others];
}

/** The page that tabs belong to, `null` for entries that have no tabs. */
function pageOf(entry: Entry | undefined): string | null {
  return entry?.type === 'result' && entry.result.kind === 'page' ? entry.result.page : null;
}

/** Counts the results of each kind in their order on the page. */
function ranked(groups: readonly Group[]): Group[] {
  const counts = new Map<SearchKind, number>();
  return groups.map((group) => ({
    ...group,
    entries: group.entries.map((entry) => {
      if (entry.type !== 'result') {
        return entry;
      }
      const { kind } = entry.result;
      const rank = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, rank);
      return { ...entry, rank };
    })
  }));
}
