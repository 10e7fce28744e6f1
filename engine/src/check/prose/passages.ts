import type { Token } from 'markdown-it';

import type { TextPlaces } from './textPlaces.ts';
import { parseInfoString, textAttribute } from '../../content/infoString.ts';
import { createMarkdownParser } from '../../content/markdown/dialect.ts';
import { plainText } from '../../content/markdown/nodes.ts';
import { NO_PROSE, type Passage, type PassageMark } from '../../core/proseRule.ts';
import { type Range, mentionsIn } from './mentions.ts';

/** What a passage is, whatever its words. */
type Kind = { kind: Exclude<Passage['kind'], 'cell'> } | { kind: 'cell'; column: string };

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
  readonly #mentions: Range[] = [];
  readonly #marks: PassageMark[] = [];
  readonly #open: Pick<PassageMark, 'tag' | 'start'>[] = [];
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

  startMark(tag: string): void {
    this.#open.push({ tag, start: this.#text.length });
  }

  /** Ends the mark of a tag and those in it, which are left out: raw HTML may not be balanced. */
  endMark(tag: string, isMention = false): void {
    const index = this.#open.findLastIndex((mark) => mark.tag === tag);
    const [mark] = index === -1 ? [] : this.#open.splice(index);
    if (mark) {
      const end = this.#text.length;
      this.#marks.push({ ...mark, end });
      this.#mentions.push(...(isMention ? [[mark.start, end] as const] : []));
    }
  }

  mentionAll(): void {
    this.#mentions.push([0, this.#text.length]);
  }

  /** Returns the passage; null if it contains no letters. @param fullText what it is with its code */
  build(kind: Kind, fullText: string): Passage | null {
    const [text, pieces, places] = [this.#text, this.#pieces, this.#places];
    if (!/\p{L}/u.test(text)) {
      return null;
    }
    return {
      ...kind,
      file: places.file,
      text,
      fullText,
      marks: this.#marks,
      isMention: mentionsIn(text, this.#mentions),
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

const markdown = createMarkdownParser();

/** Kinds of passages by the token before their text; others are paragraphs. */
const KINDS: Readonly<Record<string, 'heading' | 'columnHeading'>> = {
  heading_open: 'heading',
  th_open: 'columnHeading'
};
/** Attributes of a figure's fence that are visible to readers. */
const FENCE_TEXTS = ['title', 'caption'] as const;
/** Raw HTML that is not prose: tags, and elements whose content is code or a drawing. */
const NO_PROSE_HTML = /<(pre|code|script|style|svg|samp)\b[\s\S]*?<\/\1\s*>|<[^>]*>/gi;
/** Inline tags that don't separate the text before them from the text after them. */
const FORMATTING_TAG = /^<(\/?)(a|abbr|b|em|i|kbd|mark|s|small|span|strong|sub|sup|u)[\s>/]/i;

/**
 * Extracts the prose of parsed Markdown: paragraphs, headings, table cells, alternative texts, figure captions, and the
 * text between raw HTML tags. Code, URLs and component tags are left out.
 */
export function markdownPassages(tokens: readonly Token[], places: TextPlaces): Passage[] {
  const passages: Passage[] = [];
  const columns = columnsOf(tokens);
  const build = (kind: Kind, fullText: string, fill: (builder: PassageBuilder) => void): void => {
    const builder = new PassageBuilder(places);
    fill(builder);
    const passage = builder.build(kind, fullText);
    if (passage) {
      passages.push(passage);
    }
  };
  for (const [index, token] of tokens.entries()) {
    if (token.map) {
      places.enter(token.map);
    }
    switch (token.type) {
      case 'inline': {
        const column = columns.get(token);
        const kind: Kind =
          column === undefined
            ? { kind: KINDS[tokens[index - 1]?.type ?? ''] ?? 'paragraph' }
            : { kind: 'cell', column };
        build(kind, plainText(token), (builder) => {
          addInline(token.children ?? [], builder);
          if (column !== undefined && COUNTEREXAMPLES.test(column.trim())) {
            builder.mentionAll();
          }
        });
        break;
      }
      case 'html_block':
        build({ kind: 'html' }, withoutTags(token.content), (builder) => addHtml(token.content, builder));
        break;
      case 'fence':
        for (const { kind, text } of fenceTexts(token)) {
          build({ kind }, plainText(markdown.parseInline(text, {})[0]), (builder) => builder.add(text));
        }
        break;
    }
  }
  return passages;
}

/** The title of a block of code is the name of a file, or of a program, rather than prose. */
function fenceTexts({ info }: Token): { kind: (typeof FENCE_TEXTS)[number]; text: string }[] {
  const attributes = parseInfoString(info);
  return attributes.attributes.has('figure')
    ? FENCE_TEXTS.flatMap((kind) => {
        const text = textAttribute(attributes, kind);
        return text === null ? [] : [{ kind, text }];
      })
    : [];
}

function addInline(children: readonly Token[], builder: PassageBuilder): void {
  let isAddress = false;
  for (const { type, tag, nesting, content, info } of children) {
    if (type === 'link_open' || type === 'link_close') {
      // An autolink, whose text is its URL.
      isAddress = type === 'link_open' && info === 'auto';
    }
    const formattingTag = type === 'html_inline' ? FORMATTING_TAG.exec(content) : null;
    if (nesting === 1) {
      builder.startMark(tag);
    } else if (nesting === -1) {
      builder.endMark(tag, tag === 'em');
    } else if (type === 'text') {
      builder.add(isAddress ? NO_PROSE : content);
    } else if (type === 'image') {
      // A separate sentence, even within a paragraph.
      builder.addUnplaced('\n');
      builder.startMark(tag);
      builder.add(content);
      builder.endMark(tag);
      builder.addUnplaced('\n');
    } else if (type === 'softbreak' || type === 'hardbreak') {
      builder.addUnplaced(' ');
    } else if (type === 'code_inline' || type === 'component_inline') {
      builder.skip(content, NO_PROSE);
    } else if (formattingTag !== null) {
      const [, slash, name = ''] = formattingTag;
      if (slash === '') {
        builder.startMark(name.toLowerCase());
      } else {
        builder.endMark(name.toLowerCase());
      }
    } else if (type === 'html_inline') {
      builder.skip(content, NO_PROSE);
    }
  }
}

function withoutTags(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
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
const COUNTEREXAMPLES = /^(?:before|instead of|not|avoid|don['’]t)$/i;

/** Finds the cells of tables below the headings of columns, each with its heading. */
function columnsOf(tokens: readonly Token[]): Map<Token, string> {
  const found = new Map<Token, string>();
  let headings: string[] = [];
  let column = 0;
  for (const [index, { type }] of tokens.entries()) {
    const text = tokens[index + 1];
    if (type === 'table_open') {
      headings = [];
    } else if (type === 'tr_open') {
      column = 0;
    } else if (type === 'th_open') {
      headings.push(plainText(text));
    } else if (type === 'td_open' && text) {
      found.set(text, headings[column++] ?? '');
    }
  }
  return found;
}
