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
