import { isEnglish } from './language.ts';
import * as texts from './texts.ts';

/** A piece of a paragraph: text, or null for what stays as it is, such as inline code. */
type Piece = string | null;

/** Stands for a piece that stays as it is, and counts as a letter. */
const OTHER = '\uFFFC';

const IN_WORD = new RegExp(`[\\p{L}\\p{N}${OTHER}]`, 'u');
const LETTER = /\p{L}/u;
const DECADE = /^'\d0s/;
/** Marks in pairs open after a space or a bracket, and close after anything but a space. */
const QUOTED = /(?<![^\s([{\u2013\u2014'])"(?=[^\s"])[^"]*(?<=[^\s"])"(?![\p{L}\p{N}])/gu;

/** A text in the marks of English, which a site in another language may not have replaced. */
const IN_ENGLISH_MARKS = /^“.*”$/;

/**
 * Returns the pieces of a paragraph with typographic apostrophes and quotation marks in place of straight ones. In other
 * languages than English, quotation marks are those of the interface's texts; if the site hasn't replaced them, straight
 * ones stay, and so do apostrophes at the edge of a word. What no rule is sure of stays as well: inches, marks without a
 * partner, and single marks in pairs, which authors put around values: 'inline'.
 */
export function typographicPieces(pieces: readonly Piece[]): Piece[] {
  if (!pieces.some((piece) => piece !== null && /['"]/.test(piece))) {
    return [...pieces];
  }
  // Every character by itself, since a mark may become several: « is followed by a space.
  const written = pieces.map((piece) => piece ?? OTHER);
  const characters = changed(written.join(''));
  let start = 0;
  return pieces.map((piece, index) => {
    const end = start + (written[index]?.length ?? 0);
    const text = characters.slice(start, end).join('');
    start = end;
    return piece === null ? null : text;
  });
}

/** Returns a text with typographic apostrophes and quotation marks, by the rules of {@link typographicPieces}. */
export function typographic(text: string): string {
  return typographicPieces([text])[0] ?? text;
}

/** Returns the characters of a text, or what takes their place. */
function changed(text: string): string[] {
  const characters = text.split('');
  for (const index of apostrophesIn(text)) {
    characters[index] = '’';
  }
  const { quotation } = texts.common;
  if (isEnglish() || !IN_ENGLISH_MARKS.test(quotation)) {
    const [open = '', close = ''] = quotation.split('{words}');
    for (const { 0: found, index } of text.matchAll(QUOTED)) {
      characters[index] = open;
      characters[index + found.length - 1] = close;
    }
  }
  return characters;
}

/** Returns where single marks are apostrophes: within words, and in English after a plural or before a decade. */
function apostrophesIn(text: string): number[] {
  let isQuoted = false;
  return [...text.matchAll(/'/g)].flatMap(({ index }) => {
    const [before = '', after = ''] = [text[index - 1], text[index + 1]];
    const isAfterWord = IN_WORD.test(before);
    if (isAfterWord && LETTER.test(after)) {
      return index;
    }
    if (isQuoted || !isEnglish()) {
      isQuoted = false;
      return [];
    }
    if ((before === 's' && !IN_WORD.test(after)) || (!isAfterWord && DECADE.test(text.slice(index)))) {
      return index;
    }
    isQuoted = !isAfterWord;
    return [];
  });
}
