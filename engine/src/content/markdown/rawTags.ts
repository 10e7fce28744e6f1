import type { MarkdownIt, Token } from 'markdown-it';

import { escapeHtml } from '../../core/html.ts';
import { actsOnDocument, hidesMarkup, isDrawing } from '../html/documentElements.ts';
import {
  isCustomElementName,
  isElementName,
  isEmptyWithoutAttributes,
  isForeignElementName,
  isVoid,
  mayStayOpen
} from '../html/elements.ts';
import { type RawTag, readTags } from '../html/parseMarkup.ts';
import { componentHtml } from './componentTags.ts';
import { findEndTag, isComponentName, readComponentTag, readStartTag } from './readComponentTag.ts';
import { tokenLines } from './tokenLines.ts';

/** A tag of the raw HTML that readers see as text. */
export interface ShownTag {
  /** As written, such as `<T>`. */
  text: string;
  name: string;
  /** Why it can't be a tag of the page: no element has its name, it acts on the document, or nothing closes it. */
  reason: 'unknown' | 'document' | 'unclosed';
  /** Line of the file. */
  line: number;
}

/**
 * Shows the tags of raw HTML that can't be those of elements as the text that they are: type parameters such as
 * `List<T>`, placeholders such as `<URL>`, tags of components in the wrong place, and elements that would act on the
 * whole document. Each is noted in `meta` of its token, and reported (`tagProblems.ts`).
 */
export function rawTags(markdown: MarkdownIt): void {
  // After the last rule that joins neighboring texts, which would lose the notes.
  markdown.core.ruler.after('text_join', 'raw_tags', (state) => {
    const places = placesOf(state.tokens);
    const unclosed = unclosedTags(places);
    let drawing = 0;
    for (const place of places) {
      const edits: Edit[] = [];
      const ends = new Set<number>();
      for (const tag of place.tags) {
        const isKnown = isElementName(tag.name) || (drawing > 0 && isForeignElementName(tag.name));
        drawing = Math.max(0, drawing + drawingDepth(tag));
        const component = tag.isEnd ? null : componentAt(place, tag);
        const reason = isKnown ? reasonToShow(tag, drawing > 0, place, unclosed.has(tag)) : 'unknown';
        if ((edits.at(-1)?.end ?? 0) > tag.start) {
          // Within the tag of a component.
        } else if (component !== null) {
          edits.push({ start: tag.start, end: component.end, html: component.html, shown: null });
          ends.add(component.endTag ?? -1);
        } else if (ends.has(tag.start)) {
          // Closes a component.
        } else if (reason !== null) {
          edits.push({
            start: tag.start,
            end: endOf(tag, place),
            html: null,
            shown: shownTag(tag, reason, place)
          });
        }
      }
      applyEdits(place.token, edits);
    }
  });
}

/** Reads the tag of a component in raw HTML. @returns null if it is none, or has no end */
function componentAt(place: RawPlace, tag: RawTag): { html: string; end: number; endTag: number | null } | null {
  const { content } = place.token;
  const isFlow = place.scope === null;
  const line = place.line + breaksBefore(place.token, tag.start);
  const empty = readComponentTag(content, tag.start);
  if (empty !== null) {
    return { html: componentHtml(empty.tag, { isFlow, line }), end: empty.end, endTag: null };
  }
  const start = readStartTag(content, tag.start);
  const close = start === null ? null : findEndTag(content, start.tag.name, start.end);
  return start === null || close === null
    ? null
    : { html: componentHtml(start.tag, { isFlow, line, hasContent: true }), end: start.end, endTag: close.start };
}

/** Notes about a token of raw HTML. */
type Meta = Partial<Record<'shown', ShownTag[]>>;

/** Tags that were shown as text. */
export function shownTags(tokens: readonly Token[]): ShownTag[] {
  return tokens.flatMap((token) => [...((token.meta as Meta | null)?.shown ?? []), ...shownTags(token.children ?? [])]);
}

/** A token of raw HTML: a tag within text, or a block, which may have several. */
interface RawPlace {
  token: Token;
  tags: RawTag[];
  /** Line of the file that the token begins on. */
  line: number;
  /** Tags can close one another if they are in the same text, or in blocks. */
  scope: Token | null;
}

