import type { Token } from 'markdown-it';

import type { Location } from '../../model.ts';
import type { TextPlaces } from './textPlaces.ts';
import { parseInfoString, textAttribute } from '../../content/infoString.ts';
import { plainText } from '../../content/markdown/nodes.ts';

/** Placeholder in a passage's text for anything that is not prose, such as code. */
export const NO_PROSE = '\uFFFC';

/** A unit of prose, such as a paragraph, a heading or a caption, as readers see it. */
export interface Passage {
  text: string;
  /** Ranges of words that are mentioned rather than used, such as counterexamples: start and end. */
  mentions: readonly (readonly [number, number])[];
  /** Returns the location in the source file of an offset in the text. */
  locate(offset: number): Location;
}

interface Piece {
  /** Offset in the passage. */
  start: number;
  /** Offset in the file. */
  at: number;
}

/** Builds a passage from successive pieces of a file. */
class PassageBuilder {
  readonly #places: TextPlaces;
  readonly #pieces: Piece[] = [];
  readonly #mentions: (readonly [number, number])[] = [];
  #mentionStart = 0;
  #text = '';

  constructor(places: TextPlaces) {
    this.#places = places;
  }

  /** Adds prose. If it isn't in the file verbatim, e.g. due to an escape, its words are located one by one. */
  add(text: string): void {
    const parts = this.#tryAdd(text) ? [] : text.split(/(?<=\s)/);
    for (const part of parts) {
      if (!this.#tryAdd(part)) {
        this.addUnplaced(part);
      }
    }
  }

  /** Adds text that isn't in the file verbatim. */
  addUnplaced(text: string): void {
    this.#push(text, this.#places.position);
  }

  /** Skips a piece of the file, and adds a substitute to the passage. */
  skip(piece: string, substitute: string): void {
    this.#places.find(piece);
    this.addUnplaced(substitute);
  }

  startMention(): void {
    this.#mentionStart = this.#text.length;
  }

  endMention(): void {
    this.#mentions.push([this.#mentionStart, this.#text.length]);
  }

  mentionAll(): void {
    this.#mentions.push([0, this.#text.length]);
  }

  /** Returns the passage; null if it contains no letters. */
  build(): Passage | null {
    const [text, pieces, places] = [this.#text, this.#pieces, this.#places];
    if (!/\p{L}/u.test(text)) {
      return null;
    }
    return {
      text,
      mentions: this.#mentions,
      locate: (offset) => {
        const piece = pieces.findLast(({ start }) => start <= offset);
        return places.location(piece === undefined ? 0 : piece.at + offset - piece.start);
      }
    };
  }

  #tryAdd(text: string): boolean {
    const at = this.#places.find(text);
    if (at !== null) {
      this.#push(text, at);
    }
    return at !== null;
  }

  #push(text: string, at: number): void {
    this.#pieces.push({ start: this.#text.length, at });
    this.#text += text;
  }
}

/** Attributes of a figure's fence that are visible to readers. */
const FENCE_TEXTS = ['title', 'caption'] as const;
/** Raw HTML that is not prose: tags, and elements whose content is code or a drawing. */
const NO_PROSE_HTML = /<(pre|code|script|style|svg|samp)\b[\s\S]*?<\/\1\s*>|<[^>]*>/gi;
/** Inline tags that don't separate the text before them from the text after them. */
const FORMATTING_TAG = /^<\/?(?:a|abbr|b|em|i|kbd|mark|s|small|span|strong|sub|sup|u)[\s>/]/i;

/**
 * Extracts the prose of parsed Markdown: paragraphs, headings, table cells, alternative texts, figure captions, and the
 * text between raw HTML tags. Code, URLs and component tags are left out.
 */
export function markdownPassages(tokens: readonly Token[], places: TextPlaces): Passage[] {
  const passages: Passage[] = [];
  const notToWrite = counterexamples(tokens);
  const build = (fill: (builder: PassageBuilder) => void): void => {
    const builder = new PassageBuilder(places);
    fill(builder);
    const passage = builder.build();
    if (passage) {
      passages.push(passage);
    }
  };
  for (const token of tokens) {
    if (token.map) {
      places.enter(token.map);
    }
    switch (token.type) {
      case 'inline':
        build((builder) => {
          addInline(token.children ?? [], builder);
          if (notToWrite.has(token)) {
            builder.mentionAll();
          }
        });
        break;
      case 'html_block':
        build((builder) => addHtml(token.content, builder));
        break;
      case 'fence':
        fenceTexts(token).forEach((text) => build((builder) => builder.add(text)));
        break;
    }
  }
  return passages;
}

/** The title of a block of code is the name of a file, or of a program, rather than prose. */
function fenceTexts({ info }: Token): string[] {
  const attributes = parseInfoString(info);
  return attributes.attributes.has('figure')
    ? FENCE_TEXTS.map((name) => textAttribute(attributes, name)).filter((text) => text !== null)
    : [];
}

function addInline(children: readonly Token[], builder: PassageBuilder): void {
  let isAddress = false;
  for (const { type, content, info } of children) {
    if (type === 'link_open' || type === 'link_close') {
      // An autolink, whose text is its URL.
      isAddress = type === 'link_open' && info === 'auto';
    } else if (type === 'em_open') {
      builder.startMention();
    } else if (type === 'em_close') {
      builder.endMention();
    } else if (type === 'text') {
      builder.add(isAddress ? NO_PROSE : content);
    } else if (type === 'image') {
      // A separate sentence, even within a paragraph.
      builder.addUnplaced('\n');
      builder.add(content);
      builder.addUnplaced('\n');
    } else if (type === 'softbreak' || type === 'hardbreak') {
      builder.addUnplaced(' ');
    } else if (type === 'code_inline' || type === 'component_inline') {
      builder.skip(content, NO_PROSE);
    } else if (type === 'html_inline' && !FORMATTING_TAG.test(content)) {
      builder.skip(content, NO_PROSE);
    }
  }
}

function addHtml(html: string, builder: PassageBuilder): void {
  let end = 0;
  for (const { 0: markup, index } of html.matchAll(NO_PROSE_HTML)) {
    builder.add(html.slice(end, index));
    builder.skip(markup, NO_PROSE);
    end = index + markup.length;
  }
  builder.add(html.slice(end));
}

/** Headings of table columns with counterexamples. */
const HEADING = /^(?:before|instead of|not|avoid|don['’]t)$/i;

/** Finds the texts of table cells that are counterexamples. */
function counterexamples(tokens: readonly Token[]): Set<Token> {
  const found = new Set<Token>();
  let marked = new Set<number>();
  let column = 0;
  for (const [index, { type }] of tokens.entries()) {
    const text = tokens[index + 1];
    if (type === 'table_open') {
      marked = new Set();
    } else if (type === 'tr_open') {
      column = 0;
    } else if (type === 'th_open') {
      if (HEADING.test(plainText(text).trim())) {
        marked.add(column);
      }
      column++;
    } else if (type === 'td_open') {
      if (text && marked.has(column)) {
        found.add(text);
      }
      column++;
    }
  }
  return found;
}
