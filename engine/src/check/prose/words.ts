import { wordsIn } from '../../core/language.ts';

/** Splits a text into lower-case words, without punctuation and spaces. */
export function wordsOf(text: string): string[] {
  return wordsIn(text).map((word) => word.toLowerCase());
}
