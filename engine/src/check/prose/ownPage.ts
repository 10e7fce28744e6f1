import { readFileSync } from 'node:fs';
import type { Token } from 'markdown-it';

import type { Site } from '../../model.ts';
import { normaliseText, splitFrontmatter } from '../../content/frontmatter.ts';
import { splitImports, stripComments } from '../../content/preprocess.ts';
import { createMarkdownParser } from '../../content/markdown/dialect.ts';
import type { MarkdownSource } from '../../content/markdown/liveFence.ts';
import type { Passage } from '../../core/proseRule.ts';
import { markdownPassages } from './passages.ts';
import { TextPlaces } from './textPlaces.ts';

/** A Markdown file of the site itself, as written by its author. */
export interface OwnPage {
  file: string;
  /** Parsed like the page, but with headings at their original levels. */
  tokens: Token[];
  passages: Passage[];
}

const markdown = createMarkdownParser();

/** Parses a Markdown file for prose checks. A file without frontmatter is not a page and has no content. */
export function readOwnPage(file: string, source: string): OwnPage {
  const text = normaliseText(source);
  const body = splitImports(stripComments(splitFrontmatter(text)?.body ?? '', file).text, file).body;
  const tokens = markdown.parse(body, { origin: 'own' } satisfies MarkdownSource);
  return { file, tokens, passages: markdownPassages(tokens, new TextPlaces(file, text)) };
}

/** Reads the site's own pages; those of packages can't be fixed in the site. */
export function readOwnPages({ pages }: Site): OwnPage[] {
  const files = pages
    .flatMap(({ sources }) => sources)
    .filter((source) => source.package === null)
    .map(({ file }) => file);
  return [...new Set(files)].map((file) => readOwnPage(file, readFileSync(file, 'utf8')));
}
