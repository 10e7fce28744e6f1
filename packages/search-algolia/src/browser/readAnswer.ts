import {
  type Badge,
  SEARCH_KINDS,
  type SearchAnswer,
  type SearchKind,
  type SearchResult,
  SearchUnavailableError,
  type TextRange
} from 'patternbook/search';

/** Answer of the service to one query. */
export interface QueryAnswer {
  hits: readonly Hit[];
  /** Facet counts by kind; empty if the query didn't request them. */
  counts: SearchAnswer['counts'];
}

export interface Hit {
  /** Unique in the index. */
  id: string;
  result: SearchResult;
}

const BADGES: readonly unknown[] = ['beta', 'deprecated', 'demo'] satisfies Badge[];
/** An address on this site, not a protocol-relative URL. */
const SITE_ADDRESS = /^\/(?![/\\])/;

/**
 * Validates the service's response to a number of queries and converts it to results.
 * @throws SearchUnavailableError if any part of it doesn't have the format of `patternbook push-search`
 */
export function readAnswer(answer: unknown, queries: number): QueryAnswer[] {
  const answers = arrayOf(record(answer)['results'], readQueryAnswer);
  return answers.length === queries ? answers : malformed(`${answers.length} answers to ${queries} queries`);
}

function readQueryAnswer(value: unknown): QueryAnswer {
  const { hits, facets } = record(value);
  const kinds = facets === undefined ? undefined : record(facets)['kind'];
  return {
    hits: arrayOf(hits, readHit),
    counts: kinds === undefined ? {} : Object.fromEntries(Object.entries(record(kinds)).map(readCount))
  };
}

function readCount([kind, count]: [string, unknown]): [SearchKind, number] {
  return [readKind(kind), typeof count === 'number' ? count : malformed(`a count of ${typeof count}`)];
}

function readHit(value: unknown): Hit {
  const hit = record(value);
  const isIdentifier = hit['identifier'] !== undefined;
  const name = isIdentifier ? 'identifier' : 'title';
  const title = text(hit[name]);
  return {
    id: text(hit['objectID']),
    result: {
      kind: readKind(hit['kind']),
      title,
      matches: titleMatches(title, marked(hit['_highlightResult'], name)?.value),
      address: siteAddress(hit['address']),
      page: siteAddress(hit['page'] ?? hit['address']),
      section: text(hit['section']),
      place: arrayOf(hit['place'], text),
      badge: readBadge(hit['badge']),
      excerpt: readExcerpt(hit),
      importLine: nullable(hit['importLine'], text),
      standalone: nullable(hit['standalone'], siteAddress)
    }
  };
}

/** Returns no matches if the service highlighted a different text from the displayed one. */
function titleMatches(title: string, highlighted: string | undefined): SearchResult['matches'] {
  const read = readMarkedText(highlighted ?? '');
  return read.text === title ? read.matches : [];
}

/** Passages always have an excerpt; other kinds have one if their text matches. */
function readExcerpt(hit: Record<string, unknown>): SearchResult['excerpt'] {
  const snippet = marked(hit['_snippetResult'], 'text');
  const isShown = snippet && snippet.value !== '' && (snippet.isMatch || hit['kind'] === 'text');
  return isShown ? readMarkedText(snippet.value) : null;
}

function marked(values: unknown, name: string): { value: string; isMatch: boolean } | null {
  const entry = values === undefined ? undefined : record(values)[name];
  if (entry === undefined) {
    return null;
  }
  const { value, matchLevel } = record(entry);
  return { value: text(value), isMatch: matchLevel !== 'none' };
}

function readKind(value: unknown): SearchKind {
  return SEARCH_KINDS.find((kind) => kind === value) ?? malformed(`the kind ${JSON.stringify(value)}`);
}

function readBadge(value: unknown): Badge | null {
  return nullable(value, (badge) => (isBadge(badge) ? badge : malformed(`the badge ${JSON.stringify(badge)}`)));
}

function isBadge(value: unknown): value is Badge {
  return BADGES.includes(value);
}

function siteAddress(value: unknown): string {
  const address = text(value);
  return SITE_ADDRESS.test(address) ? address : malformed(`the address ${JSON.stringify(address)}`);
}

function nullable<T>(value: unknown, read: (value: unknown) => T): T | null {
  return value === null || value === undefined ? null : read(value);
}

function arrayOf<T>(value: unknown, read: (value: unknown) => T): T[] {
  return Array.isArray(value) ? value.map((entry: unknown) => read(entry)) : malformed(`${typeof value} for a list`);
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : malformed(`${typeof value} for a text`);
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : malformed(`${typeof value} for a record`);
}

function malformed(what: string): never {
  throw new SearchUnavailableError(`The search service's answer makes no sense: it has ${what}.`);
}

/** Highlight tags for the service's answers: private-use characters, which don't occur in a site's texts. */
export const MARK_START = '\uE000';
export const MARK_END = '\uE001';

const MARKS = /([\uE000\uE001])/;

/** Removes highlight tags from a text and returns their ranges. Unpaired tags are dropped. */
export function readMarkedText(marked: string): { text: string; matches: TextRange[] } {
  const matches: TextRange[] = [];
  let text = '';
  let start: number | null = null;
  for (const part of marked.split(MARKS)) {
    if (part === MARK_START) {
      start ??= text.length;
    } else if (part === MARK_END) {
      if (start !== null && start < text.length) {
        matches.push([start, text.length]);
      }
      start = null;
    } else {
      text += part;
    }
  }
  return { text, matches };
}
