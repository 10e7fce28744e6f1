import { readFromVisit, storeForVisit } from './visitStorage.ts';

/**
 * Calls back before the current history entry is left: by navigation, by a reload, or by closing the page. Browsers
 * without the Navigation API have no key for an entry, so nothing is stored for it.
 */
export function beforeLeavingEntry(store: () => void, signal: AbortSignal): void {
  if ('navigation' in window) {
    // Filters replace the entry's address while the reader types.
    navigation.addEventListener('navigate', ({ navigationType }) => navigationType !== 'replace' && store(), {
      signal
    });
    addEventListener('pagehide', store, { signal });
  }
}

/** Calls back when another history entry is the current one, with whether the reader went back or forward to it. */
export function onEntryChange(callback: (isTraversal: boolean) => void, signal: AbortSignal): void {
  if ('navigation' in window) {
    navigation.addEventListener('currententrychange', (event) => callback(event.navigationType === 'traverse'), {
      signal
    });
  }
}

/** Stores a value of the current history entry. */
export function storeInEntry(name: string, value: string): void {
  storeForVisit(storageKey(name), value);
}

/** Reads a stored value of the current history entry; null if there is none. */
export function readFromEntry(name: string): string | null {
  return readFromVisit(storageKey(name));
}

function storageKey(name: string): string {
  return `patternbook-${name}:${navigation.currentEntry?.key}`;
}
