/** A `var()` reference in a value. */
export interface Reference {
  name: string;
  /** Fallback after the comma; null if there is none. */
  fallback: ValuePart[] | null;
}

/** Literal text or a reference. */
export type ValuePart = string | Reference;

const REFERENCE = /(?<![\w-])var\(|"(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*'|url\((?!\s*["'])[^)]*\)/gi;

/** Parses a value into text and `var()` references. `var()` in strings and `url()` is text. */
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
  const [name = ''] = splitTopLevel(inner, ',');
  const comma = inner.indexOf(',');
  return { name, fallback: comma === -1 ? null : readReferences(inner.slice(comma + 1).trim()) };
}

/** Returns the names of all referenced properties, including those in fallbacks. */
export function referencedNames(parts: readonly ValuePart[]): string[] {
  return parts.flatMap((part) =>
    typeof part === 'string' ? [] : [part.name, ...(part.fallback ? referencedNames(part.fallback) : [])]
  );
}

/** Formats a value for display: a reference without a fallback is shown as its name, without `var()`. */
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

/** Returns the position after the character at `at`, or after the string or escape that starts there. */
function skipToken(text: string, at: number): number {
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

/** Visits each character of CSS text outside of strings, escapes and brackets. */
function forEachTopLevel(text: string, visit: (at: number) => void): void {
  let depth = 0;
  for (let at = 0; at < text.length; at = skipToken(text, at)) {
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

/** Splits CSS text at a separator outside of strings and brackets. Parts are trimmed. */
export function splitTopLevel(text: string, separator: string): string[] {
  const parts: string[] = [];
  let start = 0;
  forEachTopLevel(text, (at) => {
    if (text[at] === separator) {
      parts.push(text.slice(start, at));
      start = at + 1;
    }
  });
  return [...parts, text.slice(start)].map((part) => part.trim());
}

/** Splits CSS text before each top-level position that matches a predicate. */
export function splitBefore(text: string, isStart: (at: number) => boolean): string[] {
  const starts: number[] = [0];
  forEachTopLevel(text, (at) => {
    if (at > 0 && isStart(at)) {
      starts.push(at);
    }
  });
  return starts.map((start, index) => text.slice(start, starts[index + 1]));
}

/** Returns the position of the bracket that closes the one at `open`; the length of the text if there is none. */
export function closingBracket(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at = skipToken(text, at)) {
    const character = text[at] ?? '';
    if (OPENING.includes(character)) {
      depth++;
    } else if (CLOSING.includes(character) && --depth === 0) {
      return at;
    }
  }
  return text.length;
}
