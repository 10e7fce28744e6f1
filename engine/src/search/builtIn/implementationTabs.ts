import { type Implementation, SITE_TABS } from '../../core/siteTabs.ts';
import type { IndexedRecord } from '../searchSlice.ts';
import type { ScoredRecord } from './sliceIndex.ts';
import { OTHER_IMPLEMENTATION } from './weights.ts';
import { wordsOf } from './words.ts';

const STEP = 0.001;

/** Whether an address is that of a tab about an implementation. The first tab of a page has the page's address instead. */
function isAbout(address: string, { id }: Implementation): boolean {
  const segment = address.slice(address.lastIndexOf('/') + 1);
  return segment === id || segment.startsWith(`${id}-`);
}

/** Implementations besides the default one, which comes first in results. */
function otherImplementations(): readonly Implementation[] {
  return SITE_TABS.implementations.slice(1);
}

/** Whether a tab is the one that shows the component of a page in another implementation. */
function isCounterpart(tab: string, page: string): boolean {
  return otherImplementations().some(({ id }) => tab === `${page}/${id}`);
}

/**
 * Whether the last tab with code that a reader has visited is about another implementation than the default one.
 * @param visited addresses, the latest first
 * @param pages records of all tabs
 */
export function prefersOther(visited: readonly string[], pages: readonly IndexedRecord[]): boolean {
  if (visited.length === 0) {
    return false;
  }
  const tabs = new Map(pages.map(({ address, page }) => [address, page]));
  const last = visited.find(
    (address) =>
      tabs.has(address) &&
      (SITE_TABS.implementations.some((each) => isAbout(address, each)) ||
        otherImplementations().some(({ id }) => tabs.has(`${address}/${id}`)))
  );
  return last !== undefined && isOtherTab(last, tabs.get(last) ?? last);
}

/** Ranks a component's default implementation above the others, or the other way around. */
export function rankImplementations(found: readonly ScoredRecord[], isOtherFirst: boolean): ScoredRecord[] {
  const firstTabs = new Map(
    found.flatMap(({ record: { kind, address, page }, score }) =>
      kind === 'page' && address === page ? [[page, score] as const] : []
    )
  );
  return found.map((entry) => {
    const { record, score } = entry;
    const [tab = ''] = record.address.split('#', 1);
    if (!isOtherTab(tab, record.page)) {
      return entry;
    }
    const ranked = isOtherFirst ? score / OTHER_IMPLEMENTATION : score * OTHER_IMPLEMENTATION;
    const leads = isOtherFirst && record.kind === 'page' && isCounterpart(tab, record.page);
    const least = leads ? (firstTabs.get(record.page) ?? 0) + STEP : 0;
    return { ...entry, score: Math.max(ranked, least) };
  });
}

/** Whether a tab is about another implementation than the default one. @param page address of its page */
export function isOtherTab(tab: string, page: string): boolean {
  return tab !== page && isAboutOther(tab);
}

/** Whether an address is that of a tab about another implementation. The first tab of a page has the page's address. */
export function isAboutOther(tab: string): boolean {
  return otherImplementations().some((each) => isAbout(tab, each));
}

/** Whether a query names another implementation than the default one. */
export function namesOther(query: string): boolean {
  const words = new Set(wordsOf(query).map(({ text }) => text));
  return otherImplementations().some(({ id, label }) => [id, label].some((name) => words.has(name.toLowerCase())));
}
