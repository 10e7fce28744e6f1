/** Values that are kept for the visit, in session storage. Where the browser has none, nothing is remembered. */

/** Reads a value; null if there is none. */
export function readFromVisit(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value. @returns false if the browser refuses */
export function storeForVisit(key: string, value: string): boolean {
  try {
    sessionStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Reads a list of texts; empty if there is none, or something else. */
export function readListFromVisit(key: string): string[] {
  try {
    const stored: unknown = JSON.parse(readFromVisit(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((entry) => typeof entry === 'string') : [];
  } catch {
    return [];
  }
}

/** Stores a list of texts. @returns false if the browser refuses */
export function storeListForVisit(key: string, list: readonly string[]): boolean {
  return storeForVisit(key, JSON.stringify(list));
}
