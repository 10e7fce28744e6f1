const ELLIPSIS = '…';

/**
 * The longest beginning of a text that fits, up to the end of a word and with an ellipsis.
 * @param fits whether a text is short enough; of what fits, every beginning fits too
 * @returns null if not even an empty text fits
 */
export function shortenText(text: string, fits: (text: string) => boolean): string | null {
  if (!fits('')) {
    return null;
  }
  let shortest = 0;
  let longest = text.length;
  while (shortest < longest) {
    const middle = Math.ceil((shortest + longest) / 2);
    if (fits(beginning(text, middle))) {
      shortest = middle;
    } else {
      longest = middle - 1;
    }
  }
  return beginning(text, shortest);
}

/** At most as many characters of a text, without the word that they end in the middle of. */
function beginning(text: string, length: number): string {
  if (length >= text.length) {
    return text;
  }
  const part = text.slice(0, length + 1);
  const end = part.search(/\s+\S*$/);
  // A text without spaces ends between two characters, never within one.
  const words = end > 0 ? part.slice(0, end) : text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
  return words === '' ? '' : `${words}${ELLIPSIS}`;
}
