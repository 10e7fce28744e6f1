import type { MarkdownIt, Token } from 'markdown-it';

import { createMarkdownParser } from './dialect.ts';

/** Raw HTML whose content browsers read as text, not as tags. */
const RAW_TEXT = /^\s*<(?:pre|script|style|textarea)\b/i;

let parser: MarkdownIt | null = null;

/** Tokens of a text's blocks; those of their contents are added by {@link inlineTokens} where they are needed. */
function blockTokens(text: string): Token[] {
  parser ??= createMarkdownParser();
  const tokens: Token[] = [];
  parser.block.parse(text, parser, {}, tokens);
  return tokens;
}

function inlineTokens(text: string): Token[] {
  parser ??= createMarkdownParser();
  return parser.parseInline(text, {}).flatMap(({ children }) => children ?? []);
}

/** A code block: the words of its fence, its first line, and the line after it, both from 0. */
interface CodeRange {
  info: string;
  start: number;
  end: number;
}

/** Returns the code blocks of a Markdown text, with their fences. */
export function codeRanges(text: string): CodeRange[] {
  return blockTokens(text).flatMap(({ type, info, map }) =>
    type === 'fence' && map ? [{ info, start: map[0], end: map[1] }] : []
  );
}

/** Returns the lines that belong to the code blocks of a Markdown text, from 0; those of their fences do, too. */
export function codeLines(text: string): ReadonlySet<number> {
  const lines = new Set<number>();
  for (const { start, end } of codeRanges(text)) {
    for (let line = start; line < end; line++) {
      lines.add(line);
    }
  }
  return lines;
}

/**
 * Returns which positions in a Markdown text are in code: in a code block, in a code span, or in an element such as
 * `<pre>`. The parser decides: it reads the text with a mark at each position, and the marks are found in its tokens.
 * @param length of what the mark replaces at each position
 */
export function positionsInCode(text: string, positions: readonly number[], length = 0): ReadonlySet<number> {
  const mark = unusedCharacter(text);
  let marked = '';
  let from = 0;
  for (const [index, position] of positions.entries()) {
    marked += `${text.slice(from, position)}${mark}${index}${mark}`;
    from = position + length;
  }
  const found = new RegExp(`${mark}(\\d+)${mark}`, 'g');
  const inCode = blockTokens(marked + text.slice(from)).flatMap((token) => codeIn(token, mark));
  const indexes = inCode.flatMap((code) => [...code.matchAll(found)].map(([, index]) => Number(index)));
  return new Set(indexes.flatMap((index) => positions[index] ?? []));
}

/** The texts of a block that are code, if they have a mark. */
function codeIn({ type, info, content }: Token, mark: string): string[] {
  switch (type) {
    case 'fence':
      return [info, content];
    case 'html_block':
      return RAW_TEXT.test(content) ? [content] : [];
    case 'inline':
      return content.includes(mark)
        ? inlineTokens(content).flatMap((child) => (child.type === 'code_inline' ? [child.content] : []))
        : [];
    default:
      return [];
  }
}

/** A character that a text doesn't have, and that means nothing in Markdown. */
function unusedCharacter(text: string): string {
  const FIRST_PRIVATE = 0xe000;
  let code = FIRST_PRIVATE;
  while (text.includes(String.fromCharCode(code))) {
    code++;
  }
  return String.fromCharCode(code);
}
