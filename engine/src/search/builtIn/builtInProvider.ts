import type { SearchAnswer, SearchProvider, SearchRequest } from '../searchProvider.ts';
import { delay } from '../delay.ts';
import { type IndexWorker, startIndexWorker } from './indexWorker.ts';
import { loadPagefind } from './pagefind.ts';
import { type ProseAnswer, searchProse } from './proseSearch.ts';
import type { ScoredAnswer, ScoredResult } from './searchEngine.ts';
import { GOOD_SCORE, PASSAGE_BONUS } from './weights.ts';

/** Prose is looked through when the reader pauses: its index comes in many parts. */
const READER_PAUSE_MS = 150;

/** The two indexes behind the search. */
export interface Indexes {
  /** Starts the search for names and titles. */
  startNames: () => IndexWorker;
  /** @throws (rejects) Error when its index can't be had */
  searchProse: (request: SearchRequest) => Promise<ProseAnswer>;
  /** How long a request stands before the prose is looked through. */
  pauseMs: number;
}

const IN_BROWSER: Indexes = {
  startNames: startIndexWorker,
  searchProse: (request) => searchProse(request, loadPagefind),
  pauseMs: READER_PAUSE_MS
};

/** The site's own search: names and titles in a worker, then the prose behind them. */
export function createBuiltInProvider(indexes: Indexes = IN_BROWSER): SearchProvider {
  let worker: IndexWorker | null = indexes.startNames();
  return {
    async search(request, onAnswer, signal) {
      worker ??= indexes.startNames();
      const asksForProse = request.kinds.length === 0 || request.kinds.includes('text');
      const names = await lastAnswer(worker, request, (answer) => {
        if (!signal.aborted) {
          onAnswer({ ...answer, isPartial: answer.isPartial || asksForProse });
        }
      }).catch((error: unknown) => {
        // The next request starts it anew.
        worker = null;
        throw error;
      });
      signal.throwIfAborted();
      if (asksForProse) {
        await delay(indexes.pauseMs);
        signal.throwIfAborted();
        const prose = await indexes.searchProse(request).catch(() => null);
        signal.throwIfAborted();
        onAnswer(withProse(names, prose));
      }
    }
  };
}

async function lastAnswer(
  worker: IndexWorker,
  request: SearchRequest,
  onAnswer: (answer: ScoredAnswer) => void
): Promise<ScoredAnswer | null> {
  let last: ScoredAnswer | null = null;
  await worker.search(request, (answer) => {
    last = answer;
    onAnswer(answer);
  });
  return last;
}

/** @param prose null where its index could not be had */
function withProse(names: ScoredAnswer | null, prose: ProseAnswer | null): SearchAnswer {
  const passages = prose?.results ?? [];
  const results = [...backedBy(passages, names?.results ?? []), ...passages].sort((a, b) => b.score - a.score);
  return {
    results,
    counts: { ...names?.counts, ...(prose && prose.count > 0 ? { text: prose.count } : {}) },
    isPartial: false,
    missing: [...(names?.missing ?? []), ...(prose ? [] : (['text'] as const))],
    isStandIn: false,
    suggestions: results.length === 0 ? (names?.suggestions ?? []) : []
  };
}

/** Where no title fits well, what the prose says decides between pages; else results stay as the reader sees them. */
function backedBy(passages: readonly ScoredResult[], named: readonly ScoredResult[]): ScoredResult[] {
  if ((named[0]?.score ?? 0) >= GOOD_SCORE) {
    return [...named];
  }
  return named.map((result) => {
    const rank = passages.findIndex(({ page }) => page === result.page);
    return result.kind === 'page' && rank >= 0
      ? { ...result, score: result.score + PASSAGE_BONUS * (1 - rank / passages.length) }
      : result;
  });
}
