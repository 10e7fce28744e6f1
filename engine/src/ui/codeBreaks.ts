import type { Element, ElementContent } from 'hast';

import { mapNodes } from '../core/proseTree.ts';
import { WORD_START } from './wordStart.ts';

const PRE_OR_CODE = /<pre\b[\s\S]*?<\/pre>|<code\b[\s\S]*?<\/code>/g;

const TEXT = /(?<=>)[^<]+/g;

/** Code of this length stays on one line: a break costs more than the space that it saves. */
const SHORT = 16;

/** Longer parts are also broken after underscores and before capitals. */
const LONG = 16;

/** Parts that are shorter don't get a line of their own. */
const SHORTEST = 8;

/** No part is longer, so that every piece of code fits in a column of a table on a phone. */
const LONGEST = 20;

/** Pieces of text that is too long, without cutting entities. */
const PIECES = new RegExp(`(?:&#?\\w+;|[^]){1,${LONGEST}}`, 'g');

/** Before the parts of names and selectors, and after the separators of addresses and lists. */
const SEPARATED =
  /(?<=[A-Za-z\d][/:=,|]+)(?=[A-Za-z\d@&])|(?<=[A-Za-z\d])(?=--[A-Za-z\d])|(?<=[A-Za-z\d)\]])(?=\.[A-Za-z])/;

const UNDERSCORE = /(?<=[A-Za-z\d]_+)(?=[A-Za-z\d])/;

/** The last resort: it would tear the names of classes. */
const HYPHEN = /(?<=[A-Za-z\d]-)(?=[A-Za-z\d])/;

/**
 * Adds line break opportunities to inline code, in places where its words begin. The style sheet turns off all others:
 * browsers would break after any hyphen, even the first one, and never within a long name.
 */
export function withCodeBreaks(html: string): string {
  return html.replace(PRE_OR_CODE, (element) =>
    element.startsWith('<pre') ? element : element.replace(TEXT, (text) => partsOf(text).join('<wbr>'))
  );
}

/** Adds the same to the inline code of prose. */
export function codeWithBreaks(code: Element): Element {
  return mapNodes({ type: 'root', children: [code] }, (node) => {
    const parts = node.type === 'text' ? partsOf(node.value) : [];
    return parts.length < 2
      ? node
      : parts.flatMap((value, index): ElementContent[] => [
          ...(index === 0 ? [] : [{ type: 'element' as const, tagName: 'wbr', properties: {}, children: [] }]),
          { type: 'text', value }
        ]);
  }).children[0] as Element;
}

/** Length of a text as readers see it, with one character for each entity. */
const lengthOf = (text: string): number => text.replace(/&#?\w+;/g, '-').length;

function partsOf(text: string): string[] {
  return lengthOf(text) <= SHORT ? [text] : text.split(/(?<=\s)(?=\S)/).flatMap(partsOfWord);
}

function partsOfWord(word: string): string[] {
  if (lengthOf(word) <= SHORT) {
    return [word];
  }
  return joinShort(word.split(SEPARATED))
    .flatMap((part) => partsAt(part, UNDERSCORE, LONG))
    .flatMap((part) => partsAt(part, HYPHEN, LONGEST))
    .flatMap((part) => partsAt(part, WORD_START, LONG))
    .flatMap((part) => part.match(PIECES) ?? []);
}

const partsAt = (part: string, boundary: RegExp, limit: number): string[] =>
  lengthOf(part) > limit ? joinShort(part.split(boundary)) : [part];

/** Joins each part that is too short with the next one. */
function joinShort(parts: readonly string[]): string[] {
  const joined: string[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last !== undefined && last.length < SHORTEST && last.length + part.length <= LONGEST) {
      joined[joined.length - 1] = last + part;
    } else {
      joined.push(part);
    }
  }
  return joined;
}
