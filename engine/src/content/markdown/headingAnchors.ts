import type { MarkdownIt, Token } from 'markdown-it';
import { headingLink } from '../../core/headingLink.ts';
import { escapeHtml } from '../../core/escapeHtml.ts';
import { headingLevel, plainText } from './nodes.ts';

const DEEPEST_WITH_ANCHOR = 4;

/**
 * Renders a link to itself beside every heading that has an id. It stands outside of the heading, whose name would
 * otherwise end with the link's.
 */
export function headingLinks(markdown: MarkdownIt): void {
  markdown.renderer.rules['heading_open'] = (tokens, index, options, _, renderer) => {
    const open = renderer.renderToken(tokens, index, options);
    return tokens[index]?.attrGet('id') ? `<div class="pb-heading">${open}` : open;
  };
  markdown.renderer.rules['heading_close'] = (tokens, index) => {
    const id = tokens[index - 2]?.attrGet('id');
    const close = `</${tokens[index]?.tag}>`;
    return id ? `${close}${headingLink(String(id), escapeHtml(plainText(tokens[index - 1])))}</div>\n` : `${close}\n`;
  };
}

/**
 * Gives the headings among the tokens their ids, in place. Those of level 1 become level 2: the page's title is its
 * only h1.
 */
export function anchorHeadings(tokens: readonly Token[], nameAnchor: (text: string) => string): void {
  for (const [index, open] of tokens.entries()) {
    if (open.type !== 'heading_open') {
      continue;
    }
    if (headingLevel(open) <= DEEPEST_WITH_ANCHOR) {
      open.attrSet('id', nameAnchor(plainText(tokens[index + 1])));
    }
    const close = tokens[index + 2];
    if (open.tag === 'h1' && close) {
      open.tag = 'h2';
      close.tag = 'h2';
    }
  }
}
