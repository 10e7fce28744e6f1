import { lineOf, plainText } from '../../content/markdown/nodes.ts';
import { formatLocation, error } from '../../content/problem.ts';
import type { Problem } from '../../model.ts';
import type { OwnPage } from './ownPage.ts';
import { wordsOf } from './words.ts';

/** Fewer words may well be the same by chance. */
const FEWEST_WORDS = 12;

interface Paragraph {
  file: string;
  line: number;
}

/** Paragraphs that say the same in two places of the site, whatever their punctuation: each names another. */
export function repeatProblems(pages: readonly OwnPage[]): Problem[] {
  const places = new Map<string, Paragraph[]>();
  for (const { file, tokens } of pages) {
    let line = 1;
    for (const token of tokens) {
      line = token.map ? lineOf(token) : line;
      const words = token.type === 'inline' ? wordsOf(plainText(token)) : [];
      if (words.length >= FEWEST_WORDS) {
        const key = words.join(' ');
        places.set(key, [...(places.get(key) ?? []), { file, line }]);
      }
    }
  }
  return [...places.values()]
    .filter((repeats) => repeats.length > 1)
    .flatMap((repeats) => repeats.map((place, index) => repeatProblem(place, repeats[index === 0 ? 1 : 0] ?? place)));
}

function repeatProblem(place: Paragraph, other: Paragraph): Problem {
  const message = `The same paragraph stands in ${formatLocation(other)}.`;
  return error('duplicate-paragraph', message, place, 'Keep it in one place and link to it from the other.');
}
