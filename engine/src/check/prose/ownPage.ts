import { readFileSync } from 'node:fs';
import type { Token } from 'markdown-it';
import { normaliseText, splitFrontmatter } from '../../content/frontmatter.ts';
import { splitImports, stripComments } from '../../content/preprocess.ts';
import { createMarkdownParser } from '../../content/markdown/markdownParser.ts';
import type { Site } from '../../model.ts';
import { markdownPassages } from './markdownPassages.ts';
import type { Passage } from './passage.ts';
import { TextPlaces } from './textPlaces.ts';

/** A Markdown file of the site itself, as its author wrote it. */
export interface OwnPage {
  file: string;
  /** Parsed as the page is, with headings at the levels that the author gave them. */
  tokens: Token[];
  passages: Passage[];
}

const markdown = createMarkdownParser();

/** Parses Markdown whose texts are to be read. A file without frontmatter is no page and has none. */
export function readOwnPage(file: string, source: string): OwnPage {
  const text = normaliseText(source);
  const body = splitImports(stripComments(splitFrontmatter(text)?.body ?? ''), file).body;
  const tokens = markdown.parse(body, {});
  return { file, tokens, passages: markdownPassages(tokens, new TextPlaces(file, text)) };
}

/** The pages that are written for the site; those of packages are not the site's to mend. */
export function readOwnPages({ pages }: Site): OwnPage[] {
  const files = pages
    .flatMap(({ sources }) => sources)
    .filter((source) => source.package === null)
    .map(({ file }) => file);
  return [...new Set(files)].map((file) => readOwnPage(file, readFileSync(file, 'utf8')));
}
