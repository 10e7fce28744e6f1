import { editDistance } from '../../search/builtIn/editDistance.ts';
import { joinedWords, wordsOf } from '../../search/builtIn/words.ts';
import type { SearchResult } from '../../search/searchProvider.ts';

/** Word lengths from which one edit, and two, count as a match. Shorter words are one edit away from many others. */
const ONE_EDIT_FROM = 5;
const TWO_EDITS_FROM = 8;

/** Least length of a prefix that counts as a match. */
const BEGINNING_FROM = 4;

const MOST_PAGES = 5;

/**
 * The few pages that an address that leads nowhere may mean: those whose title has most of its words, or nearly so.
 * @param words of the address
 */
export function likelyPages(words: string, results: readonly SearchResult[]): SearchResult[] {
  const asked = wordsOf(words).map(({ text }) => text);
  const pages = new Map<string, SearchResult>();
  for (const result of results.filter(({ title }) => isNear(asked, title))) {
    // Titles of tabs begin with that of their page; the best one stands for all.
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

/** Names of tabs, which say less than the name of the page before them (requirement 2.1.5). */
const TAB = /^(react|html)(-|$)|^(design-guidelines|accessibility|upgrade-guide|release-notes|index)$/i;

/** Words to search for where an address leads nowhere: those of its last part that names something. */
export function addressWords(pathname: string): string {
  const parts = decoded(pathname)
    .split('/')
    .map((part) => part.replace(/\.html?$/i, ''))
    .filter((part) => part !== '');
  const named = parts.findLast((part) => !TAB.test(part)) ?? parts.at(-1) ?? '';
  return named
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ');
}

/** Addresses may hold signs that mean nothing. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
