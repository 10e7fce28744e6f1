import { KIND_LABELS, type SearchKind } from '../../search/searchKind.ts';
import type { SearchAnswer } from '../../search/searchProvider.ts';
import type { Group } from './resultGroups.ts';
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

/** Shown while a search takes long. */
const SEARCHING = 'Searching…';

/** Announced when the search fails; the visible message has more details. */
const FAILED = 'The search could not be loaded.';

/** Returns the heading of a group. */
export function groupTitle(id: Group['id']): string {
  return id === 'command' ? 'Commands' : KIND_LABELS[id];
}

/** Returns the total number of results of an answer, shown or not. */
function totalOf({ results, counts }: Pick<SearchAnswer, 'results' | 'counts'>): number {
  return Math.max(
    results.length,
    Object.values(counts).reduce((sum, count) => sum + count, 0)
  );
}

/** Formats a number of results, e.g. `1 result`, `24 results so far`. */
export function countText(count: number, isDone: boolean): string {
  const text = count === 1 ? '1 result' : `${count.toLocaleString('en')} results`;
  return isDone ? text : `${text} so far`;
}

function nothingText(query: string): string {
  return `Nothing was found for “${query.trim()}”.`;
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
    isFallback ? "The search service does not answer; these results come from the site's own index." : '',
    missing.length > 0 ? `Could not be searched: ${kindList(missing)}.` : '',
    isBroken && missing.length === 0 ? 'Not everything could be searched; some results may be missing.' : ''
  ].filter((sentence) => sentence !== '');
  return sentences.length > 0 ? sentences.join(' ') : null;
}

function kindList(kinds: readonly SearchKind[]): string {
  return new Intl.ListFormat('en').format(kinds.map((kind) => KIND_LABELS[kind]));
}
