import { leadingKind } from '../leadingKind.ts';
import { KINDS_OF_SLICE, type SliceName, SLICES } from '../searchFiles.ts';
import type { SearchKind } from '../../core/searchKind.ts';
import {
  type SearchAnswer,
  type SearchRequest,
  type SearchResult,
  SearchUnavailableError,
  type TextRange
} from '../searchProvider.ts';
import { decodeSlice, type IndexedRecord, type SearchSlice } from '../searchSlice.ts';
import { bestMatches } from './bestMatches.ts';
import { hasOnlyStopWords, type Interpretation, interpretQuery, type Synonyms } from './query.ts';
import { liftHeadings, liftPages } from './liftPages.ts';
import { prefersOther, rankImplementations } from './implementationTabs.ts';
import { namedPages, rankPages } from './rankPages.ts';
import { createSliceIndex, type ScoredRecord, type SliceIndex } from './sliceIndex.ts';
import { GOOD_SCORE, MIN_SCORE, MIN_SHARE_OF_BEST } from './weights.ts';
import { indexedWords, joinedWords, joinRanges } from './words.ts';

/** Fetches a slice. @throws (rejects) Error if it isn't available */
export type LoadSlice = (name: SliceName) => Promise<SearchSlice>;

interface LoadedSlice {
  index: SliceIndex;
  synonyms: Synonyms;
  records: readonly IndexedRecord[];
  pages: Pages;
}

/** First tabs of pages, by their addresses. */
type Pages = ReadonlyMap<string, IndexedRecord>;

/** A request to the index. */
export interface IndexRequest extends SearchRequest {
  /** Addresses of the pages with the best passages, once these are known. */
  passages?: readonly string[];
}

/** An answer with scores, by which further results can be merged. */
export interface ScoredAnswer extends SearchAnswer {
  results: ScoredResult[];
  /** Whether the tabs about other implementations come before those about the default one. */
  isOtherFirst: boolean;
}

export interface ScoredResult extends SearchResult {
  score: number;
}

/** How long results are held back that may lose their place to some from slices that aren't there. */
const PATIENCE_MS = 4000;

const NO_PAGES: ReadonlySet<string> = new Set();

/** Maximum number of suggested words. */
const MAX_SUGGESTIONS = 4;

/**
 * Answers requests from the slices of the index. Each slice is fetched once; failed ones are retried by the next
 * request.
 */
export class SearchEngine {
  readonly #load: LoadSlice;
  readonly #loading = new Map<SliceName, Promise<LoadedSlice>>();
  readonly #loaded = new Set<SliceName>();

  constructor(load: LoadSlice) {
    this.#load = load;
  }

  /** Fetches the slice that every search uses. */
  async warm(): Promise<void> {
    await this.#slice('pages');
  }

