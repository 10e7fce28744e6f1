import { lineOf, plainText } from '../../content/markdown/nodes.ts';
import { error } from '../../content/problem.ts';
import type { Location, Problem, Site, Source } from '../../model.ts';
import type { OwnPage } from './ownPage.ts';

/** Shorter descriptions say too little. */
const FEWEST_CHARACTERS = 40;

/** Finds first paragraphs that are unsuitable as the page's description: missing, too short or long, or duplicates. */
export function descriptionProblems(page: OwnPage, { pages }: Site, descriptionCharacters: number): Problem[] {
  const description = readDescription(page);
  if (description === null) {
    const hint = 'Begin with a paragraph about the purpose of the page.';
    return [error('description-missing', 'The page has no description.', { file: page.file, line: 1 }, hint)];
  }
  const sources = pages.flatMap((other) => other.sources);
  return [
    ...lengthProblem(description, descriptionCharacters),
    ...repeatProblem(description.location, page.file, sources)
  ];
}

interface Description {
  text: string;
  location: Location;
}

function readDescription({ file, tokens }: OwnPage): Description | null {
  const paragraphs = [...tokens.entries()]
    .filter(([, { type }]) => type === 'paragraph_open')
    .map(([index, open]) => ({ text: textOf(plainText(tokens[index + 1])), location: { file, line: lineOf(open) } }));
  return paragraphs.find(({ text }) => text !== '') ?? null;
}

function textOf(paragraph: string): string {
  return paragraph.replace(/\s+/g, ' ').trim();
}

function lengthProblem({ text, location }: Description, mostCharacters: number): Problem[] {
  const { length } = text;
  if (length >= FEWEST_CHARACTERS && length <= mostCharacters) {
    return [];
  }
  const message = `The first paragraph, which describes the page, has ${length} characters.`;
  const hint =
    length < FEWEST_CHARACTERS
      ? `Describe the purpose of the page in at least ${FEWEST_CHARACTERS}.`
      : `Split it: search engines cut a description after ${mostCharacters}.`;
  return [error('description-length', message, location, hint)];
}

function repeatProblem(location: Location, file: string, sources: readonly Source[]): Problem[] {
  const description = sources.find((source) => source.file === file)?.description;
  const other = sources.find((source) => source.file !== file && source.description === description);
  const hint = 'Describe the purpose that sets this page apart.';
  return description && other
    ? [error('duplicate-description', `The page ${other.path} has the same description.`, location, hint)]
    : [];
}
