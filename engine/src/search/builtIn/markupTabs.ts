import type { IndexedRecord } from '../searchSlice.ts';
import type { ScoredRecord } from './sliceIndex.ts';
import { MARKUP_TAB } from './weights.ts';

/** Addresses of tabs about HTML and about React. The first tab of a page has the page's address instead. */
const MARKUP = /\/html(?:-[^/]+)?$/;
const REACT = /\/react(?:-[^/]+)?$/;
/** The tab that shows the same component in HTML. */
const COUNTERPART = '/html';

const STEP = 0.001;

/**
 * Whether the last tab with code that a reader has visited is about HTML.
 * @param visited addresses, the latest first
 * @param pages records of all tabs
 */
export function prefersMarkup(visited: readonly string[], pages: readonly IndexedRecord[]): boolean {
  if (visited.length === 0) {
    return false;
  }
  const tabs = new Map(pages.map(({ address, page }) => [address, page]));
  const last = visited.find(
    (address) => tabs.has(address) && (MARKUP.test(address) || REACT.test(address) || tabs.has(address + COUNTERPART))
  );
  return last !== undefined && isMarkupTab(last, tabs.get(last) ?? last);
}

/** Ranks a component's React above its HTML, or the other way around. */
export function rankMarkup(found: readonly ScoredRecord[], isMarkupFirst: boolean): ScoredRecord[] {
  const firstTabs = new Map(
    found.flatMap(({ record: { kind, address, page }, score }) =>
      kind === 'page' && address === page ? [[page, score] as const] : []
    )
  );
  return found.map((entry) => {
    const { record, score } = entry;
    const [tab = ''] = record.address.split('#', 1);
    if (!isMarkupTab(tab, record.page)) {
      return entry;
    }
    const ranked = isMarkupFirst ? score / MARKUP_TAB : score * MARKUP_TAB;
    const isCounterpart = record.kind === 'page' && tab === record.page + COUNTERPART;
    const least = isMarkupFirst && isCounterpart ? (firstTabs.get(record.page) ?? 0) + STEP : 0;
    return { ...entry, score: Math.max(ranked, least) };
  });
}

/** @param page address of its page */
export function isMarkupTab(tab: string, page: string): boolean {
  return tab !== page && MARKUP.test(tab);
}
