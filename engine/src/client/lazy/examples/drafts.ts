import type { LiveLanguage } from '../../../model.ts';
import { storeDrafts, takeStoredDrafts } from '../../storedDrafts.ts';

/** Code in one of the languages that an example can have. */
export interface Version {
  code: string;
  lang: LiveLanguage;
}

/** What a reader did with the code of one example on this visit. */
export interface Draft {
  isOpen: boolean;
  /** What the reader made of the code, or came with; null: as the site has it. */
  edited: Version | null;
  /** The reader wants the site's own text, whatever language is preferred. */
  keepsLanguage: boolean;
  /** The last conversion of edited code, so that there is a way back from it. */
  conversion: { from: Version; to: Version } | null;
  /** Fragment of the address that the code came with; null for the reader's own. */
  sharedBy: string | null;
}

/**
 * By address of the example. Edits survive moving between pages, and reloads that a new deployment asks for; they end
 * with the visit.
 */
const drafts = new Map<string, Draft>(takeStoredDrafts().flatMap(readStored));

/** Keeps drafts for the next document. */
export function keepDrafts(): void {
  storeDrafts([...drafts].filter(([path]) => hasDraft(path)));
}

function readStored(entry: unknown): [string, Draft][] {
  const [path, stored] = Array.isArray(entry) ? (entry as unknown[]) : [];
  const draft = record(stored);
  const edited = record(draft['edited']);
  const { code, lang } = edited;
  if (typeof path !== 'string') {
    return [];
  }
  return [
    [
      path,
      {
        isOpen: draft['isOpen'] === true,
        edited: typeof code === 'string' && isLanguage(lang) ? { code, lang } : null,
        keepsLanguage: draft['keepsLanguage'] === true,
        conversion: null,
        sharedBy: typeof draft['sharedBy'] === 'string' ? draft['sharedBy'] : null
      }
    ]
  ];
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function isLanguage(value: unknown): value is LiveLanguage {
  return value === 'ts' || value === 'js' || value === 'html';
}

export function draftOf(path: string): Draft {
  const draft = drafts.get(path) ?? {
    isOpen: false,
    edited: null,
    keepsLanguage: false,
    conversion: null,
    sharedBy: null
  };
  drafts.set(path, draft);
  return draft;
}

/** Whether the reader left anything at an example that its page should show on the way back. */
export function hasDraft(path: string): boolean {
  const draft = drafts.get(path);
  return draft !== undefined && (draft.isOpen || draft.edited !== null);
}
