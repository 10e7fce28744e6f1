import { readPreference, storePreference } from '../../preferences.ts';

const KEY = 'patternbook-recent-searches';

const MAX_RECENT = 8;

/** A letter or two are found in passing, while typing on. */
const MIN_LENGTH = 2;

/** What the reader searched for lately, the last first. */
export function recentSearches(): string[] {
  const stored = parse(readPreference(KEY) ?? '');
  return Array.isArray(stored)
    ? stored.filter((query): query is string => typeof query === 'string').slice(0, MAX_RECENT)
    : [];
}

/** Puts a search first. */
export function rememberSearch(query: string): void {
  const text = query.trim().replace(/\s+/g, ' ');
  if (text.length >= MIN_LENGTH) {
    store([text, ...others(text)].slice(0, MAX_RECENT));
  }
}

export function forgetSearch(query: string): void {
  store(others(query));
}

export function forgetAllSearches(): void {
  store([]);
}

/** All but one, however that is written. */
function others(query: string): string[] {
  return recentSearches().filter((other) => other.toLowerCase() !== query.toLowerCase());
}

function store(queries: readonly string[]): void {
  storePreference(KEY, queries.length > 0 ? JSON.stringify(queries) : null);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
