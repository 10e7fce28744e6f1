import MarkdownIt, { type MarkdownIt as Parser } from 'markdown-it';
import { highlightToHtml } from '../highlight.ts';
import { parseInfoString } from '../infoString.ts';
import { admonitions } from './admonitions.ts';
import { componentTags } from './componentTags.ts';
import { deepIndents } from './deepIndents.ts';
import { headingLinks } from './headingAnchors.ts';
import { htmlLines } from './htmlLines.ts';

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
