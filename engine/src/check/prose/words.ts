const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** The words of a text in lower case, without punctuation and spaces. */
export function wordsOf(text: string): string[] {
  return [...segmenter.segment(text)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment.toLowerCase());
}
