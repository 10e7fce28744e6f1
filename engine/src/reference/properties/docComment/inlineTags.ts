import { fencedLines } from './markdownCode.ts';

/** A run of backticks, or an inline tag, with the text of a link in JSDoc's form before it: `[text]{@link Target}`. */
const PART = /(`+)|(?:\[([^\][\n]*)\])?\{@(\w+)\s*([^{}]*)\}/g;
const ADDRESS = /^(?:https?:|mailto:)/i;

/**
 * Replaces the inline tags of a doc comment by Markdown: links to addresses become links, names of symbols become code.
 * Inline tags in code stay as they are. `{@inheritDoc}` and `{@label}` are for tools and have no text.
 */
export function replaceInlineTags(text: string): string {
  if (!text.includes('{@')) {
    return text;
  }
  const lines = text.split('\n');
  let result = '';
  let next = 0;
  for (const [from, to] of fencedLines(text)) {
    result += replaceInProse(joined(lines, next, from)) + joined(lines, from, to);
    next = to;
  }
  return (result + replaceInProse(joined(lines, next, lines.length))).replace(/\n$/, '');
}

/** Joins lines; each ends with a line break. */
function joined(lines: readonly string[], from: number, to: number): string {
  return lines
    .slice(from, to)
    .map((line) => `${line}\n`)
    .join('');
}

function replaceInProse(text: string): string {
  let result = '';
  let next = 0;
  PART.lastIndex = 0;
  for (let match = PART.exec(text); match; match = PART.exec(text)) {
    const [whole, ticks, label, tag = '', content = ''] = match;
    const end = ticks === undefined ? match.index + whole.length : endOfCode(text, match.index, ticks);
    const own = ticks === undefined ? inlineTag(tag, content, label) : null;
    result += text.slice(next, match.index) + (own ?? text.slice(match.index, end));
    next = end;
    PART.lastIndex = end;
  }
  return result + text.slice(next);
}

/** Returns the end of a code span; the end of its backticks if there are no others of the same number. */
function endOfCode(text: string, start: number, ticks: string): number {
  const from = start + ticks.length;
  const closing = new RegExp(`(?<!\`)${ticks}(?!\`)`).exec(text.slice(from));
  return from + (closing ? closing.index + ticks.length : 0);
}

/** Returns Markdown for an inline tag; null for an unknown one. */
function inlineTag(tag: string, content: string, label: string | undefined): string | null {
  switch (tag.toLowerCase()) {
    case 'link':
    case 'linkplain':
      return link(content, label, false);
    case 'linkcode':
      return link(content, label, true);
    case 'inheritdoc':
    case 'label':
      return '';
    default:
      return null;
  }
}

/** @param content `Target`, `Target text`, or `Target | text` */
function link(content: string, label: string | undefined, isCode: boolean): string {
  const [, target = '', written = ''] = /^\s*([^\s|]*)\s*\|?\s*([\s\S]*?)\s*$/.exec(content) ?? [];
  const text = (label ?? written).replace(/\s+/g, ' ');
  if (!ADDRESS.test(target)) {
    return text === '' || isCode ? codeSpan(text || target) : text;
  }
  if (text === '' && !isCode) {
    return `<${target}>`;
  }
  return `[${isCode ? codeSpan(text || target) : text.replace(/[[\]]/g, String.raw`\$&`)}](<${target}>)`;
}

function codeSpan(text: string): string {
  return text === '' ? '' : `\`${text.replaceAll('`', '')}\``;
}
