import type { SearchAnswer, SearchProvider, SearchRequest } from '../searchProvider.ts';
import { delay } from '../delay.ts';
import { type IndexWorker, startIndexWorker } from './indexWorker.ts';
import { isOtherTab } from './implementationTabs.ts';
import type { IndexRequest, ScoredAnswer, ScoredResult } from './searchEngine.ts';
import { GOOD_SCORE, KIND_WEIGHTS, PASSAGE_STEP } from './weights.ts';
import type { Badge } from '../../model.ts';
import type { FoundPassages, PassageRequest } from './pagefind.ts';
import { passageExcerpt } from './prosePassage.ts';
import { interpretQuery, shortenQuery } from './query.ts';

/** Debounce of the full-text search, whose index is fetched in many parts. */
const PROSE_DEBOUNCE_MS = 150;

/** How long poor matches of names are held back, since passages may put others above them. */
const PROSE_PATIENCE_MS = 4000;

/** Numbers of passages that are counted, and that rank pages, however many are shown. */
const COUNTED_PASSAGES = 10;
const RANKING_PASSAGES = 5;

/** Dependencies of the search. */
interface BuiltInDependencies {
  startWorker: () => IndexWorker;
  /** Debounce of the full-text search, in milliseconds. */
  debounceMs: number;
}

const IN_BROWSER: BuiltInDependencies = { startWorker: startIndexWorker, debounceMs: PROSE_DEBOUNCE_MS };

/** Creates the built-in search: names and titles first, then full text. Both run in a worker. */
export function createBuiltInProvider({ startWorker, debounceMs }: BuiltInDependencies = IN_BROWSER): SearchProvider {
  let started: IndexWorker | null = startWorker();
  return {
    async search(asked, onAnswer, signal) {
      const request = { ...asked, query: shortenQuery(asked.query) };
      const worker = (started ??= startWorker());
      const includesProse = request.kinds.length === 0 || request.kinds.includes('text');
      const report = (answer: ScoredAnswer): void => {
        if (!signal.aborted) {
          onAnswer({ ...answer, isPartial: answer.isPartial || includesProse });
        }
      };
      const names = await lastAnswer(worker, request, (answer) => {
        if (answer.isPartial || !includesProse || isGood(answer.results)) {
          report(answer);
        }
      }).catch((error: unknown) => {
        // Restart the worker with the next request.
        started = null;
        throw error;
      });
      signal.throwIfAborted();
      if (includesProse) {
        await delay(debounceMs);
        signal.throwIfAborted();
        const prose = searchProse(request, names?.isOtherFirst ?? false, worker.findPassages).catch(() => null);
        if (names && !isGood(names.results) && (await takesLong(prose))) {
          report(names);
        }
        const passages = await prose;
        signal.throwIfAborted();
        const isRanked = names === null || isGood(names.results) || !passages || passages.results.length === 0;
        const ranked = isRanked ? names : await rankByPassages(worker, request, passages);
        signal.throwIfAborted();
        onAnswer(withProse(ranked, passages));
      }
    }
  };
}

function isGood([best]: readonly ScoredResult[]): boolean {
  return (best?.score ?? 0) >= GOOD_SCORE;
}

function takesLong(work: Promise<unknown>): Promise<boolean> {
  return Promise.race([work.then(() => false), delay(PROSE_PATIENCE_MS).then(() => true)]);
}

async function lastAnswer(
  worker: IndexWorker,
  request: IndexRequest,
  onAnswer: (answer: ScoredAnswer) => void
): Promise<ScoredAnswer | null> {
  let last: ScoredAnswer | null = null;
  await worker.search(request, (answer) => {
    last = answer;
    onAnswer(answer);
  });
  return last;
}

/** If no title matches well, pages are ranked by their passages; otherwise, the displayed order stays. */
function rankByPassages(
  worker: IndexWorker,
  request: SearchRequest,
  { pages }: ProseAnswer
): Promise<ScoredAnswer | null> {
  return lastAnswer(worker, { ...request, passages: pages }, () => undefined);
}

/** @param prose null if its index isn't available */
function withProse(names: ScoredAnswer | null, prose: ProseAnswer | null): SearchAnswer {
  const passages = prose?.results ?? [];
  const results = [...(names?.results ?? []).map((result) => withPassage(result, passages)), ...passages].sort(
    (a, b) => b.score - a.score
  );
  return {
    results,
    counts: { ...names?.counts, ...(prose && prose.count > 0 ? { text: prose.count } : {}) },
    isPartial: false,
    missing: [...(names?.missing ?? []), ...(prose ? [] : (['text'] as const))],
    isFallback: false,
    suggestions: results.length === 0 ? (names?.suggestions ?? []) : []
  };
}

/** A page without any word of the query in its title shows the passage by which it is found. */
function withPassage(result: ScoredResult, passages: readonly ScoredResult[]): ScoredResult {
  const isExplained = result.matches.length > 0 || (result.excerpt?.matches.length ?? 0) > 0;
  const passage =
    result.kind === 'page' && !isExplained ? passages.find(({ page }) => page === result.page) : undefined;
  return passage?.excerpt ? { ...result, excerpt: passage.excerpt } : result;
}

interface ProseAnswer {
  results: ScoredResult[];
  /** Pages of the best passages, which rank pages. */
  pages: string[];
  /** Total number of passages. */
  count: number;
}

/** How many places passages about other implementations than the default one give way, or come earlier. */
const OTHER_PLACES = 1.5;

/**
 * Finds passages that contain all significant words of a query. @throws (rejects) Error if the index isn't available
 */
async function searchProse(
  { query, section, limit }: SearchRequest,
  isOtherFirst: boolean,
  findPassages: (request: PassageRequest) => Promise<FoundPassages>
): Promise<ProseAnswer> {
  const words = (interpretQuery(query, {})[0]?.words ?? []).map(({ alternatives: [own] }) => own?.word ?? '');
  if (words.length === 0) {
    return { results: [], pages: [], count: 0 };
  }
  const { passages, count } = await findPassages({ words, section, limit: Math.max(limit, COUNTED_PASSAGES) });
  const found = passages.map(({ url, content, meta }, rank): ScoredResult => {
    const page = meta['page'] ?? '';
    const subject = { title: meta['title'] ?? '', place: JSON.parse(meta['place'] ?? '[]') as string[] };
    const shift = isOtherTab(url.split('#', 1).join(), page) ? OTHER_PLACES * (isOtherFirst ? -1 : 1) : 0;
    return {
      kind: 'text',
      ...subject,
      matches: [],
      address: url,
      page,
      section: meta['section'] ?? '',
      badge: (meta['badge'] as Badge | undefined) ?? null,
      excerpt: passageExcerpt(content, subject, words),
      importLine: null,
      standalone: null,
      score: KIND_WEIGHTS.text - (rank + shift) * PASSAGE_STEP
    };
  });
  const results = found.sort((a, b) => b.score - a.score);
  const pages = results.slice(0, RANKING_PASSAGES).map(({ page }) => page);
  return { count, pages, results: results.slice(0, limit) };
}
