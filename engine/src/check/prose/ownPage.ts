import { readFileSync } from 'node:fs';
import type { Token } from 'markdown-it';

import type { Site, Location } from '../../model.ts';
import { normaliseText, splitFrontmatter } from '../../content/frontmatter.ts';
import { splitImports, stripComments } from '../../content/preprocess.ts';
import { createMarkdownParser } from '../../content/markdown/dialect.ts';
import { type Passage, markdownPassages } from './passages.ts';

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

/** Finds the pieces of a file's text one after the other, and the places of offsets. */
export class TextPlaces {
  readonly #file: string;
  readonly #text: string;
  /** Offset that each line begins at. */
  readonly #lineStarts: number[] = [0];
  #from = 0;
  #to = 0;

  /** @param text of the file, with Unix line ends */
  constructor(file: string, text: string) {
    this.#file = file;
    this.#text = text;
    for (const { index } of text.matchAll(/\n/g)) {
      this.#lineStarts.push(index + 1);
    }
  }

  /**
   * Goes on to some lines: what is found from now on stands in them, and not before what was found already.
   * @param map first line, and the line after the last, from 0
   */
  enter([start, end]: readonly [number, number]): void {
    this.#from = Math.max(this.#from, this.#lineStarts[start] ?? this.#text.length);
    this.#to = this.#lineStarts[end] ?? this.#text.length;
  }

  /** Offset of the next occurrence of a piece in the lines that were entered; null if there is none. */
  find(piece: string): number | null {
    const offset = this.#text.indexOf(piece, this.#from);
    if (offset === -1 || offset + piece.length > this.#to) {
      return null;
    }
    this.#from = offset + piece.length;
    return offset;
  }

  /** Offset that the next piece is looked for from. */
  get position(): number {
    return this.#from;
  }

  location(offset: number): Location {
    const line = this.#lineStarts.findLastIndex((start) => start <= offset);
    return { file: this.#file, line: line + 1, column: offset - (this.#lineStarts[line] ?? 0) + 1 };
  }
}
