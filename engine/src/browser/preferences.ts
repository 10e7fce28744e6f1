/**
 * Preferences in local storage. Values that the browser refuses to store are put on the root element, where they last
 * for the visit; the script in the head (`themeScript.ts`) reads both places in the same order.
 */
import { onPage, tellPage } from '../core/pageEvents.ts';

/** Returns the stored value of a preference; null for the default. */
export function readPreference(key: string): string | null {
  const unsaved = document.documentElement.getAttribute(unsavedAttribute(key));
  if (unsaved !== null) {
    return unsaved;
  }
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Stores and applies a preference.
 * @param value null for the default
 */
export function storePreference(key: string, value: string | null): void {
  const root = document.documentElement;
  try {
    if (value === null) {
      localStorage.removeItem(key);
    } else {
      localStorage.setItem(key, value);
    }
    root.removeAttribute(unsavedAttribute(key));
  } catch {
    root.setAttribute(unsavedAttribute(key), value ?? '');
  }
  tellPage('preferences');
}

/**
 * Calls a listener whenever preferences may have changed: here, in another tab, or while the page was in the
 * back/forward cache.
 * @returns unsubscribe function
 */
export function subscribePreferences(listener: () => void): () => void {
  const lifetime = new AbortController();
  onPage('preferences', listener, lifetime);
  addEventListener('storage', listener, lifetime);
  addEventListener('pageshow', listener, lifetime);
  return () => lifetime.abort();
}

function unsavedAttribute(key: string): string {
  return `data-unsaved-${key}`;
}
