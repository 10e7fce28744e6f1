/**
 * Finds the words that name a part among all that a screen reader has said so far: it may say the name in several lines,
 * such as a severity and the title after it.
 * @param said in the order of speech
 * @returns the last of the words that contain the name, as few as possible; null if they don't
 */
export function wordsWithName(said: readonly string[], name: string): string[] | null {
  const wanted = compact(name);
  for (let start = said.length - 1; start >= 0; start--) {
    const words = said.slice(start);
    if (compact(words.join('')).includes(wanted)) {
      const end = words.findIndex((_, index) => compact(words.slice(0, index + 1).join('')).includes(wanted));
      return words.slice(0, end + 1);
    }
  }
  return null;
}

/** Lines end anywhere in a name, with or without a space. */
function compact(text: string): string {
  return text.replaceAll(/\s+/g, '');
}
