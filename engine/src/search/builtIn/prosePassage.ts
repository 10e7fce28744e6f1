import type { TextRange } from '../searchProvider.ts';
import { editDistance } from '../../core/editDistance.ts';
import { withEllipsis } from '../../core/shorten.ts';
import { allowedEdits } from './allowedEdits.ts';
import { indexedWords, isUnspaced, joinedWords, joinRanges, normalizeWord, wordsOf } from './words.ts';

/** An excerpt of a passage with the words that match. */
interface Excerpt {
  text: string;
  matches: TextRange[];
}

/** Between a passage and its further words: a character without a width or a meaning. */
const SEPARATOR = '\u2063';
/** Most characters of an excerpt. */
const EXCERPT_LENGTH = 180;
/** How much of a long sentence is before its first match. */
const LEAD_LENGTH = 40;

/** What a passage is about: the last part of its place, and its title. */
export interface PassageSubject {
  place: readonly string[];
  title: string;
}

/**
 * Returns the content for the index of prose: the subject of a passage, its text, and words that the index doesn't find
 * in them, since it splits text at spaces and knows regular plurals only.
 */
export function passageContent(subject: PassageSubject, text: string): string {
  const passage = subjectText(subject) + text;
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
 * Returns the sentence of a passage with the most words of a query, and what follows as far as there is room. A long
 * sentence is cut around its first match, between words.
 * @param content as of {@link passageContent}
 */
export function passageExcerpt(content: string, subject: PassageSubject, words: readonly string[]): Excerpt {
  const [passage = ''] = content.split(SEPARATOR, 1);
  const head = subjectText(subject);
  const text = (passage.startsWith(head) ? passage.slice(head.length) : passage).trim();
  const sentences = sentencesOf(text);
  const counts = sentences.map((sentence) => words.filter((word) => wordsLike(sentence, [word]).length > 0).length);
  const best = counts.indexOf(Math.max(...counts));
  const shown = sentences.slice(best + 1).reduce(
    ({ excerpt, isFull }, next) => {
      const longer = `${excerpt} ${next}`;
      return isFull || longer.length > EXCERPT_LENGTH ? { excerpt, isFull: true } : { excerpt: longer, isFull };
    },
    { excerpt: sentences[best] ?? '', isFull: false }
  ).excerpt;
  const excerpt = shown.length > EXCERPT_LENGTH ? cutAround(shown, wordsLike(shown, words)[0]?.[0] ?? 0) : shown;
  return { text: excerpt, matches: joinRanges(wordsLike(excerpt, words)) };
}

function subjectText({ place, title }: PassageSubject): string {
  return `${place.at(-1) ?? ''} ${title}. `;
}

/** A sentence with what ends it: the next one begins with anything but a small letter. */
const SENTENCE = /\S.*?(?:[.!?…]["”’)]*(?=\s+(?!\p{Ll}))|[。！？]|$)/gu;

function sentencesOf(text: string): string[] {
  return [...text.matchAll(SENTENCE)].map(([sentence]) => sentence);
}

function wordsLike(text: string, words: readonly string[]): TextRange[] {
  return wordsOf(text)
    .filter(({ text: own }) => words.some((word) => isFormOf(own, word)))
    .map(({ start, end }): TextRange => [start, end]);
}

/** @param first place of the first match */
function cutAround(text: string, first: number): string {
  // Not within a word, unless there are no spaces.
  const start =
    first <= LEAD_LENGTH ? 0 : Math.max(text.lastIndexOf(' ', first - LEAD_LENGTH) + 1, first - 2 * LEAD_LENGTH);
  const part = text.slice(start, start + EXCERPT_LENGTH);
  const isCut = start + EXCERPT_LENGTH < text.length;
  const end = isCut ? part.lastIndexOf(' ') : -1;
  const shown = end > EXCERPT_LENGTH / 2 ? part.slice(0, end) : part;
  return (start > 0 ? '…' : '') + (isCut ? withEllipsis(shown) : shown);
}
