import type { Token } from 'markdown-it';
import { parseComponentTag } from '../../content/markdown/componentTags.ts';
import { plainText } from '../../content/markdown/nodes.ts';
import { warning } from '../../content/problem.ts';
import type { MarkdownComponent } from '../../core/markdownComponents.ts';
import type { Problem } from '../../model.ts';
import type { OwnPage } from './ownPage.ts';
import { wordsOf } from './words.ts';

/** Components that fill a page by themselves. */
const LISTS: readonly string[] = [
  'SectionGallery',
  'TokenTable',
  'IconGallery',
  'StatusMatrix',
  'ReleaseNotes'
] satisfies MarkdownComponent[];

const FEWEST_SECTIONS = 2;

/** A page that says too little to be one. A list that the site makes is content enough. */
export function lengthProblems({ file, tokens }: OwnPage, minimumWords: number): Problem[] {
  if (tokens.some(isList)) {
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

function isList(token: Token): boolean {
  return token.type === 'component' && LISTS.includes(parseComponentTag(token.content).name);
}

function count(number: number, noun: string): string {
  return `${number === 0 ? 'no' : number} ${noun}${number === 1 ? '' : 's'}`;
}
