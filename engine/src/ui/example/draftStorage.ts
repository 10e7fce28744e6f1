import { readFromVisit } from '../../browser/visitStorage.ts';

/** Session storage key of the drafts that a document leaves for the next one. */
export const DRAFTS_KEY = 'patternbook-drafts';

/** Whether there are drafts of the previous document. Part of the page script; the rest is `storedDrafts.ts`. */
export function hasStoredDrafts(): boolean {
  return readFromVisit(DRAFTS_KEY) !== null;
}
