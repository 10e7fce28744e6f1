import type { LiveLanguage } from '../../model.ts';

/** Code in one of the languages that an example can have. */
export interface Version {
  code: string;
  lang: LiveLanguage;
}

/** A reader's changes to one example on this visit. */
export interface Draft {
  isOpen: boolean;
  /** The reader's version of the code, or a shared one; null: as the site has it. */
  edited: Version | null;
  /** The reader wants the site's own text, whatever language is preferred. */
  keepsLanguage: boolean;
  /** Fragment of the address that the code came with; null for the reader's own. */
  sharedBy: string | null;
}

export const NO_DRAFT: Draft = { isOpen: false, edited: null, keepsLanguage: false, sharedBy: null };

const KEY = 'patternbook-drafts';

/** Keeps drafts, by address, while the document is loaded anew; where storage refuses, they are lost. */
export function storeDrafts(drafts: readonly [string, Draft][]): void {
  const stored = drafts.map(([path, { isOpen, edited, keepsLanguage, sharedBy }]) => [
    path,
    { isOpen, edited, keepsLanguage, sharedBy }
  ]);
  try {
    sessionStorage.setItem(KEY, JSON.stringify(stored));
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

/** Reads the stored drafts and removes them from the storage. Invalid entries are left out. */
export function takeStoredDrafts(): [string, Draft][] {
  try {
    const stored = sessionStorage.getItem(KEY) ?? '[]';
    sessionStorage.removeItem(KEY);
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
