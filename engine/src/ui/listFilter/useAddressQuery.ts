import { useSyncExternalStore } from 'react';

import { createStore } from '../../core/store.ts';

/** Debounce of address updates: browsers limit their rate. */
const ADDRESS_DELAY_MS = 200;

/**
 * Time of the address update: debounced, at once, or in the history entry that a link is about to add, which keeps the
 * current entry unchanged.
 */
type Follow = 'soon' | 'now' | 'withLink';

/** Applies a change to the current query. */
type ChangeQuery = (change: (query: URLSearchParams) => void, follow: Follow) => void;

interface AddressQuery {
  /** Current query string; the address follows. */
  search: string;
  changeQuery: ChangeQuery;
}

/**
 * Address query as state shared by all islands of a page. Filtered views can be linked to, and are restored on history
 * traversal. The query is empty at build time and during hydration.
 */
export function useAddressQuery(): AddressQuery {
  return { search: useSyncExternalStore(subscribe, read, () => ''), changeQuery };
}

const search = createStore('');
/** Number of islands that follow the query. */
let followers = 0;
/** Path of the query's page; empty once nothing follows it. */
let pathname = '';
let timer: ReturnType<typeof setTimeout> | undefined;
let followsLink = false;

function read(): string {
  readAddress();
  return search.get();
}

/** Reads the query on the first access on a page. */
function readAddress(): void {
  if (pathname !== location.pathname && followers === 0) {
    ({ pathname } = location);
    search.set(location.search);
  }
}

const changeQuery: ChangeQuery = (change, when) => {
  // Input from before hydration is replayed before anything follows.
  readAddress();
  const query = new URLSearchParams(search.get());
  change(query);
  // The same filters have the same address, in whichever order they were set.
  query.sort();
  search.set(query.size === 0 ? '' : `?${query}`);
  clearTimeout(timer);
  followsLink = when === 'withLink';
  if (when === 'now') {
    writeNow();
  } else {
    timer = setTimeout(writeNow, ADDRESS_DELAY_MS);
  }
};

/** During navigation to another page, the address is already that page's. */
function isHere(): boolean {
  return location.pathname === pathname;
}

function writeNow(): void {
  stopWaiting();
  if (isHere() && location.search !== search.get()) {
    history.replaceState(history.state, '', `${location.pathname}${search.get()}${location.hash}`);
  }
}

function stopWaiting(): void {
  clearTimeout(timer);
  timer = undefined;
  followsLink = false;
}

function followAddress(): void {
  if (followsLink) {
    writeNow();
  } else if (isHere() && location.search !== search.get()) {
    stopWaiting();
    search.set(location.search);
  }
}

/** Flushes a pending update before a link is followed, so that the current history entry has it. */
function writeBeforeLink(): void {
  if (timer !== undefined && !followsLink) {
    writeNow();
  }
}

function subscribe(listener: () => void): () => void {
  readAddress();
  if (followers === 0) {
    addEventListener('popstate', followAddress);
    addEventListener('hashchange', followAddress);
    document.addEventListener('click', writeBeforeLink, { capture: true });
  }
  followers += 1;
  const unsubscribe = search.subscribe(listener);
  return () => {
    unsubscribe();
    followers -= 1;
    if (followers === 0) {
      pathname = '';
      stopWaiting();
      removeEventListener('popstate', followAddress);
      removeEventListener('hashchange', followAddress);
      document.removeEventListener('click', writeBeforeLink, { capture: true });
    }
  };
}
