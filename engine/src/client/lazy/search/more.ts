import type { SearchKind } from '../../../search/searchKind.ts';
import type { FoundList } from './foundList.ts';

/** How many more results of a kind "Show more" brings. */
const MORE_RESULTS = 20;

/** How many results of each kind are shown. */
export interface More {
  limitOf: (kind: SearchKind) => number;
  /** What the provider must be asked for. */
  highest: () => number;
  /** Takes up more of a kind. */
  add: (kind: SearchKind) => void;
  /** Moves the focus to the first result that came with more; the button may be gone. */
  focusAdded: () => void;
  reset: () => void;
}

/** @param limit results of a kind at first */
export function createMore(limit: number, found: Pick<FoundList, 'groups' | 'elementOf'>): More {
  const limits = new Map<SearchKind, number>();
  let first: { kind: SearchKind; index: number } | null = null;
  const entriesOf = (kind: SearchKind): readonly { key: string }[] =>
    found.groups().find(({ id }) => id === kind)?.entries ?? [];
  const limitOf = (kind: SearchKind): number => limits.get(kind) ?? limit;

  return {
    limitOf,
    highest: () => Math.max(limit, ...limits.values()),
    add(kind) {
      first = { kind, index: entriesOf(kind).length };
      limits.set(kind, limitOf(kind) + MORE_RESULTS);
    },
    focusAdded() {
      const added = first && entriesOf(first.kind)[first.index];
      if (added) {
        first = null;
        found.elementOf(added.key)?.focus();
      }
    },
    reset() {
      first = null;
      limits.clear();
    }
  };
}
