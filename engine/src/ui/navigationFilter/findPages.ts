import type { NavigationIndexEntry } from '../../core/pageData.ts';
import { type QueryWord, type TextRange, findWord, fold, hasWords, matchedRanges, queryWords } from '../textMatch.ts';

/** A page that was found. */
export interface FoundPage {
  page: NavigationIndexEntry;
  /** Which parts of its title match. */
  matches: TextRange[];
}

export type FindPages = (query: string) => FoundPage[];

/** Makes the search over the titles and places of pages, which must have every word of a query. */
export function createPageFinder(pages: readonly NavigationIndexEntry[]): FindPages {
  const folded = pages.map((page) => ({ page, title: fold(page.title), place: fold(page.place) }));
  return (query) => {
    const words = queryWords(query);
    return folded
      .filter(({ title, place }) => words.every((word) => hasWords([word], title) || hasWords([word], place)))
      .map((entry) => ({ ...entry, rank: rankOf(entry.title, words) }))
      .sort((a, b) => a.rank - b.rank)
      .map(({ page, title }) => ({ page, matches: matchedRanges(words, title) }));
  };
}

const IN_PLACE = 4;

/** Titles that begin with the query come first, then those with such a word, then all others. */
function rankOf(title: string, [first]: readonly QueryWord[]): number {
  const found = first && findWord(first, title);
  if (!found) {
    return IN_PLACE;
  }
  return found.range[0] === 0 ? 0 : 1 + found.fit;
}
