import { type SliceName, KINDS_OF_SLICE, SLICES } from '../searchFiles.ts';
import type { SearchKind } from '../searchKind.ts';
import { type SearchAnswer, type SearchRequest, type SearchResult, SearchUnavailableError } from '../searchProvider.ts';
import { type SearchSlice, decodeSlice } from '../searchSlice.ts';
import { matchesIn } from './matchesIn.ts';
import { type Reading, type Synonyms, readQuery } from './query.ts';
import { type Scored, type SliceIndex, createSliceIndex } from './sliceIndex.ts';
import { slicesFor } from './slicesFor.ts';
import { GOOD_SCORE, LEAST_SCORE, LEAST_SHARE_OF_BEST } from './weights.ts';

/** Fetches a slice. @throws (rejects) Error when it can't be had */
export type LoadSlice = (name: SliceName) => Promise<SearchSlice>;

interface LoadedSlice {
  index: SliceIndex;
  synonyms: Synonyms;
}

/** An answer with what it was worth, to put further results in their places. */
export interface ScoredAnswer extends SearchAnswer {
  results: ScoredResult[];
}

export interface ScoredResult extends SearchResult {
  score: number;
  /** Address of the page that it belongs to. */
  page: string;
}

/** So many words to try instead. */
const MOST_SUGGESTIONS = 4;

/** Answers requests from the slices of the index, each fetched once; one that failed is fetched again when asked for. */
export class SearchEngine {
  readonly #load: LoadSlice;
  readonly #loading = new Map<SliceName, Promise<LoadedSlice>>();

  constructor(load: LoadSlice) {
    this.#load = load;
  }

  /** Fetches the slice that every search begins with. */
  async warm(): Promise<void> {
    await this.#slice('pages');
  }

  /**
   * @param onAnswer gets each better answer, the last one with `isPartial` false
   * @throws (rejects) SearchUnavailableError when no slice could be had
   */
  async search(request: SearchRequest, onAnswer: (answer: ScoredAnswer) => void): Promise<void> {
    const { first, later } = slicesFor(request);
    const found = new FoundSoFar(request);
    // Once a request, even where the slice with the synonyms can't be had.
    const readings = this.#readings(request);
    const tell = (): void => {
      if (found.hasSearched) {
        onAnswer(found.answer(true));
      }
    };
    await this.#searchIn(first, readings, found);
    tell();
    if (request.kinds.length === 0) {
      const looksOn = found.bestScore < GOOD_SCORE;
      const others = looksOn ? SLICES.filter((slice) => !first.includes(slice)) : later;
      for (const slice of others) {
        await this.#searchIn([slice], readings, found);
        tell();
      }
    }
    if (first.length > 0 && !found.hasSearched) {
      throw new SearchUnavailableError('The index of the search could not be loaded.');
    }
    onAnswer(found.answer(false));
  }

  /** What the query may mean; synonyms travel with the first slice. */
  async #readings({ query }: SearchRequest): Promise<Reading[]> {
    const pages = await this.#slice('pages').catch(() => null);
    return readQuery(query, pages?.synonyms ?? {});
  }

  async #searchIn(slices: readonly SliceName[], readings: Promise<Reading[]>, found: FoundSoFar): Promise<void> {
    const [read, ...loaded] = await Promise.all([
      readings,
      ...slices.map((name) => this.#slice(name).catch(() => null))
    ]);
    slices.forEach((name, index) => {
      const slice = loaded[index];
      if (slice) {
        found.add(slice.index, read);
      } else {
        found.miss(name);
      }
    });
  }

  #slice(name: SliceName): Promise<LoadedSlice> {
    const loading =
      this.#loading.get(name) ??
      this.#load(name).then((slice) => ({
        index: createSliceIndex(decodeSlice(slice)),
        synonyms: slice.synonyms ?? {}
      }));
    this.#loading.set(name, loading);
    loading.catch(() => this.#loading.delete(name));
    return loading;
  }
}

/** What the slices that were asked so far know. */
class FoundSoFar {
  readonly request: SearchRequest;
  readonly #missing = new Set<SearchKind>();
  readonly #found = new Map<string, Scored>();
  readonly #indexes: SliceIndex[] = [];

  constructor(request: SearchRequest) {
    this.request = request;
  }

  get hasSearched(): boolean {
    return this.#indexes.length > 0;
  }

  get bestScore(): number {
    return Math.max(0, ...[...this.#found.values()].map(({ score }) => score));
  }

  miss(slice: SliceName): void {
    for (const kind of KINDS_OF_SLICE[slice]) {
      this.#missing.add(kind);
    }
  }

  add(index: SliceIndex, readings: readonly Reading[]): void {
    const { kinds, section } = this.request;
    this.#indexes.push(index);
    for (const entry of index.find(readings)) {
      const { kind, address, title, section: own } = entry.record;
      const isWanted = (kinds.length === 0 || kinds.includes(kind)) && (section === null || own === section);
      const key = `${kind} ${address} ${title}`;
      if (isWanted && entry.score > (this.#found.get(key)?.score ?? LEAST_SCORE)) {
        this.#found.set(key, entry);
      }
    }
  }

  answer(isPartial: boolean): ScoredAnswer {
    const least = this.bestScore * LEAST_SHARE_OF_BEST;
    const fitting = [...this.#found.values()]
      .filter(({ score }) => score >= least)
      .sort((a, b) => b.score - a.score || a.record.title.length - b.record.title.length);
    const counts: Partial<Record<SearchKind, number>> = {};
    const results = fitting.filter(({ record: { kind } }) => {
      counts[kind] = (counts[kind] ?? 0) + 1;
      return counts[kind] <= this.request.limit;
    });
    return {
      results: results.map(toResult),
      counts,
      isPartial,
      missing: [...this.#missing],
      isStandIn: false,
      suggestions: fitting.length === 0 ? this.#suggestions() : []
    };
  }

  /** Looking for them takes as long as a search: only who finds nothing waits for them. */
  #suggestions(): string[] {
    const words = this.#indexes.flatMap((index) => index.suggest(this.request.query));
    return [...new Set(words)].slice(0, MOST_SUGGESTIONS);
  }
}

function toResult({ record, titleWords, score }: Scored): ScoredResult {
  const { kind, title, address, page, section, place, badge, importLine, standalone } = record;
  return {
    kind,
    title,
    matches: matchesIn(title, titleWords),
    address,
    page,
    section,
    place,
    badge,
    excerpt: null,
    importLine,
    standalone,
    score
  };
}
