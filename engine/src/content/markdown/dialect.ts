import MarkdownIt, { type MarkdownIt as Parser, type Token } from 'markdown-it';

import { highlightToHtml } from '../highlight.ts';
import { parseInfoString } from '../infoString.ts';
import { componentTags } from './componentTags.ts';
import { headingLink, escapeHtml } from '../../core/html.ts';
import { headingLevel, plainText } from './nodes.ts';

/**
 * The Markdown dialect: CommonMark with GFM tables, strikethrough, bare web addresses and `> [!NOTE]` admonitions.
 * Raw HTML passes through, component tags become tokens of their own, and four leading spaces do not make code:
 * the published pages indent prose and fences as deep as they like.
 */
export function createMarkdownParser(): Parser {
  const markdown = MarkdownIt({ html: true, linkify: true });
  markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false });
  markdown.use(deepIndents).use(htmlLines).use(componentTags).use(admonitions).use(headingLinks);
  markdown.renderer.rules['fence'] = (tokens, index) => {
    const token = tokens[index];
    return token ? codeBlockHtml(token.content, parseInfoString(token.info).lang) : '';
  };
  return markdown;
}

function codeBlockHtml(code: string, lang: string): string {
  const language = /^(no-?live)?$/i.test(lang) ? '' : lang;
  return `<pre class="pb-code" data-scrolls="Code"><code>${highlightToHtml(code, language)}</code></pre>\n`;
}

const MARKER = /^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\][ \t]*(?:\n|$)/i;

/** Turns a block quote that begins with `[!NOTE]`, `[!WARNING]` … into an `<aside class="pb-note">` with that title. */
function admonitions(markdown: Parser): void {
  markdown.core.ruler.after('block', 'admonitions', (state) => {
    const open: (string | null)[] = [];
    for (const [index, token] of state.tokens.entries()) {
      if (token.type === 'blockquote_open') {
        open.push(takeMarker(state.tokens[index + 2]));
        makeAside(token, open.at(-1) ?? null);
      } else if (token.type === 'blockquote_close') {
        token.tag = open.pop() ? 'aside' : token.tag;
      }
    }
  });
}

/** Replaces the marker in a quote's first paragraph by its title; returns the kind, or null if there is no marker. */
function takeMarker(paragraph: Token | undefined): string | null {
  const kind = paragraph?.type === 'inline' ? MARKER.exec(paragraph.content)?.[1] : undefined;
  if (!paragraph || !kind) {
    return null;
  }
  const title = kind.charAt(0).toUpperCase() + kind.slice(1).toLowerCase();
  paragraph.content = `<strong class="pb-note-title">${title}</strong>\n${paragraph.content.replace(MARKER, '')}`;
  return kind.toLowerCase();
}

function makeAside(token: Token, kind: string | null): void {
  if (kind) {
    token.tag = 'aside';
    token.attrSet('class', 'pb-note');
    token.attrSet('data-kind', kind);
  }
}

/**
 * Replaces CommonMark's indented code by ordinary Markdown: a part that begins four or more spaces deeper than what
 * is around it is read as if it began at the margin. Published pages indent lists and fences that deep.
 */
function deepIndents(markdown: Parser): void {
  markdown.block.ruler.at('code', (state, startLine, endLine, silent) => {
    const indent = state.sCount[startLine] ?? 0;
    if (silent || indent - state.blkIndent < 4) {
      return false;
    }
    let end = startLine + 1;
    while (end < endLine && (state.isEmpty(end) || (state.sCount[end] ?? 0) >= indent)) {
      end++;
    }
    const { blkIndent, lineMax, parentType } = state;
    Object.assign(state, { blkIndent: indent, lineMax: end });
    state.md.block.tokenize(state, startLine, end);
    Object.assign(state, { blkIndent, lineMax, parentType });
    return true;
  });
}

const CONTAINERS = 'article|aside|center|details|div|figure|footer|header|main|nav|section|br|hr|img';
const LONE_TAG = new RegExp(`^\\s*<(?:/(?:${CONTAINERS})\\s*|(?:${CONTAINERS})(?:\\s[^<>]*)?)>\\s*$`, 'i');

/**
 * Makes a container's tag that stands alone on its line a block of that one line, so that what it encloses is read as
 * Markdown without blank lines between. Other raw HTML follows CommonMark.
 */
function htmlLines(markdown: Parser): void {
  const { ruler } = markdown.block;
  const commonMark = ruler.getRules('').find((rule) => rule.name === 'html_block');
  if (!commonMark) {
    throw new Error('The Markdown parser has no rule for HTML blocks.');
  }
  ruler.at(
    'html_block',
    (state, startLine, endLine, silent) => {
      const line = state.getLines(startLine, startLine + 1, state.blkIndent, false);
      if (LONE_TAG.test(line)) {
        if (!silent) {
          const token = state.push('html_block', '', 0);
          token.content = `${line.trim()}\n`;
          token.map = [startLine, startLine + 1];
          state.line = startLine + 1;
        }
        return true;
      }
      return commonMark(state, startLine, endLine, silent);
    },
    { alt: ['paragraph', 'reference', 'blockquote'] }
  );
}

const DEEPEST_WITH_ANCHOR = 4;

/**
 * Renders a link to itself beside every heading that has an id. It stands outside of the heading, whose name would
 * otherwise end with the link's.
 */
function headingLinks(markdown: Parser): void {
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
