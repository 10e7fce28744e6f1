import { UNSPACED_LETTER } from '../../core/unspacedScripts.ts';
import { isEnglish } from '../../core/language.ts';
import { foldLetters, IGNORED } from './foldLetters.ts';
import type { TextRange } from '../searchProvider.ts';

/** A normalized word with its range in the original text. */
export interface Word {
  text: string;
  start: number;
  end: number;
}

const PLAIN = /^[a-z\d]*$/;
const MAX_SINGULAR_LENGTH = 3;
/** A letter of a script without spaces, with its marks, which narrow Katakana has as letters. */
const UNSPACED = `${UNSPACED_LETTER}[\\p{M}\\uFF9E\\uFF9F]*`;
const UNSPACED_RUN = new RegExp(`^(?:${UNSPACED})+$`, 'u');
/** What belongs to the letter before it. */
const TAIL = `[\\p{M}${IGNORED}]*`;
/**
 * A sequence of letters or digits. A capital after a small letter, and the last of several capitals, start a new word.
 */
const WORD = new RegExp(
  `(?:${UNSPACED})+|(?:\\p{Lu}${TAIL})+(?!\\p{Ll})|\\p{Lu}?(?:(?!${UNSPACED_LETTER})[\\p{Ll}\\p{Lo}]${TAIL})+|\\p{Nd}+(?:\\.\\p{Nd}+)*`,
  'gu'
);

/**
 * Splits a text into normalized words, including the parts of identifiers: `isInline` becomes "is" and "inline",
 * `--pf-c-button` becomes "pf", "c" and "button". Digits stay with the letters before them: `v6`, `h1`. Numbers with
 * points are one word: `6.5`. Text without spaces between words becomes pairs of letters, which overlap: 提交表单 is
 * 提交, 交表 and 表单. Dictionaries that find the words differ between browsers and Node.js; pairs are the same in the
 * index and in every query.
 */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const { 0: found, index } of text.matchAll(WORD)) {
    const before = words.at(-1);
    if (UNSPACED_RUN.test(found)) {
      words.push(...pairsOf(found, index));
    } else if (
      before?.end === index &&
      /^\p{Nd}/u.test(found) &&
      !UNSPACED_RUN.test(text.slice(before.start, before.end))
    ) {
      before.text += normalizeWord(found);
      before.end += found.length;
    } else {
      words.push({ text: normalizeWord(found), start: index, end: index + found.length });
    }
  }
  return words;
}

/** Returns the pairs of letters in a text without spaces; a single letter by itself. @param offset of the text */
function pairsOf(text: string, offset: number): Word[] {
  const letters = [...text.matchAll(new RegExp(UNSPACED, 'gu'))].map(({ 0: letter, index }) => ({
    start: offset + index,
    end: offset + index + letter.length
  }));
  return letters.slice(0, Math.max(1, letters.length - 1)).map(({ start }, index) => {
    const end = (letters[index + 1] ?? letters[index])?.end ?? start;
    return { text: text.slice(start - offset, end - offset).normalize('NFKC'), start, end };
  });
}

/**
 * Returns the words by which a text is found: also the last letter of each text without spaces, since a query of one
 * letter matches the beginning of a pair.
 */
export function indexedWords(text: string): Word[] {
  const words = wordsOf(text);
  return words.flatMap((word, index) => {
    const [first, second] = text.slice(word.start, word.end).match(new RegExp(UNSPACED, 'gu')) ?? [];
    const next = words[index + 1];
    if (first === undefined || second === undefined || (next !== undefined && next.start < word.end)) {
      return [word];
    }
    return [word, { text: second.normalize('NFKC'), start: word.start + first.length, end: word.end }];
  });
}

/** Normalizes a word for comparison: lower case, plain letters, and English words in the singular. */
export function normalizeWord(word: string): string {
  const lower = word.toLowerCase();
  const folded = PLAIN.test(lower) ? lower : foldLetters(lower);
  return folded.endsWith('s') && isEnglish() && folded.length > MAX_SINGULAR_LENGTH ? singular(folded) : folded;
}

function singular(word: string): string {
  return (
    word
      .replace(/ies$/, 'y')
      // Greek nouns: "axes" of "axis".
      .replace(/^(ax|cris|oas|thes|.*(?:analys|diagnos|emphas|nthes|nopt?s|pothes))es$/, '$1is')
      .replace(/(x|ch|sh|ss)es$/, '$1')
      .replace(/([^siu])s$/, '$1')
  );
}

/**
 * Normalizes a text to one joined word, so that "datalist" equals "Data list", and `pf-c-button` equals `pf c button`.
 */
export function joinedWords(text: string): string {
  return wordsOf(text)
    .map((word) => word.text)
    .join('');
}

/** Whether a text has letters of scripts without spaces. */
export function isUnspaced(text: string): boolean {
  return new RegExp(UNSPACED_LETTER, 'u').test(text);
}

/** Joins ranges that overlap. @param ranges sorted by their start */
export function joinRanges(ranges: readonly TextRange[]): TextRange[] {
  const joined: TextRange[] = [];
  for (const [start, end] of ranges) {
    const last = joined.at(-1);
    if (last && start < last[1]) {
      joined[joined.length - 1] = [last[0], Math.max(last[1], end)];
    } else {
      joined.push([start, end]);
    }
  }
  return joined;
}
