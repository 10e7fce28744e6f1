import type { MarkdownIt as Parser, Token } from 'markdown-it';

import type { ProseTree } from '../../core/proseTree.ts';
import { createMarkdownParser } from '../markdown/dialect.ts';
import { fenceKindOf, type FencePlace } from '../markdown/liveFence.ts';
import type { ReaderPlugins } from '../plugins/plugins.ts';
import { type Embedded, proseEnvironment } from './embedded.ts';
import { parseProse } from './parseProse.ts';
import { takeComponents } from './takeComponents.ts';

/** The parser without plugins. */
export const markdown = createMarkdownParser();
const parsers = new WeakMap<ReaderPlugins['markdownIt'], Parser>();

/** Creates the parser that plugins extend, or returns that of the time before. */
export function parserWith({ markdownIt }: ReaderPlugins): Parser {
  const known = markdownIt.length === 0 ? markdown : parsers.get(markdownIt);
  const parser = known ?? createMarkdownParser(markdownIt.map(({ part }) => part));
  parsers.set(markdownIt, parser);
  return parser;
}

/** Its links are found by the line that they stand on. */
export function parseInline(text: string, line: number, parser = markdown): Token[] {
  const tokens = parser.parseInline(text, {});
  tokens.forEach((token) => (token.map = [line - 1, line]));
  return tokens;
}

/** How tokens are made and rendered. */
export interface Rendering {
  parser: Parser;
  /** Whether blocks of code stay as they are written, for plugins. */
  keepsCode?: boolean;
}

/** Renders tokens to a tree. */
export function treeOf(tokens: Token[], rendering: Rendering = { parser: markdown }): ProseTree {
  const embedded: Embedded[] = [];
  return parseProse(takeComponents(renderTokens(tokens, embedded, rendering), embedded), embedded);
}

/** Parses Markdown to tokens. */
export function tokensOf(text: string): Token[] {
  return markdown.parse(text, {});
}

/** Makes the token of a block of code. @param line line of the file that it begins on */
export function codeToken(
  { info, code, line }: { info: string; code: string; line: number },
  place: FencePlace
): Token {
  const [token] = markdown.parse('```\n```', {});
  if (token === undefined) {
    throw new Error('The Markdown parser reads no fences.');
  }
  return Object.assign(token, { info, content: code, map: [line - 1, line], meta: fenceKindOf(info, code, place) });
}

/** Makes the tokens around a group of code. @param line line of the file that it begins on */
export function groupTokens(content: readonly Token[], line: number): Token[] {
  const [open, close] = markdown.parse('::: code-group\n:::', {});
  if (open === undefined || close === undefined) {
    throw new Error('The Markdown parser reads no groups of code.');
  }
  return [Object.assign(open, { map: [line - 1, line] }), ...content, close];
}

/** Parses Markdown that stands within a line of the file to a tree. */
export function treeOfInline(text: string, line: number): ProseTree {
  return treeOf(parseInline(text, line));
}

/** @param embedded receives what HTML can't express */
export function renderTokens(tokens: Token[], embedded: Embedded[], { parser, keepsCode = false }: Rendering): string {
  return parser.renderer.render(tokens, parser.options, proseEnvironment(embedded, keepsCode));
}
