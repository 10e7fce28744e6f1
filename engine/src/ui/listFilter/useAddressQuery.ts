import { useSyncExternalStore } from 'react';

/** Debounce of address updates: browsers limit their rate. */
const ADDRESS_DELAY_MS = 200;

/**
 * When the address follows: once the reader pauses, at once, or in the entry of the history that a link is about to add,
 * which leaves the present one as it is.
 */
type Follow = 'soon' | 'now' | 'withLink';

/** Changes the query as it is by then. */
type ChangeQuery = (change: (query: URLSearchParams) => void, follow: Follow) => void;

interface AddressQuery {
  /** The query as the component has it; the address follows. */
  search: string;
  changeQuery: ChangeQuery;
}

/**
 * The query of the address as state, which all islands of a page share: what they filter can be shared too, and is on the
 * way back through the history as it was left. At build time, and until hydration has ended, it is empty.
 */
export function useAddressQuery(): AddressQuery {
  return { search: useSyncExternalStore(subscribe, read, () => ''), changeQuery };
}

const listeners = new Set<() => void>();
/** The page of the query; empty once there are no listeners. */
let pathname = '';
let search = '';
let timer: ReturnType<typeof setTimeout> | undefined;
let followsLink = false;

function read(): string {
  readAddress();
  return search;
}

/** Reads the query of a page on the first access. */
function readAddress(): void {
  if (pathname !== location.pathname && listeners.size === 0) {
    ({ pathname, search } = location);
  }
}

const changeQuery: ChangeQuery = (change, when) => {
  // Input from before hydration is reported before there are listeners.
  readAddress();
  const query = new URLSearchParams(search);
  change(query);
  // The same filters have the same address, in whichever order they were set.
  query.sort();
  update(query.size === 0 ? '' : `?${query}`);
  clearTimeout(timer);
  followsLink = when === 'withLink';
  if (when === 'now') {
    writeNow();
  } else {
    timer = setTimeout(writeNow, ADDRESS_DELAY_MS);
  }
};

function update(next: string): void {
  search = next;
  listeners.forEach((listener) => listener());
}

/** On the way to another page the address is already that page's. */
function isHere(): boolean {
  return location.pathname === pathname;
}

function writeNow(): void {
  stopWaiting();
  if (isHere() && location.search !== search) {
    history.replaceState(history.state, '', `${location.pathname}${search}${location.hash}`);
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
  } else if (isHere() && location.search !== search) {
    stopWaiting();
    update(location.search);
  }
}

/** A link leads on from the address as it is: what waits to be written is written first. */
function writeBeforeLink(): void {
  if (timer !== undefined && !followsLink) {
    writeNow();
  }
}

function subscribe(listener: () => void): () => void {
  readAddress();
  if (listeners.size === 0) {
    addEventListener('popstate', followAddress);
    addEventListener('hashchange', followAddress);
    document.addEventListener('click', writeBeforeLink, { capture: true });
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) {
      pathname = '';
      stopWaiting();
      removeEventListener('popstate', followAddress);
      removeEventListener('hashchange', followAddress);
      document.removeEventListener('click', writeBeforeLink, { capture: true });
    }
  };
}
