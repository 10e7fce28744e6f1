import { isElementName } from '../html/elements.ts';

export interface ComponentTag {
  name: string;
  /** Texts as they are, bare names and `{true}` as true, other expressions as their source in braces. */
  attributes: Record<string, string | true>;
}

const NAME = /[A-Z]\w*(?:\.\w+)*/y;
const ATTRIBUTE = /[\w:-]+/y;
const SPACE = /\s*/y;
const QUOTED = /"([^"]*)"|'([^']*)'/y;

/** Whether a tag of this name is that of a component: it begins with a capital, and is no HTML element in capitals. */
export function isComponentName(name: string): boolean {
  return /^[A-Z]/.test(name) && !(name === name.toUpperCase() && isElementName(name.toLowerCase()));
}

/** The tag of a component in a text. */
interface FoundTag {
  tag: ComponentTag;
  /** Offset after the tag. */
  end: number;
}

/**
 * Reads the tag of a component without content at a position of a text: a self-closing or empty element whose name begins
 * with a capital, and whose attributes are written as in JSX. Null if there is none.
 */
export function readComponentTag(text: string, start: number): FoundTag | null {
  const found = readStartTag(text, start);
  if (found === null || found.isSelfClosing) {
    return found;
  }
  const reader = createReader(text, found.end);
  reader.take(SPACE);
  return reader.takeText(`</${found.tag.name}>`) ? { tag: found.tag, end: reader.position() } : null;
}

/** Reads the start tag of a component at a position of a text. Null if there is none. */
export function readStartTag(text: string, start: number): (FoundTag & { isSelfClosing: boolean }) | null {
  if (text.charAt(start) !== '<') {
    return null;
  }
  const reader = createReader(text, start + 1);
  const name = reader.take(NAME)?.[0];
  if (name === undefined || !isComponentName(name)) {
    return null;
  }
  const attributes: Record<string, string | true> = {};
  for (;;) {
    const spaced = reader.take(SPACE)?.[0] !== '';
    const isSelfClosing = reader.takeText('/>');
    if (isSelfClosing || reader.takeText('>')) {
      return { tag: { name, attributes }, end: reader.position(), isSelfClosing };
    }
    const attribute = spaced ? reader.take(ATTRIBUTE)?.[0] : undefined;
    if (attribute === undefined) {
      return null;
    }
    const value = reader.takeText('=', true) ? readValue(reader) : true;
    if (value === undefined) {
      return null;
    }
    if (value !== null) {
      attributes[attribute] = value;
    }
  }
}

/** Undefined for what is no value; null for the expression `false`, which sets no attribute. */
function readValue(reader: Reader): string | true | null | undefined {
  reader.take(SPACE);
  const quoted = reader.take(QUOTED);
  if (quoted) {
    return quoted[1] ?? quoted[2] ?? '';
  }
  const expression = reader.takeBraces()?.trim();
  if (expression === 'true' || expression === 'false') {
    return expression === 'true' ? true : null;
  }
  return expression === undefined ? undefined : (/^(['"])([^'"]*)\1$/.exec(expression)?.[2] ?? `{${expression}}`);
}

/**
 * Finds the end tag of a component whose start tag ends at a position, with regard to components of the same name in it.
 * @returns offsets of the end tag; null if there is none
 */
export function findEndTag(text: string, name: string, from: number): { start: number; end: number } | null {
  const pattern = new RegExp(`<(/?)${name.replaceAll('.', '\\.')}(?![\\w.])`, 'g');
  pattern.lastIndex = from;
  let depth = 1;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    if (match[1] === '') {
      const nested = readStartTag(text, match.index);
      depth += nested !== null && !nested.isSelfClosing ? 1 : 0;
      pattern.lastIndex = nested?.end ?? pattern.lastIndex;
      continue;
    }
    depth--;
    if (depth === 0) {
      const close = text.indexOf('>', match.index);
      return close === -1 || text.slice(pattern.lastIndex, close).trim() !== ''
        ? null
        : { start: match.index, end: close + 1 };
    }
  }
  return null;
}

interface Reader {
  position: () => number;
  /** Takes what a sticky pattern matches; null if it doesn't match here. */
  take: (pattern: RegExp) => RegExpExecArray | null;
  /** @param afterSpace whether spaces may come before the text */
  takeText: (wanted: string, afterSpace?: boolean) => boolean;
  /** Takes an expression in braces, and returns what is between them. */
  takeBraces: () => string | undefined;
}

function createReader(text: string, start: number): Reader {
  let at = start;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    at += match?.[0].length ?? 0;
    return match;
  };
  return {
    position: () => at,
    take,
    takeText(wanted, afterSpace = false) {
      const before = at;
      if (afterSpace) {
        take(SPACE);
      }
      if (text.startsWith(wanted, at)) {
        at += wanted.length;
        return true;
      }
      at = before;
      return false;
    },
    takeBraces() {
      const end = closingBrace(text, at);
      if (end === null) {
        return undefined;
      }
      const expression = text.slice(at + 1, end);
      at = end + 1;
      return expression;
    }
  };
}

/** Position of the brace that closes the one at a position; braces in texts don't count. */
function closingBrace(text: string, open: number): number | null {
  if (text.charAt(open) !== '{') {
    return null;
  }
  let depth = 0;
  let quote = '';
  for (let at = open; at < text.length; at++) {
    const character = text.charAt(at);
    if (quote !== '') {
      quote = character === quote ? '' : quote;
      at += character === '\\' ? 1 : 0;
    } else if ('"\'`'.includes(character)) {
      quote = character;
    } else if (character === '{' || character === '}') {
      depth += character === '{' ? 1 : -1;
      if (depth === 0) {
        return at;
      }
    }
  }
  return null;
}
