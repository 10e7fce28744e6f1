import type { SearchKind } from '../../search/searchKind.ts';
import type { SearchAnswer, SearchResult } from '../../search/searchProvider.ts';
import type { Command } from './commands.ts';

/** A list entry. Keys are unique in a list, and stable across lists. */
export type Entry =
  | { type: 'result'; key: string; result: SearchResult; /** 1-based, among results of its kind. */ rank: number }
  | { type: 'command'; key: string; command: Command };

/** Entries under one heading. */
export interface Group {
  id: SearchKind | 'command';
  entries: readonly Entry[];
  /** Number of entries, including those that are not shown. */
  total: number;
}

/**
 * Groups results by kind, in the order of each kind's best result. Commands come second, where they are visible, if the
 * query names one of them, or else last.
 * @param limitOf maximum number of shown results per kind
 */
export function groupsOf(
  { results, counts }: Pick<SearchAnswer, 'results' | 'counts'>,
  commands: readonly Command[],
  limitOf: (kind: SearchKind) => number
): Group[] {
  const byKind = new Map<SearchKind, Map<string, Entry>>();
  for (const result of results) {
    const entries = byKind.get(result.kind) ?? new Map<string, Entry>();
    const key = `${result.kind} ${result.address} ${result.title}`;
    if (!entries.has(key) && entries.size < limitOf(result.kind)) {
      entries.set(key, { type: 'result', key, result, rank: entries.size + 1 });
    }
    byKind.set(result.kind, entries);
  }
  const groups = [...byKind].map(([id, entries]): Group => {
    return { id, entries: [...entries.values()], total: Math.max(counts[id] ?? 0, entries.size) };
  });
  if (commands.length > 0) {
    const entries = commands.map((command): Entry => ({ type: 'command', key: `command ${command.id}`, command }));
    const place = commands.some(({ isNamed }) => isNamed) ? 1 : groups.length;
    groups.splice(place, 0, { id: 'command', entries, total: entries.length });
  }
  return groups;
}

/**
 * Replaces the shown groups with those of a better answer, but keeps the active entry, and everything above it, in
 * place.
 * @param key key of the active entry; if it isn't shown, nothing is kept
 */
export function mergeStable(shown: readonly Group[], next: readonly Group[], key: string): readonly Group[] {
  const last = shown.findIndex(({ entries }) => entries.some((entry) => entry.key === key));
  const group = shown[last];
  if (!group) {
    return next;
  }
  const totalOf = ({ id, total }: Group): number => next.find((other) => other.id === id)?.total ?? total;
  const kept = shown.slice(0, last).map((before) => ({ ...before, total: totalOf(before) }));
  const place = group.entries.findIndex((entry) => entry.key === key);
  const above = group.entries.slice(0, place + 1);
  const aboveKeys = new Set(above.map((entry) => entry.key));
  const below = next.find(({ id }) => id === group.id)?.entries.filter((entry) => !aboveKeys.has(entry.key)) ?? [];
  const keptIds = new Set([...kept, group].map(({ id }) => id));
  return [
    ...kept,
    { ...group, entries: [...above, ...below].map(inRank), total: totalOf(group) },
    ...next.filter(({ id }) => !keptIds.has(id))
  ];
}

function inRank(entry: Entry, index: number): Entry {
  return entry.type === 'result' ? { ...entry, rank: index + 1 } : entry;
}
