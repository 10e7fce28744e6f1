import type { SearchAnswer } from '../../../search/searchProvider.ts';
import type { SearchState } from './asker.ts';
import type { Group } from './groups.ts';
import { FAILED, SEARCHING, countText, noticeText, nothingText, totalOf } from './wording.ts';

/** What stands around the list of what was found. */
export interface Surroundings {
  /** Null: it stays as it is. */
  status: string | null;
  notice: string | null;
  /** In place of a list that has nothing in it. */
  nothing: { text: string; suggestions: readonly string[] } | null;
  /** Number of results where the list holds only some of them; null where it holds all. */
  all: number | null;
  /** What screen readers say. */
  spoken: string;
}

const NOTHING_AROUND: Surroundings = { status: '', notice: null, nothing: null, all: null, spoken: '' };

/** What is to be said about a search. @param groups what the list shows of it */
export function surroundingsOf(state: SearchState, groups: readonly Group[]): Surroundings {
  switch (state.step) {
    case 'idle':
      return NOTHING_AROUND;
    case 'asking':
      return { ...NOTHING_AROUND, status: state.isSlow ? SEARCHING : null };
    case 'failed':
      return { ...NOTHING_AROUND, spoken: FAILED };
    case 'answered':
      return aroundAnswer(state, groups);
  }
}

function aroundAnswer(
  { request, answer, isDone, isBroken }: Extract<SearchState, { step: 'answered' }>,
  groups: readonly Group[]
): Surroundings {
  const notice = noticeText(answer, isBroken);
  if (groups.length === 0) {
    const text = nothingText(request.query);
    const nothing = { text, suggestions: answer.suggestions };
    return isDone
      ? { ...NOTHING_AROUND, notice, nothing, spoken: text }
      : { ...NOTHING_AROUND, notice, status: SEARCHING };
  }
  const total = totalOf(answer);
  if (total === 0) {
    return { ...NOTHING_AROUND, notice };
  }
  const status = countText(total, isDone);
  return { status, notice, nothing: null, all: isAll(answer, groups) ? null : total, spoken: status };
}

function isAll(answer: SearchAnswer, groups: readonly Group[]): boolean {
  const results = groups.filter(({ id }) => id !== 'command');
  return results.reduce((sum, { entries }) => sum + entries.length, 0) >= totalOf(answer);
}
