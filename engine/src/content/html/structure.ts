import { isHtml, isVoid, mayStayOpen } from './elements.ts';
import { type Element, elementsOf, type Fragment, type Markup, type RawTag } from './parseMarkup.ts';

/** A difference between HTML as it is written and the elements that browsers make of it. */
export interface StructureFault {
  kind: 'unclosed' | 'stray' | 'misplaced' | 'unfinished';
  /** What is written, such as `<div>`, `</div>` or `<!--`. */
  tag: string;
  /** Offset in the HTML. */
  offset: number;
}

/** Finds the tags that are not closed, close nothing, or have no place, and what never ends. */
export function findStructureFaults(markup: Markup): StructureFault[] {
  const { made, closing, moved } = readTree(markup.tree);
  const faults = markup.tags.flatMap((tag) => {
    if (tag.isEnd) {
      return closing.has(tag.start) || isVoid(tag.name) ? [] : [fault('stray', tag)];
    }
    const element = made.get(tag.start);
    if (element === undefined || moved.has(tag.start)) {
      return [fault('misplaced', tag)];
    }
    const isClosed = isHtml(element) ? mayStayOpen(element.tagName) : tag.isSelfClosing;
    return isClosed || element.sourceCodeLocation?.endTag ? [] : [fault('unclosed', tag)];
  });
  return [...faults, ...unfinished(markup)].toSorted((a, b) => a.offset - b.offset);
}

interface TreeTags {
  /** Elements by the offset of their start tag; the first one where misnested tags make several. */
  made: Map<number, Element>;
  /** Offsets of end tags that close an element. */
  closing: Set<number>;
  /** Offsets of start tags whose element is not where they are, such as what is in a table outside of its cells. */
  moved: Set<number>;
}

function readTree(tree: Fragment): TreeTags {
  const made = new Map<number, Element>();
  const closing = new Set<number>();
  for (const element of elementsOf(tree)) {
    const { startTag, endTag } = element.sourceCodeLocation ?? {};
    if (endTag) {
      closing.add(endTag.startOffset);
    }
    if (startTag && !made.has(startTag.startOffset)) {
      made.set(startTag.startOffset, element);
    }
  }
  const moved = new Set<number>();
  let following = Infinity;
  for (const offset of [...made.keys()].reverse()) {
    if (offset > following) {
      moved.add(offset);
    }
    following = Math.min(following, offset);
  }
  return { made, closing, moved };
}

function fault(kind: StructureFault['kind'], { written, isEnd, start }: RawTag): StructureFault {
  return { kind, tag: `<${isEnd ? '/' : ''}${written}>`, offset: start };
}

function unfinished({ html, tags, openComment, errors }: Markup): StructureFault[] {
  if (openComment !== null) {
    return [unfinishedAt(html, openComment)];
  }
  if (errors.includes('eof-in-tag') || errors.includes('eof-before-tag-name')) {
    return [unfinishedAt(html, openTag(html, tags.at(-1)?.end ?? 0))];
  }
  if (errors.includes('eof-in-cdata')) {
    return [unfinishedAt(html, html.lastIndexOf('<![CDATA['))];
  }
  return [];
}

const OPENING = /^<(?:!--|!\[CDATA\[|[!?]|\/?[^\s/>]*)/;

function unfinishedAt(html: string, offset: number): StructureFault {
  const tag = OPENING.exec(html.slice(offset))?.[0] ?? '<';
  return { kind: 'unfinished', tag, offset };
}

/** Offset of the tag that never ends: the first that begins after the last whole one. */
function openTag(html: string, from: number): number {
  for (let offset = html.indexOf('<', from); offset !== -1; offset = html.indexOf('<', offset + 1)) {
    if (/^<\/?(?:[a-z]|$)/i.test(html.slice(offset, offset + 3))) {
      return offset;
    }
  }
  return from;
}

const MEANING: Record<StructureFault['kind'], string> = {
  unclosed: 'is not closed',
  stray: 'closes nothing',
  misplaced: 'has no place here',
  unfinished: 'never ends'
};

const HINTS: Record<StructureFault['kind'], string> = {
  unclosed: 'Close it with an end tag; "/>" closes no HTML element.',
  stray: 'Remove it, or open the element before it.',
  misplaced: 'Put it where HTML allows it, such as a cell within a row of a table.',
  unfinished: 'Close it.'
};

/** Says what is wrong, and what to do. */
export function describeFault({ kind, tag }: StructureFault): { message: string; hint: string } {
  return { message: `${tag} ${MEANING[kind]}`, hint: HINTS[kind] };
}
