import MarkdownIt, { type MarkdownIt as Parser, type Token } from 'markdown-it';
import definitionLists from 'markdown-it-deflist';
import superscripts from 'markdown-it-sup';

import { codeAddress } from '../code/codeAddress.ts';
import { readCodeOptions } from '../code/codeOptions.ts';
import { parseInfoString } from '../infoString.ts';
import { callouts } from './callouts.ts';
import { codeBlockHtml } from './codeBlock.ts';
import { codeGroups } from './codeGroups.ts';
import { componentTags } from './componentTags.ts';
import { headingLink, escapeHtml } from '../../core/html.ts';
import { readTags } from '../html/parseMarkup.ts';
import { embed, keepsCode, type RenderEnvironment } from '../tree/embedded.ts';
import { containers } from './containers.ts';
import { footnotes } from './footnotes.ts';
import { headingIds } from './headingIds.ts';
import { imageSizes } from './imageSizes.ts';
import { fenceKinds } from './liveFence.ts';
import { lineOf, plainText } from './nodes.ts';
import { rawTags } from './rawTags.ts';
import { subscripts } from './subscripts.ts';
import { taskLists } from './taskLists.ts';

/**
 * The Markdown dialect: CommonMark with GFM tables, strikethrough, task lists, footnotes, bare web addresses and
 * `> [!NOTE]` callouts; containers, definition lists, sub- and superscripts, and sizes of images.
 * Raw HTML passes through, component tags become tokens of their own, and four leading spaces do not make code:
 * the published pages indent prose and fences as deep as they like.
 * @param extensions plugins of a site, which come last
 */
export function createMarkdownParser(extensions: readonly ((parser: Parser) => void)[] = []): Parser {
  const markdown = MarkdownIt({ html: true, linkify: true });
  markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: true, fuzzyIP: false });
  markdown.linkify.add('www.', {
    validate: (text, at) => WWW.exec(text.slice(at))?.[0].length ?? 0,
    normalize: withScheme
  });
  const isSafe = markdown.validateLink.bind(markdown);
  markdown.validateLink = (address) => /^data:image\//i.test(address) || (isSafe(address) && !VERSIONED.test(address));
  markdown.use(deepIndents).use(htmlLines).use(componentTags).use(rawTags).use(callouts);
  markdown.use(headingIds).use(headingLinks);
  markdown.use(footnotes).use(taskLists).use(definitionLists).use(subscripts).use(superscripts).use(imageSizes);
  markdown.use(containers).use(fenceKinds);
  const grouped = new WeakSet<Token>();
  codeGroups(markdown, (token, label, environment) => {
    grouped.add(token);
    return fenceHtml(token, label, environment);
  });
  markdown.renderer.rules['fence'] = (tokens, index, _, environment) => {
    const token = tokens[index];
    if (token === undefined || grouped.has(token)) {
      return '';
    }
    return keepsCode(environment) && codeAddress(parseInfoString(token.info)) === null
      ? embed(environment, { kind: 'fence', info: token.info, code: token.content, line: lineOf(token) })
      : fenceHtml(token, null, environment);
  };
  extensions.forEach((extend) => extend(markdown));
  return markdown;
}

/** What looks like a mail address, but is a package with its version. */
const VERSIONED = /^mailto:[^@]*@v?\d+(?:\.\d+)*$/;

/** What follows "www." in a bare address: marks at its end are those of the sentence. */
const WWW = /^[\w-]+(?:\.[\w-]+)+(?:[/?#][^\s<>"']*[^\s<>"'.,;:!?)])?/;

/** Bare addresses without a scheme lead to where GitHub leads. */
function withScheme(match: { url: string }): void {
  match.url = `http://${match.url}`;
}

/** @param tab name of the tab that shows the code; a title that is the same is left out */
function fenceHtml(token: Token, tab: string | null, environment: RenderEnvironment | undefined): string {
  const info = parseInfoString(token.info);
  const { options: written } = readCodeOptions(info);
  const options = { ...written, title: written.title === tab ? null : written.title };
  const address = codeAddress(info);
  return address === null
    ? codeBlockHtml(token.content, options)
    : embed(environment, { kind: 'fileCode', code: { ...address, options, line: lineOf(token) } });
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

const CONTAINERS = new Set(
  'article aside center details div figure footer header main nav section br hr img'.split(' ')
);

/** Whether a line is the tag of a container, and nothing else. */
function isLoneTag(line: string): boolean {
  const text = line.trim();
  const [tag] = text.startsWith('<') ? readTags(text) : [];
  return tag?.start === 0 && tag.end === text.length && CONTAINERS.has(tag.name);
}

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
      if (isLoneTag(line)) {
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
