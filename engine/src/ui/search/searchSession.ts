import { SEARCH_KINDS } from '../../core/searchKind.ts';
import type { SearchAnswer, SearchProvider, SearchRequest } from '../../search/searchProvider.ts';
import { type Group, mergeStable } from './resultGroups.ts';
import type { Question } from './searchAddress.ts';

/** Progress of the search for a question. */
export type SearchState =
  | { step: 'idle' }
  /** No answer so far. */
  | { step: 'asking'; request: SearchRequest; isSlow: boolean }
  /** `isDone`: no better answer follows. `isBroken`: the provider failed after this partial answer. */
  | { step: 'answered'; request: SearchRequest; answer: SearchAnswer; isDone: boolean; isBroken: boolean }
  | { step: 'failed'; request: SearchRequest };

/** Debounce: the browser paints the typed text first. */
const AFTER_PAINT_MS = 20;

/** Delay before a search counts as slow and the status says so. */
const SLOW_MS = 300;

/**
 * Queries the provider, and reports each step.
 * @param patienceMs how long partial answers are held back, since a complete one may follow
 * @returns function that aborts the search; nothing more is reported
 */
export function startSearchSession(
  provider: SearchProvider,
  request: SearchRequest,
  onState: (state: SearchState) => void,
  patienceMs = 0
): () => void {
  const lifetime = new AbortController();
  const { signal } = lifetime;
  let answer: SearchAnswer | null = null;

  const run = async (): Promise<void> => {
    const slowTimer = setTimeout(() => onState({ step: 'asking', request, isSlow: true }), SLOW_MS);
    let isPatient = patienceMs > 0;
    const report = (): void => {
      if (answer && !(answer.isPartial && isPatient)) {
        clearTimeout(slowTimer);
        onState({ step: 'answered', request, answer, isDone: !answer.isPartial, isBroken: false });
      }
    };
    const patienceTimer = setTimeout(() => {
      isPatient = false;
      if (answer?.isPartial === true) {
        report();
      }
    }, patienceMs);
    const clearTimers = (): void => [slowTimer, patienceTimer].forEach(clearTimeout);
    signal.addEventListener('abort', clearTimers);
    const onAnswer = (better: SearchAnswer): void => {
      if (!signal.aborted) {
        answer = better;
        report();
      }
    };
    const isBroken = await provider.search(request, onAnswer, signal).then(
      () => false,
      () => true
    );
    clearTimers();
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

/** State of the shown results, which keep their places when a better answer arrives. */
export interface SearchResults {
  /** The question that the shown state belongs to; null while there is no answer to it. */
  settled: Question | null;
  /** The last state, except `asking` until it is slow: the last list stays until then. */
  shown: SearchState;
  groups: readonly Group[];
  /** Request that the list answers. */
  answered: SearchRequest | null;
  /** Key of the option that Enter opens; null for none. */
  activeKey: string | null;
  /** The last complete answer in numbers; of all kinds, if there was one to the same words. */
  counted: { request: SearchRequest; counts: SearchAnswer['counts'] } | null;
}

export const NO_SEARCH: SearchResults = {
  settled: null,
  shown: { step: 'idle' },
  groups: [],
  answered: null,
  activeKey: null,
  counted: null
};

type SearchAction =
  /** With `hasActive`, the first option of a new list is active by default. */
  | {
      type: 'state';
      question: Question;
      state: SearchState;
      groups: readonly Group[];
      hasActive: boolean;
    }
  | { type: 'activate'; key: string | null };

export function searchReducer(view: SearchResults, action: SearchAction): SearchResults {
  if (action.type === 'activate') {
    return { ...view, activeKey: action.key };
  }
  const { question: settled, state, groups, hasActive } = action;
  if (state.step === 'asking') {
    return { ...view, settled: null, shown: state.isSlow ? state : view.shown };
  }
  if (state.step !== 'answered') {
    return { ...NO_SEARCH, settled, shown: state };
  }
  const { request } = state;
  const isShown = view.answered !== null && isSameQuestion(view.answered, request);
  const first = (hasActive && groups[0]?.entries[0]?.key) || null;
  return {
    settled,
    shown: state,
    groups: isShown ? mergeStable(view.groups, groups) : groups,
    answered: request,
    activeKey: isShown ? (view.activeKey ?? first) : first,
    counted: countedBy(view, state)
  };
}

/**
 * Numbers of all kinds stay while the reader chooses some of these, since answers count those alone, and until the answer
 * to other words is complete.
 */
function countedBy(
  { counted }: SearchResults,
  { request, answer, isDone }: Extract<SearchState, { step: 'answered' }>
): SearchResults['counted'] {
  const isOfSameWords = counted !== null && isSameSearch(counted.request, request);
  const staysTrue = isOfSameWords && (request.kinds.length > 0 || !isDone);
  if (staysTrue || !isDone) {
    return counted;
  }
  const asked = SEARCH_KINDS.filter((kind) => request.kinds.length === 0 || request.kinds.includes(kind));
  return { request, counts: Object.fromEntries(asked.map((kind) => [kind, answer.counts[kind] ?? 0])) };
}

/** Whether two requests ask for the same words in the same section. */
function isSameSearch(a: Question, b: Question): boolean {
  return a.query.trim() === b.query.trim() && a.section === b.section;
}

/** Whether two requests differ in the number of results alone. */
function isSameQuestion(a: SearchRequest, b: SearchRequest): boolean {
  return a.query === b.query && a.kinds === b.kinds && a.section === b.section;
}