  /**
   * Answers first with what nothing can displace (pages that the query names, or an exact name), then with everything.
   * @param onAnswer receives successively better answers, the last one with `isPartial` false
   * @throws (rejects) SearchUnavailableError if no slice is available; its cause is what prevented the first one
   */
  async search(request: IndexRequest, onAnswer: (answer: ScoredAnswer) => void): Promise<void> {
    const { first, later } = this.#planFor(request);
    const found = new ResultCollector(request);
    // Shared by all slices, so that a failed fetch of the synonyms isn't retried within a request.
    const reading = this.#read(request);
    const report = (answer: ScoredAnswer): void => {
      if (answer.results.length > 0) {
        onAnswer(answer);
      }
    };
    const late = setTimeout(() => report(found.answer(true)), PATIENCE_MS);
    try {
      await this.#searchIn(first, reading, found);
      if (later.length > 0) {
        report(found.sureAnswer());
        await this.#searchIn(later, reading, found);
      }
      if (request.kinds.length === 0 && found.bestScore < GOOD_SCORE) {
        const others = SLICES.filter((slice) => !first.includes(slice) && !later.includes(slice));
        await Promise.all(others.map((slice) => this.#searchIn([slice], reading, found)));
      }
    } finally {
      clearTimeout(late);
    }
    if (first.length > 0 && !found.hasSearched) {
      throw new SearchUnavailableError('The index of the search could not be loaded.', { cause: found.failure });
    }
    onAnswer(found.answer(false));
  }

  /** Returns the slices of a request. Loaded ones are searched at once, so that the first answer is the best. */
  #planFor(request: SearchRequest): SlicePlan {
    const { first, later } = slicesFor(request);
    return {
      first: [...first, ...later.filter((slice) => this.#loaded.has(slice))],
      later: later.filter((slice) => !this.#loaded.has(slice))
    };
  }

  /** Reads the request by what the first slice knows: the synonyms and the tabs of all pages. */
  async #read({ query, visited = [] }: SearchRequest): Promise<Reading> {
    const pages = await this.#slice('pages').catch(() => null);
    return {
      interpretations: interpretQuery(query, pages?.synonyms ?? {}),
      isOtherFirst: prefersOther(visited, pages?.records ?? []),
      pages: pages?.pages ?? new Map()
    };
  }

  async #searchIn(slices: readonly SliceName[], reading: Promise<Reading>, found: ResultCollector): Promise<void> {
    const [read, loaded] = await Promise.all([reading, Promise.allSettled(slices.map((name) => this.#slice(name)))]);
    slices.forEach((name, index) => {
      const slice = loaded[index];
      if (slice?.status === 'fulfilled') {
        found.add(slice.value.index, read);
      } else {
        found.addMissing(name, slice?.reason);
      }
    });
  }

  #slice(name: SliceName): Promise<LoadedSlice> {
    const loading =
      this.#loading.get(name) ??
      this.#load(name).then((slice) => {
        const records = decodeSlice(slice);
        const index = createSliceIndex(records);
        this.#loaded.add(name);
        const firstTabs = records.filter(({ kind, address, page }) => kind === 'page' && address === page);
        const pages = new Map(firstTabs.map((record) => [record.page, record]));
        return { index, synonyms: slice.synonyms ?? {}, records, pages };
      });
    this.#loading.set(name, loading);
    loading.catch(() => this.#loading.delete(name));
    return loading;
  }
}

/** A request as the index understands it. */
interface Reading {
  /** The query as typed first, then with synonyms. */
  interpretations: readonly Interpretation[];
  isOtherFirst: boolean;
  pages: Pages;
}

/** Accumulates the results of a request over slices. */
class ResultCollector {
  readonly request: IndexRequest;
  /** Why the first slice that is missing could not be loaded. */
  failure: unknown;
  readonly #missing = new Set<SearchKind>();
  readonly #found = new Map<string, ScoredRecord>();
  readonly #indexes: SliceIndex[] = [];
  #reading: Reading = { interpretations: [], isOtherFirst: false, pages: new Map() };

  constructor(request: IndexRequest) {
    this.request = request;
  }

  get hasSearched(): boolean {
    return this.#indexes.length > 0;
  }

  get bestScore(): number {
    return Math.max(0, ...[...this.#found.values()].map(({ score }) => score));
  }

  addMissing(slice: SliceName, failure: unknown): void {
    this.failure ??= failure;
    for (const kind of KINDS_OF_SLICE[slice]) {
      this.#missing.add(kind);
    }
  }

  add(index: SliceIndex, reading: Reading): void {
    const { section } = this.request;
    this.#indexes.push(index);
    this.#reading = reading;
    for (const entry of index.find(reading.interpretations)) {
      const { kind, address, title, section: own } = entry.record;
      const key = `${kind} ${address} ${title}`;
      if ((section === null || own === section) && entry.score > (this.#found.get(key)?.score ?? MIN_SCORE)) {
        this.#found.set(key, entry);
      }
    }
  }

  /**
   * Answers with what nothing displaces: an exact name, with the results of its kind, or the best page that the query names,
   * which is the first of the best matches. Others may give way to parts that arrive later.
   */
  sureAnswer(): ScoredAnswer {
    const named = this.#named();
    const answer = this.#answerWith(named, true);
    const leading = leadingKind(answer.results[0], this.request.query);
    const lead = answer.results.find(({ kind, page }) => kind === 'page' && named.has(page));
    const results = leading
      ? answer.results.filter(({ kind }) => kind === leading)
      : answer.results
          .filter(({ kind, page }) => kind === 'page' && page === lead?.page)
          .map((result) => (result === lead ? { ...result, bestRank: 1 } : result));
    return { ...answer, results };
  }

  answer(isPartial: boolean): ScoredAnswer {
    return this.#answerWith(this.#named(), isPartial);
  }

  #named(): ReadonlySet<string> {
    return namedPages([...this.#found.values()]);
  }

  #answerWith(named: ReadonlySet<string>, isPartial: boolean): ScoredAnswer {
    const { kinds, passages = [], limit } = this.request;
    const isWanted = (kind: SearchKind): boolean => kinds.length === 0 || kinds.includes(kind);
    const least = this.bestScore * MIN_SHARE_OF_BEST;
    const fitting = this.#ranked(named, passages)
      .filter(({ record: { kind }, score }) => score >= least && isWanted(kind))
      .sort((a, b) => b.score - a.score || a.record.title.length - b.record.title.length);
    const { results, counts } = limitKinds(fitting, limit);
    const { isOtherFirst, pages } = this.#reading;
    const best = bestMatches(fitting, this.request.query, named);
    return {
      results: results.map((found) => {
        const place = best.indexOf(found);
        return { ...toResult(found, pages), ...(place >= 0 && { bestRank: place + 1 }) };
      }),
      counts,
      isPartial,
      missing: [...this.#missing].filter(isWanted),
      isFallback: false,
      suggestions: fitting.length === 0 ? this.#suggestions() : [],
      isOtherFirst
    };
  }

  #ranked(named: ReadonlySet<string>, passages: readonly string[]): ScoredRecord[] {
    const { interpretations, isOtherFirst, pages } = this.#reading;
    const [typed] = interpretations;
    const found = [...this.#found.values()];
    const firstKinds = new Set(slicesFor(this.request).first.flatMap((slice) => KINDS_OF_SLICE[slice]));
    // Of named pages, parts that arrive later would change the order.
    const lifted = liftPages(found, typed, firstKinds.has('component') ? NO_PAGES : named);
    const ranked = rankPages(rankImplementations(lifted, isOtherFirst), { named, firstKinds, pages, passages });
    return liftHeadings(ranked, typed);
  }

  /** Takes as long as a search, so it runs only without results. */
  #suggestions(): string[] {
    const words = this.#indexes.flatMap((index) => index.suggest(this.request.query));
    return [...new Set(words)].slice(0, MAX_SUGGESTIONS);
  }
}

/** Returns the best results of each kind with the number of all. The tabs of a page count, and come, as one. */
function limitKinds(
  fitting: readonly ScoredRecord[],
  limit: number
): { results: ScoredRecord[]; counts: Partial<Record<SearchKind, number>> } {
  const counts: Partial<Record<SearchKind, number>> = {};
  const pages = new Map<string, boolean>();
  const results = fitting.filter(({ record: { kind, page } }) => {
    const known = kind === 'page' ? pages.get(page) : undefined;
    if (known !== undefined) {
      return known;
    }
    const count = (counts[kind] ?? 0) + 1;
    counts[kind] = count;
    if (kind === 'page') {
      pages.set(page, count <= limit);
    }
    return count <= limit;
  });
  return { results, counts };
}

/** Kinds with names in code. */
const CODE_KINDS: readonly SearchKind[] = ['prop', 'cssVariable', 'token'];

function toResult(found: ScoredRecord, pages: Pages): ScoredResult {
  const { record, titleWords, score, foundBy } = found;
  const { kind, title, address, page, section, place, badge, importLine, standalone } = record;
  const text = kind === 'page' ? record.text || (pages.get(page)?.text ?? '') : '';
  return {
    kind,
    title,
    matches: matchesIn(title, titleWords),
    address,
    page,
    section,
    place,
    badge,
    excerpt: foundBy
      ? { text: foundBy.title, matches: [[0, foundBy.title.length]], isCode: CODE_KINDS.includes(foundBy.kind) }
      : text === ''
        ? null
        : { text, matches: [] },
    importLine,
    standalone,
    score
  };
}

/** Names such as `isInline` also occur in thousands of examples, which are searched last. */
const IDENTIFIER = /\b[a-z]+[A-Z]\w*/;

/** Patterns of identifiers and keywords that select further slices. */
const SLICE_PATTERNS: readonly { pattern: RegExp; slices: readonly SliceName[] }[] = [
  // Custom properties, and names of tokens and classes: `--global--color`, `pf-t-global`.
  { pattern: /--|\w-\w+-\w/, slices: ['css-variables', 'tokens'] },
  { pattern: /\btokens?\b/i, slices: ['tokens'] },
  { pattern: /icons?\b/i, slices: ['icons'] },
  // Components and types: `AlertGroup`.
  { pattern: /\b(?:[A-Z][a-z\d]+){2,}\b/, slices: ['parts'] },
  // `isInline`, `onToggle`.
  { pattern: IDENTIFIER, slices: ['props'] },
  { pattern: /\bprop(?:s|erty|erties)?\b/i, slices: ['props'] },
  { pattern: /\b(?:css|variables?)\b/i, slices: ['css-variables'] }
];

/** Slices for a request, in two steps. */
interface SlicePlan {
  /** Searched together. */
  first: SliceName[];
  /** Searched afterwards, one by one. */
  later: SliceName[];
}

/**
 * Returns the slices of the chosen kinds; pages are also ranked by their parts. Without chosen kinds, these are the pages,
 * then their parts; further slices if the query looks like their content.
 */
export function slicesFor({ query, kinds }: Pick<SearchRequest, 'query' | 'kinds'>): SlicePlan {
  if (kinds.length > 0) {
    const first = SLICES.filter((slice) => KINDS_OF_SLICE[slice].some((kind) => kinds.includes(kind)));
    return { first, later: kinds.includes('page') && !first.includes('parts') ? ['parts'] : [] };
  }
  const looked = new Set(SLICE_PATTERNS.flatMap(({ pattern, slices }) => (pattern.test(query) ? slices : [])));
  // Such as "to", which may be a prop.
  if (hasOnlyStopWords(query)) {
    looked.add('props');
  }
  const first = SLICES.filter((slice) => slice === 'pages' || looked.has(slice));
  const later: SliceName[] = IDENTIFIER.test(query) ? ['parts', 'examples'] : ['parts'];
  return { first, later: later.filter((slice) => !first.includes(slice)) };
}

/** Returns the ranges of the matching words in a title; all of its words if it matches as a whole. */
function matchesIn(title: string, asked: ReadonlySet<string>): TextRange[] {
  const isWhole = asked.has(joinedWords(title));
  return joinRanges(
    indexedWords(title).flatMap(({ text, start, end }): TextRange[] =>
      isWhole || asked.has(text) ? [[start, end]] : []
    )
  );
}
