import { KIND_LABELS, type SearchKind } from '../../search/searchKind.ts';
import type { SearchAnswer } from '../../search/searchProvider.ts';
import type { Group } from './resultGroups.ts';

/** Shown while a search takes long. */
export const SEARCHING = 'Searching…';

/** Spoken when there is no answer to be had; what is shown says more. */
export const FAILED = 'The search could not be loaded.';

/** What stands above a group. */
export function groupTitle(id: Group['id']): string {
  return id === 'command' ? 'Commands' : KIND_LABELS[id];
}

/** How many results an answer knows of, whether or not they are shown. */
export function totalOf({ results, counts }: Pick<SearchAnswer, 'results' | 'counts'>): number {
  return Math.max(
    results.length,
    Object.values(counts).reduce((sum, count) => sum + count, 0)
  );
}

/** E.g. `1 result`, `24 results so far`. */
export function countText(count: number, isDone: boolean): string {
  const text = count === 1 ? '1 result' : `${count} results`;
  return isDone ? text : `${text} so far`;
}

/** Says that nothing was found. */
export function nothingText(query: string): string {
  return `Nothing was found for “${query.trim()}”.`;
}

/**
 * What a reader should know about an answer; null for one without faults.
 * @param isBroken the search ended before its time
 */
export function noticeText(
  { isStandIn, missing }: Pick<SearchAnswer, 'isStandIn' | 'missing'>,
  isBroken: boolean
): string | null {
  const sentences = [
    isStandIn ? "The search service does not answer; these results come from the site's own index." : '',
    missing.length > 0 ? `Could not be searched: ${kindList(missing)}.` : '',
    isBroken && missing.length === 0 ? 'Not everything could be searched; some results may be missing.' : ''
  ].filter((sentence) => sentence !== '');
  return sentences.length > 0 ? sentences.join(' ') : null;
}

function kindList(kinds: readonly SearchKind[]): string {
  return new Intl.ListFormat('en').format(kinds.map((kind) => KIND_LABELS[kind]));
}
