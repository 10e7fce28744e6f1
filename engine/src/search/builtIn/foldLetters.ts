/** Characters that are part of a word, but mean nothing in it: soft hyphens, joiners, and strokes that stretch it. */
export const IGNORED = '\\u00AD\\u034F\\u0640\\u200D\\u2060\\uFEFF';

const IGNORED_CHARACTERS = new RegExp(`[${IGNORED}]`, 'gu');
/** Marks that readers leave out. Those of other scripts, such as the vowels of Hindi and Tamil, make another word. */
const ACCENTS = /(?=\p{M})[\p{Script=Inherited}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Cyrillic}]/gu;
const DIGIT = /\p{Nd}/u;

/** Letters that Unicode doesn't take apart, as readers without them on their keyboards write them. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  // The form at the end of a word.
  ς: 'σ'
};
const PLAIN = new RegExp(`[${Object.keys(PLAIN_LETTERS).join('')}]`, 'g');

/**
 * Makes letters equal that readers take for the same: capitals and small ones, with and without accents, wide, joined and
 * decorated ones. Digits of all scripts become those of English.
 */
export function foldLetters(word: string): string {
  return word
    .normalize('NFKD')
    .toLowerCase()
    .replace(IGNORED_CHARACTERS, '')
    .replace(ACCENTS, '')
    .replace(PLAIN, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replace(/\p{Nd}/gu, digitOf);
}

/** Unicode has the ten digits of a script one after another, from zero. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (DIGIT.test(String.fromCodePoint(code - before - 1))) {
    before++;
  }
  return String(before % 10);
}
