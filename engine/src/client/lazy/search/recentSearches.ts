import { readPreference, storePreference } from '../../preferences.ts';

const KEY = 'patternbook-recent-searches';

const MAX_RECENT = 8;

/** A letter or two are found in passing, while typing on. */
const MIN_LENGTH = 2;
/** Longer ones came from an address, or from elsewhere than this site. */
const MAX_LENGTH = 200;

/** What the reader searched for lately, the last first. */
export function recentSearches(): string[] {
  const stored = parse(readPreference(KEY) ?? '');
  return Array.isArray(stored)
    ? stored.filter((query): query is string => typeof query === 'string' && isKept(query)).slice(0, MAX_RECENT)
    : [];
}

/** Puts a search first. */
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

/** All but one, however that is written. */
function others(query: string): string[] {
  return recentSearches().filter((other) => other.toLowerCase() !== query.toLowerCase());
}

function store(queries: readonly string[]): void {
  storePreference(KEY, queries.length > 0 ? JSON.stringify(queries) : null);
}

function isKept({ length }: string): boolean {
  return length >= MIN_LENGTH && length <= MAX_LENGTH;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
