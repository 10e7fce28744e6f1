const KEY = 'patternbook-drafts';

/** Keeps what the reader did with examples while the document is loaded anew; where storage refuses, it is lost. */
export function storeDrafts(drafts: readonly unknown[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(drafts));
  } catch {
    // The quota is used up, or there is no storage.
  }
}

/** Whether a document before this one left drafts. */
export function hasStoredDrafts(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** What was kept, once: it isn't there for the next document. Empty for what is no list. */
export function takeStoredDrafts(): unknown[] {
  try {
    const stored = sessionStorage.getItem(KEY) ?? '[]';
    sessionStorage.removeItem(KEY);
    const drafts: unknown = JSON.parse(stored);
    return Array.isArray(drafts) ? drafts : [];
  } catch {
    return [];
  }
}
