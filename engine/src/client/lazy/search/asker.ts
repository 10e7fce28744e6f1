import type { SearchAnswer, SearchProvider, SearchRequest } from '../../../search/searchProvider.ts';

/** How far the search for a question is. */
export type SearchState =
  | { step: 'idle' }
  /** Without an answer so far. */
  | { step: 'asking'; request: SearchRequest; isSlow: boolean }
  /** `isDone`: no better answer follows. `isBroken`: one should have, but the provider failed on the way. */
  | { step: 'answered'; request: SearchRequest; answer: SearchAnswer; isDone: boolean; isBroken: boolean }
  | { step: 'failed'; request: SearchRequest };

/** Asks one question at a time; a new one ends the one before. */
export interface Asker {
  ask(request: SearchRequest): void;
  /** Forgets the question. */
  stop(): void;
}

/** Lets the browser paint what was typed first, and makes one question of letters that come at once. */
const AFTER_PAINT_MS = 20;

/** Searching that takes no longer is not worth a word. */
const SLOW_MS = 300;

/** Makes what asks the provider and tells about each step of it. */
export function createAsker(provider: SearchProvider, onState: (state: SearchState) => void): Asker {
  let current = new AbortController();

  const run = async (request: SearchRequest, signal: AbortSignal): Promise<void> => {
    let answer: SearchAnswer | null = null;
    const timer = setTimeout(() => onState({ step: 'asking', request, isSlow: true }), SLOW_MS);
    signal.addEventListener('abort', () => clearTimeout(timer));
    const onAnswer = (better: SearchAnswer): void => {
      if (!signal.aborted) {
        clearTimeout(timer);
        answer = better;
        onState({ step: 'answered', request, answer, isDone: !better.isPartial, isBroken: false });
      }
    };
    const failed = await provider.search(request, onAnswer, signal).then(
      () => false,
      () => true
    );
    clearTimeout(timer);
    if (!signal.aborted) {
      finish(request, answer, failed);
    }
  };
  const finish = (request: SearchRequest, answer: SearchAnswer | null, failed: boolean): void => {
    if (answer === null) {
      onState({ step: 'failed', request });
    } else if (failed || answer.isPartial) {
      onState({ step: 'answered', request, answer, isDone: true, isBroken: failed });
    }
  };

  return {
    ask(request) {
      current.abort();
      current = new AbortController();
      const { signal } = current;
      onState({ step: 'asking', request, isSlow: false });
      setTimeout(() => !signal.aborted && void run(request, signal), AFTER_PAINT_MS);
    },
    stop() {
      current.abort();
    }
  };
}
