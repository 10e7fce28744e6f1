import { readFileSync } from 'node:fs';
import type { Token } from 'markdown-it';

import type { Site, Location } from '../../model.ts';
import { normaliseText, splitFrontmatter } from '../../content/frontmatter.ts';
import { splitImports, stripComments } from '../../content/preprocess.ts';
import { createMarkdownParser } from '../../content/markdown/dialect.ts';
import { type Passage, markdownPassages } from './passages.ts';

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
  const tokens = markdown.parse(body, {});
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

/** Cursor that finds pieces of a file's text in sequence, and converts offsets to locations. */
export class TextPlaces {
  readonly #file: string;
  readonly #text: string;
  /** Start offset of each line. */
  readonly #lineStarts: number[] = [0];
  #from = 0;
  #to = 0;

  /** @param text content of the file, with Unix line endings */
  constructor(file: string, text: string) {
    this.#file = file;
    this.#text = text;
    for (const { index } of text.matchAll(/\n/g)) {
      this.#lineStarts.push(index + 1);
    }
  }

  /**
   * Restricts further searches to a range of lines, and never goes back before earlier finds.
   * @param map first line, and the line after the last, from 0
   */
  enter([start, end]: readonly [number, number]): void {
    this.#from = Math.max(this.#from, this.#lineStarts[start] ?? this.#text.length);
    this.#to = this.#lineStarts[end] ?? this.#text.length;
  }

  /** Returns the offset of the next occurrence of a piece in the entered lines; null if there is none. */
  find(piece: string): number | null {
    const offset = this.#text.indexOf(piece, this.#from);
    if (offset === -1 || offset + piece.length > this.#to) {
      return null;
    }
    this.#from = offset + piece.length;
    return offset;
  }

  /** Offset from which the next search starts. */
  get position(): number {
    return this.#from;
  }

  location(offset: number): Location {
    const line = this.#lineStarts.findLastIndex((start) => start <= offset);
    return { file: this.#file, line: line + 1, column: offset - (this.#lineStarts[line] ?? 0) + 1 };
  }
}
