import type { LiveLanguage } from '../../model.ts';
import { storeForVisit } from '../../browser/visitStorage.ts';
import { DRAFTS_KEY } from './draftStorage.ts';

/** A version of an example's code, with its language. */
export interface Version {
  code: string;
  lang: LiveLanguage;
}

/** A reader's changes to one example on this visit. */
export interface Draft {
  isOpen: boolean;
  /** The reader's version of the code, or a shared one; null for the site's original code. */
  edited: Version | null;
  /** Whether the reader reset the code to the site's own language, regardless of the preferred one. */
  keepsLanguage: boolean;
  /** URL fragment that contained the code; null for the reader's own. */
  sharedBy: string | null;
}

export const NO_DRAFT: Draft = {
  isOpen: false,
  edited: null,
  keepsLanguage: false,
  sharedBy: null
};

/** Stores drafts by address across a reload of the document; without session storage they are lost. */
export function storeDrafts(drafts: readonly [string, Draft][]): void {
  const stored = drafts.map(([path, { isOpen, edited, keepsLanguage, sharedBy }]) => [
    path,
    { isOpen, edited, keepsLanguage, sharedBy }
  ]);
  storeForVisit(DRAFTS_KEY, JSON.stringify(stored));
}

/** Reads the stored drafts and removes them from the storage. Invalid entries are left out. */
export function takeStoredDrafts(): [string, Draft][] {
  try {
    const stored = sessionStorage.getItem(DRAFTS_KEY) ?? '[]';
    sessionStorage.removeItem(DRAFTS_KEY);
    const drafts: unknown = JSON.parse(stored);
    return Array.isArray(drafts) ? drafts.flatMap(readDraft) : [];
  } catch {
    return [];
  }
}

function readDraft(entry: unknown): [string, Draft][] {
  const [path, stored] = Array.isArray(entry) ? (entry as unknown[]) : [];
  if (typeof path !== 'string') {
    return [];
  }
  const { isOpen, edited, keepsLanguage, sharedBy } = record(stored);
  const { code, lang } = record(edited);
  const draft: Draft = {
    isOpen: isOpen === true,
    edited: typeof code === 'string' && isLanguage(lang) ? { code, lang } : null,
    keepsLanguage: keepsLanguage === true,
    sharedBy: typeof sharedBy === 'string' ? sharedBy : null
  };
  return [[path, draft]];
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function isLanguage(value: unknown): value is LiveLanguage {
  return value === 'ts' || value === 'js' || value === 'html';
}
