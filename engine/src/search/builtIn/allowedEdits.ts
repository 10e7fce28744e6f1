/** Maximum number of typos by word length. */
const MAX_EDITS_BY_LENGTH = [
  { length: 5, most: 2 },
  { length: 4, most: 1 }
];

/** Returns how many edits a word may be away from another one to count as a typo of it. Other numbers are no typos. */
export function allowedEdits(word: string): number {
  return /^\p{Nd}/u.test(word) ? 0 : (MAX_EDITS_BY_LENGTH.find(({ length }) => word.length >= length)?.most ?? 0);
}
