/** A word of a text, folded, with its place in the text. */
export interface Word {
  text: string;
  start: number;
  end: number;
}

const PLAIN = /^[a-z\d]*$/;
const LONGEST_WITHOUT_PLURAL = 3;
/** Letters and digits in a row; a capital after a small letter, and the last of several capitals, begin a new word. */
const WORD = /(?:\p{Lu}\p{M}*)+(?!\p{Ll})|\p{Lu}?(?:[\p{Ll}\p{Lo}]\p{M}*)+|\d+/gu;

/**
 * The words of a text, also those that make up an identifier: `isInline` is "is" and "inline", `--pf-c-button` is
 * "pf", "c" and "button". A number stays with the letters before it: `v6`, `h1`.
 */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const { 0: found, index } of text.matchAll(WORD)) {
    const before = words.at(-1);
    if (before?.end === index && /^\d/.test(found)) {
      before.text += found;
      before.end += found.length;
    } else {
      words.push({ text: foldWord(found), start: index, end: index + found.length });
    }
  }
  return words;
}

/** Lower case, without accents, singular: the form in which words are compared. */
export function foldWord(word: string): string {
  const lower = word.toLowerCase();
  const folded = PLAIN.test(lower) ? lower : lower.normalize('NFD').replace(/\p{M}/gu, '');
  return folded.endsWith('s') && folded.length > LONGEST_WITHOUT_PLURAL ? singular(folded) : folded;
}

function singular(word: string): string {
  return word
    .replace(/ies$/, 'y')
    .replace(/(x|ch|sh|ss)es$/, '$1')
    .replace(/([^siu])s$/, '$1');
}

/** A text as one word, so that "datalist" and "Data list", `pf-c-button` and `pf c button` are the same. */
export function joinedWords(text: string): string {
  return wordsOf(text)
    .map((word) => word.text)
    .join('');
}
