import type { IconEntry } from '../../core/icons.ts';
import { FIT, type QueryWord, findWord, fold, queryWords } from '../textMatch.ts';

/** Minimum length of matches inside words: shorter ones would match too many. */
const LEAST_LENGTH_INSIDE = 3;

/**
 * Creates the search over icons by name and meaning: every word of the query must match. Results are sorted by rank;
 * the order is stable.
 */
export function createIconFinder(icons: readonly IconEntry[]): (query: string) => readonly IconEntry[] {
  const known = icons.map((icon) => ({
    icon,
    name: fold(`${icon.name} ${icon.component ?? ''}`),
    meanings: fold(icon.keywords.join(' '))
  }));
  return (query) => {
    const words = queryWords(query);
    const wholeName = fold(query).trim().replaceAll(/\s+/g, '-');
    return known
      .map(({ icon, name, meanings }) => ({
        icon,
        rank: icon.name === wholeName ? -1 : words.reduce((sum, word) => sum + rankOf(word, name, meanings), 0)
      }))
      .filter(({ rank }) => rank < Infinity)
      .sort((a, b) => a.rank - b.rank)
      .map(({ icon }) => icon);
  };
}

function rankOf(word: QueryWord, name: string, meanings: string): number {
  const inName = findWord(word, name);
  const inMeanings = findWord(word, meanings);
  const ranks = [
    inName && (inName.fit < FIT.inside || inName.range[1] - inName.range[0] >= LEAST_LENGTH_INSIDE)
      ? inName.fit
      : Infinity,
    inMeanings && inMeanings.fit < FIT.inside ? inMeanings.fit : Infinity
  ];
  return Math.min(...ranks);
}
