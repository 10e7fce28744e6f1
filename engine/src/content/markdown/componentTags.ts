import type { MarkdownIt } from 'markdown-it';

import { escapeHtml } from '../../core/html.ts';
import { type ComponentTag, readComponentTag } from './readComponentTag.ts';

/**
 * Turns the tags of components into tokens: `component` for one that stands by itself, on one line or several, and
 * `component_inline` for one within text. Components have no content, so only `<Name … />` and `<Name …></Name>` count.
 */
export function componentTags(markdown: MarkdownIt): void {
  markdown.block.ruler.before(
    'html_block',
    'component',
    (state, startLine, _endLine, silent) => {
      const start = (state.bMarks[startLine] ?? 0) + (state.tShift[startLine] ?? 0);
      const found = state.level > 0 ? null : readComponentTag(state.src, start);
      if (found === null || restOfLine(state.src, found.end).trim() !== '') {
        return false;
      }
      if (!silent) {
        const token = state.push('component', '', 0);
        token.content = state.src.slice(start, found.end);
        state.line = startLine + token.content.split('\n').length;
        token.map = [startLine, state.line];
      }
      return true;
    },
    { alt: ['paragraph'] }
  );
  markdown.inline.ruler.before('html_inline', 'component_inline', (state, silent) => {
    const found = readComponentTag(state.src, state.pos);
    if (found === null) {
      return false;
    }
    if (!silent) {
      const token = state.push('component_inline', '', 0);
      token.content = state.src.slice(state.pos, found.end);
    }
    state.pos = found.end;
    return true;
  });
  markdown.renderer.rules['component_inline'] = (tokens, index) =>
    componentHtml(parseComponentTag(tokens[index]?.content ?? ''));
}

function restOfLine(text: string, from: number): string {
  const end = text.indexOf('\n', from);
  return text.slice(from, end === -1 ? text.length : end);
}

/** Reads the text of a token of a component. */
export function parseComponentTag(text: string): ComponentTag {
  return readComponentTag(text, 0)?.tag ?? { name: '', attributes: {} };
}

/** Writes a tag in the one form that is found again when the page is rendered (`content/componentTags.ts`). */
export function componentHtml({ name, attributes }: ComponentTag): string {
  const written = Object.entries(attributes).map(([key, value]) =>
    value === true ? ` ${key}` : ` ${key}="${escapeHtml(value)}"`
  );
  return `<${name}${written.join('')} />`;
}
