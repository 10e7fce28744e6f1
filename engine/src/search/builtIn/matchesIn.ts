import type { TextRange } from '../searchProvider.ts';
import { wordsOf } from './words.ts';

/** Where in a title the words stand that were asked for; all of it where they are the title in one word. */
export function matchesIn(title: string, asked: ReadonlySet<string>): TextRange[] {
  const words = wordsOf(title);
  const isWhole = asked.has(words.map(({ text }) => text).join(''));
  return words.flatMap(({ text, start, end }): TextRange[] => (isWhole || asked.has(text) ? [[start, end]] : []));
}
