import type { SearchKind } from '../../core/searchKind.ts';
import type { IndexedRecord } from '../searchSlice.ts';
import type { ScoredRecord } from './sliceIndex.ts';
import {
  BY_VARIABLE,
  KIND_WEIGHTS,
  LEAST_SHARE_OF_RAISED,
  NAMED_PAGE_SCORE,
  PASSAGE_BONUS,
  PASSAGE_STEP,
  RAISED_PAGE
} from './weights.ts';

/** Difference that puts one result before another. */
const STEP = 0.001;

/**
 * Returns the pages that a query names, by their addresses. They come first, whatever is found in other slices, so that
 * they can be shown before these are there.
 */
export function namedPages(found: readonly ScoredRecord[]): ReadonlySet<string> {
  return new Set(
    found.flatMap(({ record, score }) => (isPage(record) && score >= NAMED_PAGE_SCORE ? record.page : []))
  );
}

interface PageRanking {
  named: ReadonlySet<string>;
  /** Kinds whose slices every search for this query begins with. */
  firstKinds: ReadonlySet<SearchKind>;
  /** First tabs of all pages, by their addresses. */
  pages: ReadonlyMap<string, IndexedRecord>;
  /** Pages with the best passages. */
  passages: readonly string[];
}

/**
 * Ranks pages by what they contain, since they are the first group: below those that the query names, each page is nearly
 * as good as its best part, even if its own title and text have no word of the query. The best named page is above
 * everything that may arrive after it. A page found by a part shows it.
 */
export function rankPages(found: readonly ScoredRecord[], ranking: PageRanking): ScoredRecord[] {
  const { named, firstKinds, pages, passages } = ranking;
  const own = found.filter(({ record }) => isPage(record));
  const parts = found.filter(({ record }) => !isPage(record));
  const ownNamed = bestOfPages(own.filter(({ record }) => named.has(record.page)));
  const ownOther = own.filter(({ record }) => !named.has(record.page)).map((entry) => supported(entry, passages));
  const bestOther = new Map(bestOfPages(ownOther).map((entry) => [entry.record.page, entry]));
  const most = Math.min(...ownNamed.map(({ score }) => score)) - STEP;
  const least = Math.max(0, ...found.map(({ score }) => score)) * LEAST_SHARE_OF_RAISED;

  const raised = [...partScores(parts, passages)].flatMap(([page, { score: found, part }]): ScoredRecord[] => {
    const best = bestOther.get(page);
    const record = pages.get(page);
    const score = part?.kind === 'cssVariable' ? found * BY_VARIABLE : found;
    if (named.has(page) || (best ? score <= best.score : found <= least)) {
      return [];
    }
    return best
      ? [{ ...best, score, foundBy: best.hasAllWords ? undefined : part }]
      : record
        ? [{ record, score, titleWords: NO_WORDS, askedWords: NO_WORDS, hasAllWords: false, foundBy: part }]
        : [];
  });
  const isRaised = new Set(raised.map(({ record }) => record));
  const lead = ownNamed.toSorted((a, b) => b.score - a.score)[0];
  const late = Math.max(0, ...parts.filter(({ record }) => !firstKinds.has(record.kind)).map(({ score }) => score));
  return [
    ...parts,
    ...own
      .filter(({ record }) => named.has(record.page))
      .map((entry) => (entry === lead ? { ...entry, score: Math.max(entry.score, late + STEP) } : entry)),
    ...[...ownOther.filter(({ record }) => !isRaised.has(record)), ...raised].map((entry) => ({
      ...entry,
      score: Math.min(entry.score, most)
    }))
  ];
}

const NO_WORDS: ReadonlySet<string> = new Set();

function isPage({ kind }: IndexedRecord): boolean {
  return kind === 'page';
}

/** Returns the best tab of each page. */
function bestOfPages(own: readonly ScoredRecord[]): ScoredRecord[] {
  const best = new Map<string, ScoredRecord>();
  for (const entry of own) {
    const { page } = entry.record;
    if (entry.score > (best.get(page)?.score ?? 0)) {
      best.set(page, entry);
    }
  }
  return [...best.values()];
}

/** Raises a page with one of the best passages. */
function supported(entry: ScoredRecord, passages: readonly string[]): ScoredRecord {
  const rank = passages.indexOf(entry.record.page);
  return rank < 0 ? entry : { ...entry, score: entry.score + PASSAGE_BONUS * (1 - rank / passages.length) };
}

/** What the best part of a page is worth to it; a passage has no record. */
interface BestPart {
  score: number;
  part: IndexedRecord | undefined;
}

/** Returns the best part of each page. */
function partScores(parts: readonly ScoredRecord[], passages: readonly string[]): Map<string, BestPart> {
  const scores = new Map<string, BestPart>();
  const add = (page: string, score: number, part?: IndexedRecord): void => {
    if (score * RAISED_PAGE > (scores.get(page)?.score ?? 0)) {
      scores.set(page, { score: score * RAISED_PAGE, part });
    }
  };
  parts.forEach(({ record, score }) => add(record.page, score, record));
  passages.forEach((page, rank) => add(page, KIND_WEIGHTS.text - rank * PASSAGE_STEP));
  return scores;
}
