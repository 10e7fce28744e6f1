/** A declaration in a block. */
export interface CssDeclaration {
  kind: 'declaration';
  property: string;
  /** What follows the colon, as written. */
  value: string;
}

/** A style rule or an at-rule; one that ends with a semicolon has no items. */
export interface CssRule {
  kind: 'rule';
  /** What precedes the block or the semicolon, as written. */
  head: string;
  /** Null without a block. */
  items: CssItem[] | null;
}

export type CssItem = CssDeclaration | CssRule;

/** Where the name of a declaration ends, and its colon. Comments may stand between them. */
const DECLARED = /((?:[\w-]|\\[\da-f]{1,6}\s?|\\.|[^\0-\u{7F}])+)(?:\s|\/\*[\s\S]*?\*\/)*:/iuy;
/** What is nested deeper, is left out. */
const MAX_DEPTH = 200;
const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };
const SPACE = /\s/;
/** The beginning and the end of a comment of HTML, which sheets may have around their rules. */
const HTML_COMMENT = /<!--|-->/y;
/** The beginning of an address without quotation marks, which may contain anything but a bracket. */
const ADDRESS = /url\(\s*(?!["'\s])/iy;
const ADDRESS_END = /(?:[^\\)]|\\[\s\S])*\)/y;

/**
 * Divides a style sheet into rules and declarations as browsers do (CSS Syntax, section 5). Whatever is not closed, is
 * closed by the end of the sheet; rules that no browser reads are left out.
 */
export function readStructure(css: string): CssItem[] {
  return new StructureReader(css).items(0);
}

class StructureReader {
  readonly #css: string;
  #at = 0;

  constructor(css: string) {
    this.#css = css.replace(/^\uFEFF/, '');
  }

  /** Reads the sheet, at a depth of 0, or what is in a block, and the bracket behind it. */
  items(depth: number): CssItem[] {
    const items: CssItem[] = [];
    const isBlock = depth > 0;
    while (this.#skipSpace(isBlock)) {
      if (isBlock && this.#css[this.#at] === '}') {
        this.#at++;
        break;
      }
      const item = (isBlock ? this.#declaration() : null) ?? this.#rule(depth);
      if (item) {
        items.push(item);
      }
    }
    return items;
  }

  /** Skips spaces and comments; in a block, semicolons too. False at the end of the sheet. */
  #skipSpace(isBlock: boolean): boolean {
    for (; this.#at < this.#css.length;) {
      const comment = commentEnd(this.#css, this.#at);
      HTML_COMMENT.lastIndex = this.#at;
      if (comment !== null) {
        this.#at = comment;
      } else if (SPACE.test(this.#css[this.#at] ?? '') || (isBlock && this.#css[this.#at] === ';')) {
        this.#at++;
      } else if (!isBlock && HTML_COMMENT.test(this.#css)) {
        this.#at = HTML_COMMENT.lastIndex;
      } else {
        return true;
      }
    }
    return false;
  }

  /** Reads a declaration; null for a nested rule, such as `a:hover { … }`. */
  #declaration(): CssDeclaration | null {
    DECLARED.lastIndex = this.#at;
    const [whole, property] = DECLARED.exec(this.#css) ?? [];
    if (whole === undefined || property === undefined) {
      return null;
    }
    const start = this.#at + whole.length;
    const isCustom = property.startsWith('--');
    const end = endBefore(this.#css, start, isCustom ? ';}' : ';}{');
    if (this.#css[end] === '{') {
      return null;
    }
    this.#at = end;
    return { kind: 'declaration', property, value: this.#css.slice(start, end) };
  }

  /** Reads a rule; null for what browsers leave out. */
  #rule(depth: number): CssRule | null {
    const isNested = depth > 0;
    const isAtRule = this.#css[this.#at] === '@';
    const start = this.#at;
    // Outside of blocks, only at-rules end with a semicolon.
    const end = endBefore(this.#css, start, `{${isAtRule || isNested ? ';' : ''}${isNested ? '}' : ''}`);
    const head = this.#css.slice(start, end);
    const stop = this.#css[end];
    this.#at = end + (stop === '}' ? 0 : 1);
    if (stop === '{' && depth < MAX_DEPTH) {
      const items = this.items(depth + 1);
      return isAtRule || !hasStop(head) ? { kind: 'rule', head, items } : null;
    }
    if (stop === '{') {
      this.#at = endBefore(this.#css, end + 1, '}') + 1;
      return null;
    }
    return isAtRule ? { kind: 'rule', head, items: null } : null;
  }
}

/** True for a selector with a semicolon or a bracket that closes nothing, with which no browser reads the rule. */
function hasStop(head: string): boolean {
  return endBefore(head, 0, ';}') < head.length;
}

/** Returns the position of the first of some characters that is in no brackets, string, comment, or address. */
function endBefore(css: string, start: number, stops: string): number {
  /** Brackets that are to be closed. */
  const open: string[] = [];
  let at = start;
  while (at < css.length) {
    const character = css[at] ?? '';
    if (open.length === 0 && stops.includes(character)) {
      return at;
    }
    const closing = CLOSING[character];
    if (closing !== undefined) {
      open.push(closing);
    } else if (character === open.at(-1)) {
      open.pop();
    }
    at = nextPart(css, at);
  }
  return css.length;
}

/** Returns the position after a character, or after the string, comment, escape, or address that begins there. */
function nextPart(css: string, at: number): number {
  const character = css[at] ?? '';
  if (character === '"' || character === "'") {
    return stringEnd(css, at, character);
  }
  ADDRESS.lastIndex = at;
  if ((character === 'u' || character === 'U') && ADDRESS.test(css) && !/[\w-]/.test(css[at - 1] ?? '')) {
    ADDRESS_END.lastIndex = at;
    return ADDRESS_END.test(css) ? ADDRESS_END.lastIndex : css.length;
  }
  return commentEnd(css, at) ?? at + (character === '\\' ? 2 : 1);
}

/** A string ends with its line, at the latest. */
function stringEnd(css: string, start: number, quote: string): number {
  let at = start + 1;
  while (at < css.length && css[at] !== quote && css[at] !== '\n') {
    at += css[at] === '\\' ? 2 : 1;
  }
  return Math.min(css.length, at + 1);
}

/** Returns the end of a comment that begins at a position; null if none does. */
function commentEnd(css: string, at: number): number | null {
  if (!css.startsWith('/*', at)) {
    return null;
  }
  const end = css.indexOf('*/', at + 2);
  return end === -1 ? css.length : end + 2;
}
