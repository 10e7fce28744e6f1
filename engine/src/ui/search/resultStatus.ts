import { formatList } from '../../core/language.ts';
import * as texts from '../../core/texts.ts';
import { fillCount, fillText } from '../../core/fillText.ts';
import type { SearchKind } from '../../core/searchKind.ts';
import type { SearchAnswer } from '../../search/searchProvider.ts';
import { type Group, foldTabs, totalOf } from './resultGroups.ts';
import type { SearchState } from './searchSession.ts';

/** Messages around the list of results. */
export interface ResultStatus {
  status: string;
  notice: string | null;
  /** Empty state in place of the list. */
  nothing: { text: string; suggestions: readonly string[] } | null;
  /** Number of results if the list shows only some of them; null if it shows all. */
  all: number | null;
  /** Text for the live region. */
  spoken: string;
}

const NO_STATUS: ResultStatus = { status: '', notice: null, nothing: null, all: null, spoken: '' };

/** Returns the messages about a search. @param groups shown results */
export function resultStatus(state: SearchState, groups: readonly Group[]): ResultStatus {
  switch (state.step) {
    case 'idle':
      return NO_STATUS;
    case 'asking':
      return { ...NO_STATUS, status: state.isSlow ? texts.search.searching : '' };
    case 'failed':
      return { ...NO_STATUS, spoken: texts.search.failed };
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
    return isDone
      ? { ...NO_STATUS, notice, nothing, spoken: text }
      : { ...NO_STATUS, notice, status: texts.search.searching };
  }
  const total = totalOf(answer);
  if (total === 0) {
    return { ...NO_STATUS, notice };
  }
  if (!isDone) {
    return { ...NO_STATUS, notice, status: texts.search.searching };
  }
  const status = fillCount(texts.search.count, total);
  return { status, notice, nothing: null, all: showsAll(answer, groups) ? null : total, spoken: status };
}

function showsAll(answer: SearchAnswer, groups: readonly Group[]): boolean {
  const results = groups.filter(({ id }) => id !== 'command');
  return results.reduce((sum, { entries }) => sum + foldTabs(entries).length, 0) >= totalOf(answer);
}

/** Returns the heading of a group. */
export function groupTitle(id: Group['id']): string {
  return { ...texts.searchKinds, best: texts.search.best, command: texts.search.commands }[id];
}

function nothingText(query: string): string {
  return fillText(texts.search.noMatches, { query: query.trim() });
}

/**
 * Returns a note on an incomplete answer; null for a complete one.
 * @param isBroken whether the search ended prematurely
 */
export function noticeText(
  { isFallback, missing }: Pick<SearchAnswer, 'isFallback' | 'missing'>,
  isBroken: boolean
): string | null {
  const sentences = [
    isFallback ? texts.search.fallback : '',
    missing.length > 0 ? fillText(texts.search.notSearched, { kinds: kindList(missing) }) : '',
    isBroken && missing.length === 0 ? texts.search.incomplete : ''
  ].filter((sentence) => sentence !== '');
  return sentences.length > 0 ? sentences.join(' ') : null;
}

function kindList(kinds: readonly SearchKind[]): string {
  return formatList(kinds.map((kind) => texts.searchKinds[kind]));
}
