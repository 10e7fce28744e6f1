import { leadingKind } from '../leadingKind.ts';
import type { SearchKind } from '../../core/searchKind.ts';
import type { ScoredRecord } from './sliceIndex.ts';
import { BEST_SHARE, GOOD_PART_SCORE } from './weights.ts';

/** Most results among the best matches. */
const MOST = 5;
/** Most of one kind, so that fifty similar names leave room for others. */
const MOST_OF_KIND = 3;
/** Results of a kind that are looked at, however many are shown. */
const LOOKED_AT = 5;

/** Kinds whose page lists many of them, so that it stands for none. */
const LISTED: readonly SearchKind[] = ['token', 'icon'];

/**
 * Returns the best matches of all kinds, the best one first: the pages that the query names, and the parts and names that
 * have all of its words, by their scores. None if they are pages, or if the query is an exact name: their groups are the
 * first ones anyway.
 * @param ranked all results, the best one first
 * @param named addresses of the pages that the query names: the best of them is the first of all
 */
export function bestMatches(
  ranked: readonly ScoredRecord[],
  query: string,
  named: ReadonlySet<string>
): readonly ScoredRecord[] {
  if (leadingKind(ranked[0]?.record, query) !== null) {
    return [];
  }
  const most = Math.min(1, ranked[0]?.score ?? 0);
  const looked = firstOfKinds(ranked);
  const good = looked.filter((entry) => isGood(entry, { named, least: most * BEST_SHARE }));
  const lead = good.find(({ record }) => record.kind === 'page' && named.has(record.page));
  const chosen = chooseVaried(lead ? [lead, ...good.filter((entry) => entry !== lead)] : good);
  const isLead = (entry: ScoredRecord): number => Number(entry === lead);
  return chosen.every(({ record }) => record.kind === 'page')
    ? []
    : chosen.toSorted((a, b) => isLead(b) - isLead(a) || b.score - a.score);
}

/** Returns the best results of each kind; of pages, one tab each. */
function firstOfKinds(ranked: readonly ScoredRecord[]): ScoredRecord[] {
  const counts = new Map<SearchKind, number>();
  const pages = new Set<string>();
  return ranked.filter(({ record: { kind, page } }) => {
    if (kind === 'page' && pages.has(page)) {
      return false;
    }
    if (kind === 'page') {
      pages.add(page);
    }
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return count <= LOOKED_AT;
  });
}

function isGood(
  { record: { kind, page }, score, titleWords, hasAllWords }: ScoredRecord,
  { named, least }: { named: ReadonlySet<string>; least: number }
): boolean {
  const isTitled = titleWords.size > 0;
  return kind === 'page'
    ? named.has(page) || (isTitled && score >= least)
    : isTitled && hasAllWords && score >= GOOD_PART_SCORE;
}

/** Chooses one result of each page first, then further ones. */
function chooseVaried(good: readonly ScoredRecord[]): ScoredRecord[] {
  const chosen = new Set<ScoredRecord>();
  const counts = new Map<SearchKind, number>();
  const pages = new Set<string>();
  const choose = (isFurther: boolean): void =>
    good.forEach((entry) => {
      const { kind, page } = entry.record;
      const count = counts.get(kind) ?? 0;
      const isListed = LISTED.includes(kind);
      if (
        chosen.size < MOST &&
        count < MOST_OF_KIND &&
        !chosen.has(entry) &&
        (isFurther || isListed || !pages.has(page))
      ) {
        chosen.add(entry);
        counts.set(kind, count + 1);
        if (!isListed) {
          pages.add(page);
        }
      }
    });
  choose(false);
  choose(true);
  return [...chosen];
}
