const MAX_LENGTH = 160;

/** A text cut to a page description: at most 160 characters, ending with a whole word. */
export function shorten(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= MAX_LENGTH) {
    return plain;
  }
  const end = plain.lastIndexOf(' ', MAX_LENGTH - 1);
  return `${plain.slice(0, end > 0 ? end : MAX_LENGTH - 1).replace(/[\s.,;:–-]+$/, '')}…`;
}
