import type { Token } from 'markdown-it';

import type { MarkdownComponents } from '../../core/markdownComponent.ts';
import type { Problem } from '../../model.ts';
import type { OwnPage } from './ownPage.ts';
import { parseComponentTag } from '../../content/markdown/componentTags.ts';
import { plainText, lineOf } from '../../content/markdown/nodes.ts';
import { warning, formatLocation, error } from '../../content/problem.ts';
import { wordsOf } from './words.ts';

const FEWEST_SECTIONS = 2;

/** Reports pages with too little content. Some components, such as generated lists, are enough content. */
export function lengthProblems(
  { file, tokens }: OwnPage,
  minimumWords: number,
  components: MarkdownComponents
): Problem[] {
  const fillsPage = ({ type, content }: Token): boolean =>
    type === 'component' && components.get(parseComponentTag(content).name)?.fillsPage === true;
  if (tokens.some(fillsPage)) {
    return [];
  }
  const sections = tokens.filter(({ type, level }) => type === 'heading_open' && level === 0).length;
  const words = tokens.reduce(
    (sum, token) => sum + (token.type === 'inline' ? wordsOf(plainText(token)).length : 0),
    0
  );
  const place = { file, line: 1 };
  const hint = 'Say more, or make it a part of another page.';
  return [
    ...(sections < FEWEST_SECTIONS
      ? [warning('thin-page', `The page has ${count(sections, 'section')}; it needs ${FEWEST_SECTIONS}.`, place, hint)]
      : []),
    ...(words < minimumWords
      ? [warning('thin-page', `The page has ${count(words, 'word')}; it needs ${minimumWords}.`, place, hint)]
      : [])
  ];
}

function count(number: number, noun: string): string {
  return `${number === 0 ? 'no' : number} ${noun}${number === 1 ? '' : 's'}`;
}

/** Shorter paragraphs may be the same by chance. */
const FEWEST_WORDS = 12;

interface Paragraph {
  file: string;
  line: number;
}

/** Finds duplicate paragraphs on the site, ignoring case and punctuation; each problem refers to another occurrence. */
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
  const message = `The same paragraph is in ${formatLocation(other)}.`;
  return error('duplicate-paragraph', message, place, 'Keep it in one place and link to it from the other.');
}
