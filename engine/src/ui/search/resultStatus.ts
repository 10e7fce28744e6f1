import type { SearchAnswer } from '../../search/searchProvider.ts';
import { FAILED, SEARCHING, countText, noticeText, nothingText, totalOf } from './messages.ts';
import type { Group } from './resultGroups.ts';
import type { SearchState } from './searchSession.ts';

/** What is said around the list of results. */
export interface ResultStatus {
  status: string;
  notice: string | null;
  /** In place of a list that has nothing in it. */
  nothing: { text: string; suggestions: readonly string[] } | null;
  /** Number of results where the list holds only some of them; null where it holds all. */
  all: number | null;
  /** What screen readers say. */
  spoken: string;
}

const NO_STATUS: ResultStatus = { status: '', notice: null, nothing: null, all: null, spoken: '' };

/** What is to be said about a search. @param groups what the list shows of it */
export function resultStatus(state: SearchState, groups: readonly Group[]): ResultStatus {
  switch (state.step) {
    case 'idle':
      return NO_STATUS;
    case 'asking':
      return { ...NO_STATUS, status: state.isSlow ? SEARCHING : '' };
    case 'failed':
      return { ...NO_STATUS, spoken: FAILED };
    case 'answered':
      return answerStatus(state, groups);
  }
}

function answerStatus(
  { request, answer, isDone, isBroken }: Extract<SearchState, { step: 'answered' }>,
  groups: readonly Group[]
): ResultStatus {
  const notice = noticeText(answer, isBroken);
  if (groups.length === 0) {
    const text = nothingText(request.query);
    const nothing = { text, suggestions: answer.suggestions };
    return isDone ? { ...NO_STATUS, notice, nothing, spoken: text } : { ...NO_STATUS, notice, status: SEARCHING };
  }
  const total = totalOf(answer);
  if (total === 0) {
    return { ...NO_STATUS, notice };
  }
  const status = countText(total, isDone);
  return { status, notice, nothing: null, all: showsAll(answer, groups) ? null : total, spoken: status };
}

function showsAll(answer: SearchAnswer, groups: readonly Group[]): boolean {
  const results = groups.filter(({ id }) => id !== 'command');
  return results.reduce((sum, { entries }) => sum + entries.length, 0) >= totalOf(answer);
}
