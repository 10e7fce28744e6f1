import type { Token } from 'markdown-it';

import type { Location } from '../../model.ts';
import type { TextPlaces } from './ownPage.ts';
import { parseInfoString, textAttribute } from '../../content/infoString.ts';
import { plainText } from '../../content/markdown/nodes.ts';

/** Stands in a passage's text for what is no prose, such as code. */
export const NO_PROSE = '\uFFFC';

/** Words that belong together, such as a paragraph, a heading or a caption, as a reader sees them. */
export interface Passage {
  text: string;
  /** Parts of the text that are spoken of rather than said, such as what not to write: start and end. */
  mentions: readonly (readonly [number, number])[];
  /** Where the author wrote what stands at an offset of the text. */
  locate(offset: number): Location;
}

interface Piece {
  /** Offset in the passage. */
  start: number;
  /** Offset in the file. */
  at: number;
}

/** Puts a passage together out of pieces of a file that follow each other. */
class PassageBuilder {
  readonly #places: TextPlaces;
  readonly #pieces: Piece[] = [];
  readonly #mentions: (readonly [number, number])[] = [];
  #mentionStart = 0;
  #text = '';

  constructor(places: TextPlaces) {
    this.#places = places;
  }

  /** Adds prose. Where it isn't in the file as it is, due to an escape for example, its words are looked for. */
  add(text: string): void {
    const parts = this.#tryAdd(text) ? [] : text.split(/(?<=\s)/);
    for (const part of parts) {
      if (!this.#tryAdd(part)) {
        this.addUnplaced(part);
      }
    }
  }

  /** Adds what stands for something else in the file. */
  addUnplaced(text: string): void {
    this.#push(text, this.#places.position);
  }

  /** Passes over a piece of the file, for which something else stands in the passage. */
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

  /** The passage; null if it says nothing. */
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

/** Attributes of a fence that readers see as text. */
const FENCE_TEXTS = ['title', 'caption'] as const;
/** Raw HTML that is no prose: tags, and elements whose content is code or a drawing. */
const NO_PROSE_HTML = /<(pre|code|script|style|svg|samp)\b[\s\S]*?<\/\1\s*>|<[^>]*>/gi;
/** Inline tags that don't separate what stands before them from what follows. */
const FORMATTING_TAG = /^<\/?(?:a|abbr|b|em|i|kbd|mark|s|small|span|strong|sub|sup|u)[\s>/]/i;

/**
 * The prose of parsed Markdown: paragraphs, headings, cells, alternative texts, captions of figures, and the text
 * between raw HTML tags. Code, web addresses and component tags are left out.
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

function fenceTexts({ info }: Token): string[] {
  const attributes = parseInfoString(info);
  return FENCE_TEXTS.map((name) => textAttribute(attributes, name)).filter((text) => text !== null);
}

function addInline(children: readonly Token[], builder: PassageBuilder): void {
  let isAddress = false;
  for (const { type, content, info } of children) {
    if (type === 'link_open' || type === 'link_close') {
      // Of a web address that stands for itself.
      isAddress = type === 'link_open' && info === 'auto';
    } else if (type === 'em_open') {
      builder.startMention();
    } else if (type === 'em_close') {
      builder.endMention();
    } else if (type === 'text') {
      builder.add(isAddress ? NO_PROSE : content);
    } else if (type === 'image') {
      // A sentence of its own, wherever the image stands.
      builder.addUnplaced('\n');
      builder.add(content);
      builder.addUnplaced('\n');
    } else if (type === 'softbreak' || type === 'hardbreak') {
      builder.addUnplaced(' ');
    } else if (type === 'code_inline') {
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

/** Headings of columns that show what not to write. */
const HEADING = /^(?:before|instead of|not|avoid|don['’]t)$/i;

/** The texts of tables that stand there as what not to write, to be compared with their neighbors. */
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
