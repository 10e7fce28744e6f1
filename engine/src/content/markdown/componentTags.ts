import type { MarkdownIt, StateBlock, StateInline, Token } from 'markdown-it';

import { escapeHtml } from '../../core/html.ts';
import { endOfFence } from './blockLines.ts';
import { tokenLines } from './tokenLines.ts';
import { type ComponentTag, findEndTag, readComponentTag, readStartTag } from './readComponentTag.ts';

/**
 * Turns the tags of components into tokens: `component` for one without content that stands by itself, on one line or
 * several; `component_inline` for one within text; and `component_open` and `component_close` around content, which is
 * Markdown. Where no end tag follows, the start tag is no component's.
 */
export function componentTags(markdown: MarkdownIt): void {
  markdown.block.ruler.before('html_block', 'component', takeBlock, { alt: ['paragraph'] });
  markdown.inline.ruler.before('html_inline', 'component_inline', takeInline);
  markdown.core.ruler.after('inline', 'component_lines', ({ tokens }) => noteLines(tokens));
  const { rules } = markdown.renderer;
  const inline = (tokens: readonly Token[], index: number): string => tagHtml(tokens[index], false);
  const start = (tokens: readonly Token[], index: number): string => tagHtml(tokens[index], true);
  Object.assign(rules, { component: inline, component_inline: inline, component_open: start });
  rules['component_close'] = (tokens, index) => `</${tokens[index]?.content ?? ''}>`;
}

/** What a token of a component's tag knows. */
interface TagMeta {
  isFlow: boolean;
  /** Line of the file. */
  line: number;
}

/** Tells the tags of components within text their lines, which the parser knows of blocks alone. */
function noteLines(tokens: readonly Token[]): void {
  for (const { token, line: start } of tokenLines(tokens)) {
    let line = start;
    for (const child of token.children ?? []) {
      if (child.type === 'component_inline' || child.type === 'component_open') {
        child.meta = { isFlow: false, line } satisfies TagMeta;
      }
      line += child.type === 'softbreak' || child.type === 'hardbreak' ? 1 : child.content.split('\n').length - 1;
    }
  }
}

function takeBlock(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  const start = (state.bMarks[startLine] ?? 0) + (state.tShift[startLine] ?? 0);
  const found = readStartTag(state.src, start);
  if (found === null) {
    return false;
  }
  const empty = readComponentTag(state.src, start);
  if (empty !== null) {
    return (state.level === 0 || isInComponent(state)) && takeEmpty(state, startLine, { ...empty, start }, silent);
  }
  const { name } = found.tag;
  const firstLine = lineAt(state, startLine, found.end);
  const end = endTagOf(state, name, found.end, firstLine, endLine);
  if (end === null || (silent && end.line === firstLine)) {
    return false;
  }
  if (!silent) {
    const open = state.push('component_open', '', 1);
    open.content = state.src.slice(start, found.end);
    open.map = [startLine, end.line + 1];
    open.meta = { isFlow: true, line: startLine + 1 } satisfies TagMeta;
    if (end.line === firstLine) {
      const text = state.push('inline', '', 0);
      text.content = state.src.slice(found.end, end.start).trim();
      text.map = [startLine, end.line + 1];
      text.children = [];
    } else {
      takeContent(state, firstLine + 1, end.line);
    }
    state.push('component_close', '', -1).content = name;
  }
  state.line = end.line + 1;
  return true;
}

/** The value of `parentType` within a component, beside those of markdown-it. */
const IN_COMPONENT = 'component' as StateBlock['parentType'];

function isInComponent({ parentType }: StateBlock): boolean {
  return parentType === IN_COMPONENT;
}

function takeEmpty(
  state: StateBlock,
  startLine: number,
  { start, end }: { start: number; end: number },
  silent: boolean
): boolean {
  if (restOfLine(state.src, end).trim() !== '') {
    return false;
  }
  if (!silent) {
    const token = state.push('component', '', 0);
    token.content = state.src.slice(start, end);
    state.line = startLine + token.content.split('\n').length;
    token.map = [startLine, state.line];
    token.meta = { isFlow: true, line: startLine + 1 } satisfies TagMeta;
  }
  return true;
}

