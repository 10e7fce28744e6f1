import { useEffect, useState, useSyncExternalStore } from 'react';

/** How long the reader must pause before the address follows: browsers limit how often it changes. */
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
 * The query of the address as state: a filter can be shared, and is on the way back through the history as it was left.
 * At build time, and until hydration has ended, it is empty.
 */
export function useAddressQuery(): AddressQuery {
  const [store] = useState(createStore);
  const search = useSyncExternalStore(store.subscribe, store.read, () => '');
  useEffect(() => store.end, [store]);
  return { search, changeQuery: store.changeQuery };
}

function createStore() {
  // There is none at build time.
  const { pathname, search: first } = typeof location === 'undefined' ? { pathname: '', search: '' } : location;
  const listeners = new Set<() => void>();
  let search = first;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let followsLink = false;

  /** On the way to another page the address is already that page's. */
  const isHere = (): boolean => location.pathname === pathname;
  const change = (next: string): void => {
    search = next;
    listeners.forEach((listener) => listener());
  };
  const writeNow = (): void => {
    clearTimeout(timer);
    timer = undefined;
    followsLink = false;
    if (isHere() && location.search !== search) {
      history.replaceState(history.state, '', `${location.pathname}${search}${location.hash}`);
    }
  };
  const follow = (): void => {
    if (followsLink) {
      writeNow();
    } else if (isHere() && location.search !== search) {
      clearTimeout(timer);
      timer = undefined;
      change(location.search);
    }
  };
  /** A link leads on from the address as it is: what waits to be written is written first. */
  const leave = (): void => {
    if (timer !== undefined && !followsLink) {
      writeNow();
    }
  };

  return {
    read: () => search,
    changeQuery: ((changeIt, when) => {
      const query = new URLSearchParams(search);
      changeIt(query);
      change(query.size === 0 ? '' : `?${query}`);
      clearTimeout(timer);
      followsLink = when === 'withLink';
      if (when === 'now') {
        writeNow();
      } else {
        timer = setTimeout(writeNow, ADDRESS_DELAY_MS);
      }
    }) satisfies ChangeQuery,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      addEventListener('popstate', follow);
      addEventListener('hashchange', follow);
      document.addEventListener('click', leave, { capture: true });
      return () => {
        listeners.delete(listener);
        removeEventListener('popstate', follow);
        removeEventListener('hashchange', follow);
        document.removeEventListener('click', leave, { capture: true });
      };
    },
    end: (): void => clearTimeout(timer)
  };
}
