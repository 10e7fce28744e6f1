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

/** Calls back with the type of navigation when another history entry is the current one. */
export function onEntryChange(callback: (type: NavigationType | null) => void, signal: AbortSignal): void {
  if ('navigation' in window) {
    navigation.addEventListener('currententrychange', ({ navigationType }) => callback(navigationType), { signal });
  }
}

/** Stores a value of the current history entry for the visit. Without session storage, it is forgotten. */
export function storeInEntry(name: string, value: string): void {
  try {
    sessionStorage.setItem(storageKey(name), value);
  } catch {
    // The page comes back as it was at first.
  }
}

/** Reads a stored value of the current history entry; null if there is none. */
export function readFromEntry(name: string): string | null {
  try {
    return sessionStorage.getItem(storageKey(name));
  } catch {
    return null;
  }
}

function storageKey(name: string): string {
  return `patternbook-${name}:${navigation.currentEntry?.key}`;
}
