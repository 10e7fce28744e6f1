/** A part of a style sheet: a declaration, or a rule with its block. Comments are spaces. */
export interface CssPart {
  /** A declaration, or what is before the block of a rule. */
  text: string;
  /** Its first line, counted from 1. */
  line: number;
  /** The block of a rule; null for declarations. */
  block: { text: string; line: number } | null;
}

/** Comments, escapes, strings, and everything that opens or ends something. */
const TOKEN =
  /\/\*[\s\S]*?(?:\*\/|$)|\\[\s\S]|"(?:\\[\s\S]|[^"\\\n])*"?|'(?:\\[\s\S]|[^'\\\n])*'?|[^\\"'/;(){}[\]]+|[\s\S]/g;

const CLOSERS: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** A custom property, whose value can contain blocks. */
const CUSTOM_PROPERTY = /^\s*--[^\s:]*\s*:/;

/**
 * Splits the text of a style sheet, or of a block, at its ends of declarations and rules, so that each part can be read
 * and reported on its own. It decides about nothing: whoever takes a part has the browser read it.
 */
export function splitCss(css: string, firstLine = 1): CssPart[] {
  const parts: CssPart[] = [];
  let line = firstLine;
  let part = emptyPart();
  /** Closing brackets of all that is open. */
  let open: string[] = [];

  const finish = (): void => {
    if (part.text.trim() !== '' || part.block) {
      parts.push({ ...part, text: part.text.trim() });
    }
    part = emptyPart();
    open = [];
  };
  const add = (text: string): void => {
    if (part.block) {
      part.block.text += text;
    } else {
      if (part.text === '' && text.trim() !== '') {
        part.line = line + newlines(text.slice(0, text.length - text.trimStart().length));
      }
      part.text += part.text === '' ? text.trimStart() : text;
    }
  };

  for (const [token] of css.matchAll(TOKEN)) {
    const closer = CLOSERS[token];
    if (token.startsWith('/*')) {
      // Lines within a block are still counted.
      add(part.block ? ` ${'\n'.repeat(newlines(token))}` : ' ');
    } else if (token === '{' && open.length === 0 && !CUSTOM_PROPERTY.test(part.text)) {
      part.line ||= line;
      part.block = { text: '', line };
      open.push('}');
    } else if (closer !== undefined) {
      add(token);
      open.push(closer);
    } else if (token === open.at(-1)) {
      open.pop();
      if (part.block && open.length === 0) {
        finish();
      } else {
        add(token);
      }
    } else if (token === ';' && open.length === 0) {
      finish();
    } else {
      add(token);
    }
    line += newlines(token);
  }
  finish();
  return parts;
}

function emptyPart(): CssPart {
  return { text: '', line: 0, block: null };
}

function newlines(text: string): number {
  return text.split('\n').length - 1;
}
