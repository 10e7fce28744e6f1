/** A `var()` of a value. */
export interface Reference {
  name: string;
  /** What stands after the comma; null without one. */
  fallback: ValuePart[] | null;
}

/** Text, or a reference in its place. */
export type ValuePart = string | Reference;

const REFERENCE = /(?<![\w-])var\(|"(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*'|url\((?!\s*["'])[^)]*\)/gi;

/** Takes a value apart at its `var()`s; those in strings and addresses are text. */
export function readReferences(value: string): ValuePart[] {
  const parts: ValuePart[] = [];
  let done = 0;
  const pattern = new RegExp(REFERENCE);
  for (let match = pattern.exec(value); match; match = pattern.exec(value)) {
    if (!/^var\($/i.test(match[0])) {
      continue;
    }
    const open = match.index + match[0].length - 1;
    const close = closingBracket(value, open);
    parts.push(value.slice(done, match.index), readReference(value.slice(open + 1, close)));
    done = close + 1;
    pattern.lastIndex = done;
  }
  return [...parts, value.slice(done)].filter((part) => part !== '');
}

function readReference(inner: string): Reference {
  const [name = ''] = splitOutside(inner, ',');
  const comma = inner.indexOf(',');
  return { name, fallback: comma === -1 ? null : readReferences(inner.slice(comma + 1).trim()) };
}

/** Names of all properties that a value refers to, fallbacks included. */
export function referencedNames(parts: readonly ValuePart[]): string[] {
  return parts.flatMap((part) =>
    typeof part === 'string' ? [] : [part.name, ...(part.fallback ? referencedNames(part.fallback) : [])]
  );
}

/** A value as people read it: names without `var()` around them, as far as they have no fallback. */
export function displayParts(parts: readonly ValuePart[]): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') {
        return part;
      }
      return part.fallback === null ? part.name : `var(${part.name}, ${displayParts(part.fallback)})`;
    })
    .join('');
}

const OPENING = '([{';
const CLOSING = ')]}';

/** Position after the character at `at`, or after the whole string or escape that begins there. */
function afterUnit(text: string, at: number): number {
  const character = text[at];
  if (character === '\\') {
    return at + 2;
  }
  if (character !== '"' && character !== "'") {
    return at + 1;
  }
  let end = at + 1;
  while (end < text.length && text[end] !== character) {
    end += text[end] === '\\' ? 2 : 1;
  }
  return end + 1;
}

/** Calls back with the position of each character of CSS outside strings, escapes and brackets. */
function eachOutside(text: string, visit: (at: number) => void): void {
  let depth = 0;
  for (let at = 0; at < text.length; at = afterUnit(text, at)) {
    const character = text[at] ?? '';
    if (CLOSING.includes(character)) {
      depth = Math.max(0, depth - 1);
    } else if (depth === 0 && character !== '"' && character !== "'") {
      visit(at);
    }
    if (OPENING.includes(character)) {
      depth++;
    }
  }
}

/** Splits CSS text at a character, where it stands outside strings and brackets; the parts are trimmed. */
export function splitOutside(text: string, separator: string): string[] {
  const parts: string[] = [];
  let start = 0;
  eachOutside(text, (at) => {
    if (text[at] === separator) {
      parts.push(text.slice(start, at));
      start = at + 1;
    }
  });
  return [...parts, text.slice(start)].map((part) => part.trim());
}

/** Splits CSS text before each position outside strings and brackets that a test picks. */
export function splitBefore(text: string, isStart: (at: number) => boolean): string[] {
  const starts: number[] = [0];
  eachOutside(text, (at) => {
    if (at > 0 && isStart(at)) {
      starts.push(at);
    }
  });
  return starts.map((start, index) => text.slice(start, starts[index + 1]));
}

/** Position of the bracket that closes the one at `open`; the text's length when none does. */
export function closingBracket(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at = afterUnit(text, at)) {
    const character = text[at] ?? '';
    if (OPENING.includes(character)) {
      depth++;
    } else if (CLOSING.includes(character) && --depth === 0) {
      return at;
    }
  }
  return text.length;
}
