import type { TextRange } from '../searchProvider.ts';
import { allowedEdits, editDistance } from './editDistance.ts';
import { indexedWords, isUnspaced, joinedWords, joinRanges, normalizeWord, wordsOf } from './words.ts';

/** An excerpt of a passage with the words that match. */
interface Excerpt {
  text: string;
  matches: TextRange[];
}

/** Between a passage and its further words: a character without a width or a meaning. */
const SEPARATOR = '\u2063';
const EXCERPT_LENGTH = 160;
/** How much of an excerpt is before the first match. */
const LEAD_LENGTH = 40;

/**
 * Returns the content for the index of prose: a passage, and words that the index doesn't find in it, since it splits
 * text at spaces and knows regular plurals only.
 */
export function passageContent(passage: string): string {
  const further = passage.split(/\s+/).flatMap((part) => {
    if (isUnspaced(part)) {
      return indexedWords(part).map(({ text }) => text);
    }
    const word = normalizeWord(part);
    return /es\W*$/i.test(part) && word.endsWith('is') ? [word] : [];
  });
  return further.length === 0 ? passage : `${passage} ${SEPARATOR} ${[...new Set(further)].join(' ')}`;
}

/**
 * Whether the content of a passage has all words of a query, or forms of them. The index shortens words that it doesn't
 * know until it finds some.
 */
export function hasAllWords(content: string, words: readonly string[]): boolean {
  // Also names as one word: GitHub is "git" and "hub", and "github".
  const known = new Set([...indexedWords(content).map(({ text }) => text), ...content.split(/\s+/).map(joinedWords)]);
  return words.every((word) => known.has(word) || [...known].some((each) => isFormOf(each, word)));
}

/** Share of a word, and number of letters, that other forms of it begin with. */
const COMMON_SHARE = 0.45;
const LEAST_COMMON = 3;

function isFormOf(known: string, word: string): boolean {
  const common = Math.max(LEAST_COMMON, Math.ceil(word.length * COMMON_SHARE));
  if (known.startsWith(word) || (word.length > common && known.startsWith(word.slice(0, common)))) {
    return true;
  }
  const most = allowedEdits(word);
  return most > 0 && known[0] === word[0] && editDistance(known, word, most) <= most;
}

/**
 * Returns an excerpt around the first match, for a passage with further words, whose excerpts Pagefind would make of
 * these.
 * @returns null for other passages
 */
export function ownExcerpt(content: string, words: readonly string[]): Excerpt | null {
  const end = content.indexOf(SEPARATOR);
  if (end === -1) {
    return null;
  }
  const passage = content.slice(0, end).trim();
  const found = wordsOf(passage).filter(({ text }) => words.some((word) => isFormOf(text, word)));
  const first = found[0]?.start ?? 0;
  // Not within a word, unless there are no spaces.
  const start =
    first <= LEAD_LENGTH ? 0 : Math.max(passage.lastIndexOf(' ', first - LEAD_LENGTH) + 1, first - 2 * LEAD_LENGTH);
  const text = passage.slice(start, start + EXCERPT_LENGTH);
  const matches = found
    .map(({ start: from, end: to }): TextRange => [from - start, to - start])
    .filter(([, to]) => to <= text.length);
  return { text, matches: joinRanges(matches) };
}
