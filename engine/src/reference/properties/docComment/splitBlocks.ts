import { KNOWN_TAGS } from './knownTags.ts';
import { fencedLines } from './markdownCode.ts';

/** Text of a doc comment before its first block tag, or after a tag. */
export interface DocBlock {
  /** Without the at sign; null for the text before the first tag. */
  tag: string | null;
  /** Markdown. */
  text: string;
}

/** A word after an at sign, unless it goes on as the name of a package, an address, or a decorator. */
const TAG = /^\s*@([A-Za-z]\w*)(?![\w\-/@(]|\.\w)/;
/** A word after an at sign within a line. */
const INNER_TAG = /\s+@([A-Za-z]\w*)(?![\w\-/@(.])/g;
const SENTENCE_END = /[.!?)`]$/;
/** Tags with a value, which ends before the next tag. */
const VALUE_TAGS = ['default', 'defaultValue', 'defaultvalue'];

/**
 * Splits the text of a doc comment by its block tags: a tag begins a line outside of code. An unknown word after an
 * at sign is a tag only behind a known one, but not in an example, whose code may contain decorators.
 */
export function splitBlocks(comment: string): DocBlock[] {
  const blocks: DocBlock[] = [];
  let tag: string | null = null;
  let lines = comment.split('\n');
  for (;;) {
    const next = findTag(lines, tag);
    const own = next === null ? lines : [...lines.slice(0, next.line), next.before];
    blocks.push({ tag, text: own.join('\n').trim() });
    if (next === null) {
      return blocks;
    }
    tag = next.tag;
    lines = [next.after, ...lines.slice(next.line + 1)];
  }
}

interface TagPlace {
  tag: string;
  /** Index of the line. */
  line: number;
  before: string;
  after: string;
}

/** Finds the first block tag of the lines; `current` is the tag that they follow. */
function findTag(lines: readonly string[], current: string | null): TagPlace | null {
  const fences = fencedLines(lines.join('\n'));
  for (const [line, text] of lines.entries()) {
    const isCode = fences.some(([from, to]) => line >= from && line < to);
    const found = isCode ? null : tagOf(text, current, line === 0);
    if (found) {
      return { ...found, line };
    }
  }
  return null;
}

/** @param isSameLine whether the text follows `current` on its line */
function tagOf(text: string, current: string | null, isSameLine: boolean): Omit<TagPlace, 'line'> | null {
  const [whole, tag] = TAG.exec(text) ?? [];
  if (whole !== undefined && tag !== undefined) {
    const follows = isSameLine && current !== null;
    const acceptsUnknown = current !== null && current !== 'example' && !follows;
    const acceptsKnown = !follows || current !== 'example';
    return acceptsUnknown || (acceptsKnown && KNOWN_TAGS.has(tag))
      ? { tag, before: '', after: text.slice(whole.length) }
      : null;
  }
  const endsBefore = (before: string): boolean =>
    SENTENCE_END.test(before) || (isSameLine && VALUE_TAGS.includes(current ?? '') && !isWithinString(before));
  for (const { 0: inner, 1: late = '', index } of text.matchAll(INNER_TAG)) {
    const before = text.slice(0, index);
    if (KNOWN_TAGS.has(late) && endsBefore(before) && !isWithinCode(before)) {
      return { tag: late, before, after: text.slice(index + inner.length) };
    }
  }
  return null;
}

/** True if a string begins in the text and does not end there. */
function isWithinString(text: string): boolean {
  return ["'", '"'].some((quote) => text.split(quote).length % 2 === 0);
}

/** True if a code span begins in the text and does not end there. */
function isWithinCode(text: string): boolean {
  return (text.match(/`+/g) ?? []).length % 2 === 1;
}
