import { SITE_TABS } from '../../core/siteTabs.ts';
import { editDistance } from '../../core/editDistance.ts';
import { joinedWords, wordsOf } from '../../search/builtIn/words.ts';
import type { SearchResult } from '../../search/searchProvider.ts';

/** Minimum word lengths for fuzzy matches with one and two edits. Shorter words are one edit away from many others. */
const ONE_EDIT_FROM = 5;
const TWO_EDITS_FROM = 8;

/** Minimum length of a prefix match. */
const BEGINNING_FROM = 4;

/** As many as fit a line, for which the page leaves room. */
const MOST_PAGES = 3;

/**
 * Finds a few pages that a missing address may refer to: those whose title has most of its words, or similar ones.
 * @param words words of the address
 */
export function likelyPages(words: string, results: readonly SearchResult[]): SearchResult[] {
  const asked = wordsOf(words).map(({ text }) => text);
  const pages = new Map<string, SearchResult>();
  for (const result of results.filter(({ title }) => isNear(asked, title))) {
    // Titles of tabs begin with that of their page; keep only the best tab.
    const key = `${result.section} ${result.title.split(': ', 1).join()}`;
    pages.set(key, pages.get(key) ?? result);
  }
  return [...pages.values()].slice(0, MOST_PAGES);
}

function isNear(asked: readonly string[], title: string): boolean {
  const titleWords = wordsOf(title).map(({ text }) => text);
  const named = asked.filter((word) => titleWords.some((own) => isNearly(word, own)));
  return isNearly(asked.join(''), joinedWords(title)) || named.length > asked.length / 2;
}

function isNearly(asked: string, own: string): boolean {
  const edits = asked.length >= TWO_EDITS_FROM ? 2 : asked.length >= ONE_EDIT_FROM ? 1 : 0;
  const isBeginning = asked.length >= BEGINNING_FROM && own.startsWith(asked);
  return isBeginning || editDistance(asked, own, edits) <= edits;
}

/** Whether a part of an address names a tab, which is less specific than the name of the page before it (requirement 2.1.5). */
function isTab(part: string): boolean {
  const name = part.toLowerCase();
  const { segments, implementations } = SITE_TABS;
  return name === 'index' || segments.includes(name) || implementations.some(({ id }) => name.startsWith(`${id}-`));
}

/** Returns the search words for a missing address: those of its last part that isn't the name of a tab. */
export function addressWords(pathname: string): string {
  const parts = readablePath(pathname)
    .split('/')
    .map((part) => part.replace(/\.html?$/i, ''))
    .filter((part) => part !== '');
  const named = parts.findLast((part) => !isTab(part)) ?? parts.at(-1) ?? '';
  return named
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ');
}

/** Decodes a path, unless its percent-encoding is malformed. */
export function readablePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
