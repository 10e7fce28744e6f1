/** Info string of a code fence: the text after the opening backticks. */
export interface InfoString {
  /** First word, as written; empty when there is none. */
  lang: string;
  /** Values of `name="value"`; true for a bare name. */
  attributes: ReadonlyMap<string, string | true>;
  /** Lines in braces that belong to no name, such as `1,3-5`, as written. */
  ranges: readonly string[];
  /** Text in brackets that belongs to no name, such as `[npm]`; null when there is none. */
  label: string | null;
}

const LANG = /^[^\s{[]*/;
const PART = /([\w-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|\{([^}]*)\}|([^\s"'{]\S*)))?|\{([^}]*)\}|\[([^\]]*)\]/g;
/** What braces contain if it is no list of lines. */
const WORDS = /^\s*[a-z][\w-]*\s*(?:=|$|\s[a-z])/i;
const QUOTES = /^\s*(["'])(.*)\1\s*$/s;

/**
 * Parses an info string such as `ts file="./Basic.tsx" isFullscreen` or `js {1,3-5} [knob.js]`. Spaces around `=`, both
 * kinds of quotes, and braces are accepted and unknown attributes are kept, since authors write all of these.
 */
export function parseInfoString(info: string): InfoString {
  const lang = LANG.exec(info.trim())?.[0] ?? '';
  const attributes = new Map<string, string | true>();
  const ranges: string[] = [];
  let label: string | null = null;
  const read = (text: string): void => {
    for (const [, name, double, single, inBraces, bare, braces, brackets] of text.matchAll(PART)) {
      if (name !== undefined) {
        const value = inBraces === undefined ? (double ?? single ?? bare) : inBraces.replace(QUOTES, '$2');
        attributes.set(name, value ?? true);
      } else if (braces !== undefined && WORDS.test(braces)) {
        read(braces);
      } else if (braces !== undefined) {
        ranges.push(braces.trim());
      } else if (brackets !== undefined) {
        label ??= brackets.trim() || null;
      }
    }
  };
  read(info.trim().slice(lang.length));
  return { lang, attributes, ranges, label };
}

/** True for a bare flag and for `flag=true`. */
export function hasFlag(info: InfoString, name: string): boolean {
  const value = info.attributes.get(name);
  return value === true || value === 'true';
}

/** Value of a text attribute, or null if it is absent, bare or empty. */
export function textAttribute(info: InfoString, name: string): string | null {
  const value = info.attributes.get(name);
  return typeof value === 'string' && value !== '' ? value : null;
}
