import type { IconEntry } from '../../../iconData.ts';

export interface IconFilter {
  query: string;
  /** Name of a group, `null` for icons outside all groups, `undefined` for all icons. */
  group: string | null | undefined;
}

type FindIcons = (filter: IconFilter) => readonly IconEntry[];

/** How well a word fits an icon; lower is better. */
const WHOLE_NAME = 0;
const WHOLE_WORD = 1;
const BEGINNING = 2;
const ANYWHERE = 3;

/** Shorter words would be found in the middle of many others. */
const LEAST_LENGTH_ANYWHERE = 3;

/**
 * Makes the search over icons by name and meaning: every word of the query must fit. Icons that fit best come first,
 * else all stay in their order.
 */
export function createIconFinder(icons: readonly IconEntry[]): FindIcons {
  const known = icons.map((icon) => ({
    icon,
    words: [...new Set([icon.name, ...icon.keywords].flatMap((text) => wordsOf(text)))],
    text: `${icon.name} ${icon.component ?? ''}`.toLowerCase()
  }));
  return ({ query, group }) => {
    const asked = wordsOf(query);
    return known
      .filter(({ icon }) => group === undefined || icon.group === group)
      .map((entry) => ({ icon: entry.icon, rank: rankOf(entry, asked) }))
      .filter(({ rank }) => rank < Infinity)
      .sort((a, b) => a.rank - b.rank)
      .map(({ icon }) => icon);
  };
}

function rankOf({ icon, words, text }: { icon: IconEntry; words: string[]; text: string }, asked: string[]): number {
  if (asked.join('-') === icon.name) {
    return WHOLE_NAME;
  }
  return asked.reduce((sum, word) => sum + rankOfWord(word, words, text), 0);
}

function rankOfWord(word: string, words: string[], text: string): number {
  if (words.includes(word)) {
    return WHOLE_WORD;
  }
  if (words.some((own) => own.startsWith(word))) {
    return BEGINNING;
  }
  return word.length >= LEAST_LENGTH_ANYWHERE && text.includes(word) ? ANYWHERE : Infinity;
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[\s-]+/)
    .filter((word) => word !== '');
}
