import { useSyncExternalStore } from 'react';

import { readPreference, storePreference } from '../../browser/preferences.ts';
import { onPage } from '../../core/pageEvents.ts';

const KEY = 'patternbook-recent-searches';

const MAX_RECENT = 8;

/** Minimum length: shorter queries are mostly intermediate steps of typing. */
const MIN_LENGTH = 2;
/** Maximum length: longer queries come from an address or from other sites. */
const MAX_LENGTH = 200;

const NONE: readonly string[] = [];

let stored: string | null = null;
let queries = NONE;

/** Returns recent queries, latest first. */
export function recentSearches(): readonly string[] {
  const text = readPreference(KEY) ?? '';
  if (text !== stored) {
    stored = text;
    queries = parse(text);
  }
  return queries;
}

/** Recent queries as state; none at build time. */
export function useRecentSearches(): readonly string[] {
  return useSyncExternalStore(subscribe, recentSearches, () => NONE);
}

/** Adds a query as the latest one. */
export function rememberSearch(query: string): void {
  const text = query.trim().replace(/\s+/g, ' ');
  if (isKept(text)) {
    store([text, ...others(text)].slice(0, MAX_RECENT));
  }
}

export function forgetSearch(query: string): void {
  store(others(query));
}

export function forgetAllSearches(): void {
  store([]);
}

function subscribe(onChange: () => void): () => void {
  const stop = onPage('preferences', onChange);
  addEventListener('storage', onChange);
  return () => {
    stop();
    removeEventListener('storage', onChange);
  };
}

/** Returns all recent queries except one, ignoring case. */
function others(query: string): string[] {
  return recentSearches().filter((other) => other.toLowerCase() !== query.toLowerCase());
}

function store(next: readonly string[]): void {
  storePreference(KEY, next.length > 0 ? JSON.stringify(next) : null);
}

function isKept({ length }: string): boolean {
  return length >= MIN_LENGTH && length <= MAX_LENGTH;
}

function parse(text: string): readonly string[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value)
      ? value.filter((query): query is string => typeof query === 'string' && isKept(query)).slice(0, MAX_RECENT)
      : NONE;
  } catch {
    return NONE;
  }
}
