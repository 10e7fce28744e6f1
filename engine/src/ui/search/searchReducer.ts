import type { SearchRequest } from '../../search/searchProvider.ts';
import { type Group, mergeStable } from './resultGroups.ts';
import type { Question } from './searchAddress.ts';
import type { SearchState } from './searchSession.ts';

/** Nobody answers to what has been there for a shorter time. */
const REACTION_MS = 400;

/** What is shown of a search, with the option that the reader is about to open; that one stays where it is. */
export interface SearchView {
  /** The question that has all that is shown; null while there is no answer to it. */
  settled: Question | null;
  /** The last state, but for asking that doesn't take long: until then the last list stays. */
  shown: SearchState;
  groups: readonly Group[];
  /** The question that the list answers. */
  answered: { request: SearchRequest; time: number } | null;
  /** Key of the option that Enter opens; null for none. */
  activeKey: string | null;
  /** The reader chose the option, by arrows or the pointer. */
  isChosen: boolean;
}

export const NO_SEARCH: SearchView = {
  settled: null,
  shown: { step: 'idle' },
  groups: [],
  answered: null,
  activeKey: null,
  isChosen: false
};

export type SearchAction =
  /** The first option of a new list is active by itself, if it `hasActive` ones at all. */
  | {
      type: 'state';
      question: Question;
      state: SearchState;
      groups: readonly Group[];
      time: number;
      hasActive: boolean;
    }
  | { type: 'activate'; key: string | null };

export function searchReducer(view: SearchView, action: SearchAction): SearchView {
  if (action.type === 'activate') {
    return { ...view, activeKey: action.key, isChosen: true };
  }
  const { question: settled, state, groups, time, hasActive } = action;
  if (state.step === 'asking') {
    return { ...view, settled: null, shown: state.isSlow ? state : view.shown };
  }
  if (state.step !== 'answered') {
    return { ...NO_SEARCH, settled, shown: state };
  }
  const first = (hasActive && groups[0]?.entries[0]?.key) || null;
  if (view.answered?.request !== state.request) {
    const answered = { request: state.request, time };
    return { settled, shown: state, groups, answered, activeKey: first, isChosen: false };
  }
  const { activeKey, isChosen, answered } = view;
  return activeKey !== null && (isChosen || time - answered.time > REACTION_MS)
    ? { ...view, shown: state, groups: mergeStable(view.groups, groups, activeKey) }
    : { ...view, shown: state, groups, activeKey: first };
}
