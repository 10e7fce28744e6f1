/** Letters of all scripts with their marks, digits, and the other characters of a slug. */
const KEPT = /(?:[\p{L}\p{N}]\p{M}*|[.~-])+/gu;

/** Marks that only say how the character before them is drawn, as in emoji. */
const DRAWING_MARKS = /[\uFE00-\uFE0F\u20E3]/g;

/**
 * Converts a text to a slug (requirements 2.1.3 and 2.2.4): in lower case, with dashes for whitespace, and without
 * characters other than letters, digits, `.`, `-` and `~`. "index" alone gives nothing, so that an index file gets the
 * address of its folder.
 *
 * Letters of all scripts stay, in their composed form: dropping some would give different names the same slug.
 */
export function slug(text: string): string {
  const words = text.toLowerCase().trim().replace(DRAWING_MARKS, '').replace(/\s/g, '-');
  return words === 'index' ? '' : (words.match(KEPT) ?? []).join('').normalize('NFC');
}
