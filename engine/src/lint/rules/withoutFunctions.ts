const FUNCTION = /[\w-]*\(/g;

/**
 * Blanks the functions in the value of a style, such as an image's address, a mixture, or the fallback of a variable: what
 * is in them is no value of its own. Blanks keep all places.
 * @param keeps says whether a call, from its name to its parenthesis, stays
 */
export function withoutFunctions(value: string, keeps: (call: string) => boolean = () => false): string {
  const found = new RegExp(FUNCTION);
  let text = value;
  for (let match = found.exec(text); match; match = found.exec(text)) {
    const end = closingParenthesis(text, found.lastIndex);
    if (!keeps(text.slice(match.index, end))) {
      text = text.slice(0, match.index) + ' '.repeat(end - match.index) + text.slice(end);
    }
    found.lastIndex = end;
  }
  return text;
}

/** Returns the offset behind the parenthesis that closes one; that of the end if none does. */
function closingParenthesis(text: string, from: number): number {
  let depth = 1;
  let at = from;
  for (; depth > 0 && at < text.length; at++) {
    depth += text[at] === '(' ? 1 : text[at] === ')' ? -1 : 0;
  }
  return at;
}