/** Reads the lines between the tags of a component as Markdown, whose margin is that of its first line. */
function takeContent(state: StateBlock, startLine: number, endLine: number): void {
  const { blkIndent, lineMax, parentType } = state;
  const indents = Array.from({ length: endLine - startLine }, (_, index) => startLine + index)
    .filter((line) => !state.isEmpty(line))
    .map((line) => state.sCount[line] ?? 0);
  Object.assign(state, { blkIndent: Math.min(...indents, Infinity), lineMax: endLine, parentType: IN_COMPONENT });
  if (indents.length > 0) {
    state.md.block.tokenize(state, startLine, endLine);
  }
  Object.assign(state, { blkIndent, lineMax, parentType });
}

/**
 * Finds the end tag of a component that stands by itself: it ends the line of the start tag, which has nothing else, or it
 * has a line of its own, outside of code.
 */
function endTagOf(
  state: StateBlock,
  name: string,
  from: number,
  firstLine: number,
  endLine: number
): { start: number; line: number } | null {
  const text = state.src.slice(0, state.eMarks[endLine - 1]);
  if (restOfLine(text, from).trim() !== '') {
    const end = findEndTag(text, name, from);
    const isAlone = end !== null && restOfLine(text, end.end).trim() === '';
    return isAlone && lineAt(state, firstLine, end.start) === firstLine ? { start: end.start, line: firstLine } : null;
  }
  let depth = 1;
  for (let line = firstLine + 1; line < endLine; line++) {
    const start = (state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0);
    const content = text.slice(start, state.eMarks[line]);
    const afterCode = endOfFence(state, line, endLine);
    if (afterCode !== null) {
      line = afterCode - 1;
      continue;
    }
    const opened = content.startsWith('<') ? readStartTag(text, start) : null;
    if (opened?.tag.name === name && !opened.isSelfClosing && !content.includes(`</${name}>`)) {
      depth++;
    } else if (content.trim() === `</${name}>`) {
      depth--;
    }
    if (depth === 0) {
      return { start, line };
    }
  }
  return null;
}

/** The line that an offset of the text belongs to. @param from a line at or before it */
function lineAt(state: StateBlock, from: number, offset: number): number {
  let line = from;
  while (line + 1 < state.lineMax && (state.bMarks[line + 1] ?? Infinity) <= offset) {
    line++;
  }
  return line;
}

function takeInline(state: StateInline, silent: boolean): boolean {
  const empty = readComponentTag(state.src, state.pos);
  if (empty !== null) {
    if (!silent) {
      state.push('component_inline', '', 0).content = state.src.slice(state.pos, empty.end);
    }
    state.pos = empty.end;
    return true;
  }
  const found = readStartTag(state.src, state.pos);
  const end = found === null ? null : findEndTag(state.src, found.tag.name, found.end);
  if (found === null || end === null || end.end > state.posMax) {
    return false;
  }
  if (!silent) {
    const { posMax } = state;
    state.push('component_open', '', 1).content = state.src.slice(state.pos, found.end);
    Object.assign(state, { pos: found.end, posMax: end.start });
    state.md.inline.tokenize(state);
    state.push('component_close', '', -1).content = found.tag.name;
    state.posMax = posMax;
  }
  state.pos = end.end;
  return true;
}

function restOfLine(text: string, from: number): string {
  const end = text.indexOf('\n', from);
  return text.slice(from, end === -1 ? text.length : end);
}

/** Reads the text of a token of a component. */
export function parseComponentTag(text: string): ComponentTag {
  return readStartTag(text, 0)?.tag ?? { name: '', attributes: {} };
}

function tagHtml(token: Token | undefined, hasContent: boolean): string {
  const meta = token?.meta as TagMeta | null | undefined;
  return componentHtml(parseComponentTag(token?.content ?? ''), { isFlow: false, ...meta, hasContent });
}

/** What the canonical form of a tag says besides its attributes. */
interface WrittenTag extends Partial<TagMeta> {
  hasContent?: boolean;
}

/** Attribute with the line of a tag, which no author can write. */
export const LINE = ':line';
/** Attribute of the tag of a component that stands by itself. */
export const FLOW = ':flow';

/** Writes a tag in the one form that is found again in rendered prose (`inlineComponents.ts`). */
export function componentHtml({ name, attributes }: ComponentTag, written: WrittenTag = {}): string {
  const { isFlow = false, line, hasContent = false } = written;
  const own = Object.entries(attributes).map(([key, value]) =>
    value === true ? ` ${key}` : ` ${key}="${escapeHtml(value)}"`
  );
  const place = (line === undefined ? '' : ` ${LINE}="${line}"`) + (isFlow ? ` ${FLOW}` : '');
  return `<${name}${own.join('')}${place}${hasContent ? '>' : ' />'}`;
}
