/** A normalized word with its range in the original text. */
export interface Word {
  text: string;
  start: number;
  end: number;
}

const PLAIN = /^[a-z\d]*$/;
const MAX_SINGULAR_LENGTH = 3;
/**
 * A sequence of letters or digits. A capital after a small letter, and the last of several capitals, start a new word.
 */
const WORD = /(?:\p{Lu}\p{M}*)+(?!\p{Ll})|\p{Lu}?(?:[\p{Ll}\p{Lo}]\p{M}*)+|\d+/gu;

/**
 * Splits a text into normalized words, including the parts of identifiers: `isInline` becomes "is" and "inline",
 * `--pf-c-button` becomes "pf", "c" and "button". Digits stay with the letters before them: `v6`, `h1`.
 */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const { 0: found, index } of text.matchAll(WORD)) {
    const before = words.at(-1);
    if (before?.end === index && /^\d/.test(found)) {
      before.text += found;
      before.end += found.length;
    } else {
      words.push({ text: normalizeWord(found), start: index, end: index + found.length });
    }
  }
  return words;
}

/** Normalizes a word for comparison: lower case, without diacritics, singular. */
export function normalizeWord(word: string): string {
  const lower = word.toLowerCase();
  const folded = PLAIN.test(lower) ? lower : lower.normalize('NFD').replace(/\p{M}/gu, '');
  return folded.endsWith('s') && folded.length > MAX_SINGULAR_LENGTH ? singular(folded) : folded;
}

function singular(word: string): string {
  return word
    .replace(/ies$/, 'y')
    .replace(/(x|ch|sh|ss)es$/, '$1')
    .replace(/([^siu])s$/, '$1');
}

/**
 * Normalizes a text to one joined word, so that "datalist" equals "Data list", and `pf-c-button` equals `pf c button`.
 */
export function joinedWords(text: string): string {
  return wordsOf(text)
    .map((word) => word.text)
    .join('');
}
