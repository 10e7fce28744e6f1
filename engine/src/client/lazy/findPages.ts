import type { NavigationIndexEntry } from '../pageData.ts';

/** A page that was found. */
export interface FoundPage {
  page: NavigationIndexEntry;
  /** Which parts of its title match: places of the first and after the last character, in order. */
  matches: [start: number, end: number][];
}

/** Makes the search over the titles and places of pages: every word of a query must occur, wherever and in any case. */
export function createPageFinder(pages: readonly NavigationIndexEntry[]): (query: string) => FoundPage[] {
  const folded = pages.map((page) => ({ page, title: fold(page.title), place: fold(page.place) }));

  return (query) => {
    const words = fold(query).split(/\s+/).filter(Boolean);
    return folded
      .filter(({ title, place }) => words.every((word) => title.includes(word) || place.includes(word)))
      .map((entry) => ({ ...entry, rank: rankOf(entry.title, words) }))
      .sort((a, b) => a.rank - b.rank)
      .map(({ page, title }) => ({ page, matches: matchesIn(title, words) }));
  };
}

/** Lower case, without accents, each character still in its place. */
function fold(text: string): string {
  return Array.from(text.toLowerCase(), (character) => character.normalize('NFD').charAt(0)).join('');
}

/** Titles that begin with the query come first, then those with a word that does, then all others. */
function rankOf(title: string, [first = '']: string[]): number {
  if (title.startsWith(first)) {
    return 0;
  }
  if (title.includes(` ${first}`)) {
    return 1;
  }
  return title.includes(first) ? 2 : 3;
}

function matchesIn(title: string, words: readonly string[]): FoundPage['matches'] {
  const found = words
    .flatMap((word): FoundPage['matches'] => {
      const start = title.indexOf(word);
      return start < 0 ? [] : [[start, start + word.length]];
    })
    .sort(([a], [b]) => a - b);
  // Of words that overlap, the first one counts.
  return found.filter(([start], index) => found.slice(0, index).every(([, end]) => end <= start));
}
