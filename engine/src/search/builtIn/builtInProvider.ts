import type { SearchAnswer, SearchProvider, SearchRequest } from '../searchProvider.ts';
import { delay } from '../delay.ts';
import { type IndexWorker, startIndexWorker } from './indexWorker.ts';
import { type ProseAnswer, searchProse } from './proseSearch.ts';
import type { ScoredAnswer, ScoredResult } from './searchEngine.ts';
import { GOOD_SCORE, PASSAGE_BONUS } from './weights.ts';

/** Prose is looked through when the reader pauses: its index comes in many parts. */
const READER_PAUSE_MS = 150;

/** What the search works with. */
export interface BuiltInParts {
  startIndexes: () => IndexWorker;
  /** How long a request stands before the prose is looked through. */
  pauseMs: number;
}

const IN_BROWSER: BuiltInParts = { startIndexes: startIndexWorker, pauseMs: READER_PAUSE_MS };

/** The site's own search: names and titles, then the prose behind them, both in a worker. */
export function createBuiltInProvider({ startIndexes, pauseMs }: BuiltInParts = IN_BROWSER): SearchProvider {
  let started: IndexWorker | null = startIndexes();
  return {
    async search(request, onAnswer, signal) {
      const worker = (started ??= startIndexes());
      const asksForProse = request.kinds.length === 0 || request.kinds.includes('text');
      const names = await lastAnswer(worker, request, (answer) => {
        if (!signal.aborted) {
          onAnswer({ ...answer, isPartial: answer.isPartial || asksForProse });
        }
      }).catch((error: unknown) => {
        // The next request starts it anew.
        started = null;
        throw error;
      });
      signal.throwIfAborted();
      if (asksForProse) {
        await delay(pauseMs);
        signal.throwIfAborted();
        const prose = await searchProse(request, worker.findPassages).catch(() => null);
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