function placesOf(tokens: readonly Token[]): RawPlace[] {
  const places: RawPlace[] = [];
  for (const { token: block, line: start } of tokenLines(tokens)) {
    let line = start;
    for (const token of block.children ?? [block]) {
      if (token.type === 'html_inline' || token.type === 'html_block') {
        const scope = token === block ? null : block;
        places.push({ token, tags: readTags(token.content), line, scope });
      }
      const isBreak = token.type === 'softbreak' || token.type === 'hardbreak';
      line += isBreak ? 1 : block.children ? token.content.split('\n').length - 1 : 0;
    }
  }
  return places;
}

/** Start tags that no end tag closes, in the same text or block. */
function unclosedTags(places: readonly RawPlace[]): ReadonlySet<RawTag> {
  const unclosed = new Set<RawTag>();
  for (const scope of new Set(places.map((place) => place.scope))) {
    const open: RawTag[] = [];
    for (const tag of places.filter((place) => place.scope === scope).flatMap(({ tags }) => tags)) {
      if (!tag.isEnd && !isVoid(tag.name) && !(tag.isSelfClosing && isForeignElementName(tag.name))) {
        open.push(tag);
      } else if (tag.isEnd) {
        const index = open.findLastIndex(({ name }) => name === tag.name);
        open.splice(index === -1 ? open.length : index, 1);
      }
    }
    open.forEach((tag) => unclosed.add(tag));
  }
  return unclosed;
}

function drawingDepth({ name, isEnd, isSelfClosing }: RawTag): number {
  return isDrawing(name) && !isSelfClosing ? (isEnd ? -1 : 1) : 0;
}

/** Null for a tag that stays. */
function reasonToShow(
  tag: RawTag,
  isInDrawing: boolean,
  { scope }: RawPlace,
  isUnclosed: boolean
): ShownTag['reason'] | null {
  const { name, written, attributes, isEnd } = tag;
  if (isComponentName(written)) {
    return 'unknown';
  }
  if (actsOnDocument(tag, isInDrawing)) {
    return 'document';
  }
  if (isEnd || attributes.length > 0) {
    return null;
  }
  if (isCustomElementName(name)) {
    return isUnclosed ? 'unknown' : null;
  }
  // What has no attribute and nothing closes is a type parameter, `Page<P>`, or a placeholder, `cd <dir>`.
  const needsEnd = written !== name ? !isVoid(name) : !mayStayOpen(name);
  return isEmptyWithoutAttributes(name) || (isUnclosed && scope !== null && needsEnd) ? 'unclosed' : null;
}

/** A range of raw HTML that is replaced: the tag of a component, or one that is shown as text. */
type Edit = { start: number; end: number } & ({ html: string; shown: null } | { html: null; shown: ShownTag });

/** The end of what becomes text with a tag: for elements whose content is text, all up to the next tag. */
function endOf(tag: RawTag, { token, tags }: RawPlace): number {
  return hidesMarkup(tag) ? (tags.find(({ start }) => start > tag.start)?.start ?? token.content.length) : tag.end;
}

function shownTag(
  { start, end, written: name }: RawTag,
  reason: ShownTag['reason'],
  { token, line }: RawPlace
): ShownTag {
  return { text: token.content.slice(start, end), name, reason, line: line + breaksBefore(token, start) };
}

function breaksBefore({ content }: Token, offset: number): number {
  return content.slice(0, offset).split('\n').length - 1;
}

function applyEdits(token: Token, edits: readonly Edit[]): void {
  if (edits.length === 0) {
    return;
  }
  const meta: Meta = { shown: edits.flatMap(({ shown }) => shown ?? []) };
  if (token.type === 'html_block') {
    let at = 0;
    let result = '';
    for (const { start, end, html } of edits) {
      result += token.content.slice(at, start) + (html ?? escapeHtml(token.content.slice(start, end)));
      at = end;
    }
    token.content = result + token.content.slice(at);
  } else {
    token.type = 'text';
  }
  token.meta = meta;
}
