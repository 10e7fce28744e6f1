const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** Splits a text into lower-case words, without punctuation and spaces. */
export function wordsOf(text: string): string[] {
  return [...segmenter.segment(text)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment.toLowerCase());
}
