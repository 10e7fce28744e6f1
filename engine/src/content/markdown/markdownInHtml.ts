import type { MarkdownIt, Token } from 'markdown-it';
import { defaultTreeAdapter } from 'parse5';

import type { Problem } from '../../model.ts';
import { elementsOf, parseMarkup } from '../html/parseMarkup.ts';
import { warning } from '../problem.ts';
import { tokenLines } from './tokenLines.ts';

/** Elements whose text is meant as it is written. */
const LITERAL: ReadonlySet<string> = new Set(['code', 'kbd', 'pre', 'samp', 'script', 'style', 'svg', 'textarea']);
/** Kinds of tokens that text would become. */
const MARKUP: ReadonlySet<string> = new Set(['strong_open', 'em_open', 'link_open', 'image', 'code_inline', 's_open']);

/**
 * Reports Markdown on the lines of an HTML block, which readers see as it is written: a block goes on until a blank line.
 * @param parse reads text as Markdown that stands within a line
 */
export function markdownInHtml(tokens: readonly Token[], file: string, parse: MarkdownIt['parseInline']): Problem[] {
  return tokenLines(tokens).flatMap(({ token, line }) => {
    if (token.type !== 'html_block' || !/[*_`~[]/.test(token.content)) {
      return [];
    }
    const found = textsIn(token.content).find(({ text }) => hasMarkup(text, parse));
    if (found === undefined) {
      return [];
    }
    const place = { file, line: line + token.content.slice(0, found.start).split('\n').length - 1 };
    const message = 'Readers see the Markdown on the lines of an HTML block as it is written.';
    return [warning('markdown-in-html', message, place, 'Put a blank line before and after it, or write HTML.')];
  });
}

/** The texts of a block that no element shows as written. */
function textsIn(html: string): { text: string; start: number }[] {
  const { tree } = parseMarkup(html);
  const literal = elementsOf(tree)
    .filter(({ tagName }) => LITERAL.has(tagName))
    .map(({ sourceCodeLocation: place }) => ({ start: place?.startOffset ?? 0, end: place?.endOffset ?? html.length }));
  return [tree, ...elementsOf(tree)].flatMap((parent) =>
    parent.childNodes.flatMap((node) => {
      const start = node.sourceCodeLocation?.startOffset ?? 0;
      const isText = defaultTreeAdapter.isTextNode(node);
      if (!isText || literal.some((range) => start >= range.start && start < range.end)) {
        return [];
      }
      // What stands before the first mark may be lines of space.
      return [{ text: node.value, start: start + (node.value.length - node.value.trimStart().length) }];
    })
  );
}

function hasMarkup(text: string, parse: MarkdownIt['parseInline']): boolean {
  return parse(text, {}).some(({ children }) =>
    (children ?? []).some(({ type, markup }) => MARKUP.has(type) && markup !== 'linkify' && markup !== 'autolink')
  );
}
