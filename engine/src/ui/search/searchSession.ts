import type { SearchAnswer, SearchProvider, SearchRequest } from '../../search/searchProvider.ts';

/** How far the search for a question is. */
export type SearchState =
  | { step: 'idle' }
  /** Without an answer so far. */
  | { step: 'asking'; request: SearchRequest; isSlow: boolean }
  /** `isDone`: no better answer follows. `isBroken`: one should have, but the provider failed on the way. */
  | { step: 'answered'; request: SearchRequest; answer: SearchAnswer; isDone: boolean; isBroken: boolean }
  | { step: 'failed'; request: SearchRequest };

/** Lets the browser paint what was typed first, and makes one question of letters that come at once. */
const AFTER_PAINT_MS = 20;

/** Searching that takes no longer is not worth a word. */
const SLOW_MS = 300;

/**
 * Asks the provider, and reports each step.
 * @returns ends it: nothing more is reported
 */
export function startSearchSession(
  provider: SearchProvider,
  request: SearchRequest,
  onState: (state: SearchState) => void
): () => void {
  const lifetime = new AbortController();
  const { signal } = lifetime;
  let answer: SearchAnswer | null = null;

  const run = async (): Promise<void> => {
    const slowTimer = setTimeout(() => onState({ step: 'asking', request, isSlow: true }), SLOW_MS);
    signal.addEventListener('abort', () => clearTimeout(slowTimer));
    const onAnswer = (better: SearchAnswer): void => {
      if (!signal.aborted) {
        clearTimeout(slowTimer);
        answer = better;
        onState({ step: 'answered', request, answer, isDone: !better.isPartial, isBroken: false });
      }
    };
    const isBroken = await provider.search(request, onAnswer, signal).then(
      () => false,
      () => true
    );
    clearTimeout(slowTimer);
    if (signal.aborted) {
      return;
    }
    if (answer === null) {
      onState({ step: 'failed', request });
    } else if (isBroken || answer.isPartial) {
      onState({ step: 'answered', request, answer, isDone: true, isBroken });
    }
  };

  onState({ step: 'asking', request, isSlow: false });
  setTimeout(() => !signal.aborted && void run(), AFTER_PAINT_MS);
  return () => lifetime.abort();
}
