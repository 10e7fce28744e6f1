const MAX_LENGTH = 160;

/** A text cut to a page description: at most 160 characters, ending with a whole word. */
export function shorten(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= MAX_LENGTH) {
    return plain;
  }
  const cut = plain.slice(0, MAX_LENGTH - 1);
  const end = cut.lastIndexOf(' ');
  return `${(end > 0 ? cut.slice(0, end) : cut).replace(/[\s.,;:–-]+$/, '')}…`;
}
