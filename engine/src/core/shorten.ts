/** Length of the descriptions that search engines show. */
export const MAX_DESCRIPTION_LENGTH = 160;

/** Cuts a text after a whole word, so that it has at most `maxLength` characters with the ellipsis. */
export function shorten(text: string, maxLength: number): string {
  if (text.length <= maxLength) {
    return text;
  }
  const end = text.lastIndexOf(' ', maxLength - 1);
  return withEllipsis(text.slice(0, end > 0 ? end : maxLength - 1));
}

/** Ends a text that was cut, without the punctuation before the cut. */
export function withEllipsis(text: string): string {
  return `${text.replace(/[\s.,;:!?·–-]+$/, '')}…`;
}
