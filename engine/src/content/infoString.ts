/** Kinds of marks that a fence can give lines and texts. */
export const MARK_KINDS = ['mark', 'ins', 'del'] as const;

export type MarkKind = (typeof MARK_KINDS)[number];

/** Lines or texts that a fence marks, such as `{1,3-5}`, `ins={2}`, `"size"`, `del="size"`, or `/size\d/`. */
export interface FenceMark {
  kind: MarkKind;
  form: 'lines' | 'text' | 'pattern';
  /** What is in the braces, in the quotation marks, or between the slashes. */
  text: string;
  /** The mark as an author writes it. */
  written: string;
}

/** Info string of a code fence: the text after the opening backticks. */
export interface InfoString {
  /** First word, as written; empty when there is none. */
  lang: string;
  /** Values of `name="value"`; true for a bare name. */
  attributes: ReadonlyMap<string, string | true>;
  marks: readonly FenceMark[];
  /** Text in brackets that belongs to no name, such as `[npm]`; null when there is none. */
  label: string | null;
}

const LANG = /^[^\s{[]*/;
/** Between slashes, as in JavaScript. */
const PATTERN = String.raw`\/((?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\\[\n])+)\/`;
const PART = new RegExp(
  [
    String.raw`(?<!\S)(?:(mark|ins|del)\s*=\s*)?${PATTERN}(?!\S)`,
    String.raw`([\w-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|\{([^}]*)\}|([^\s"'{]\S*)))?`,
    String.raw`(?<!\S)"((?:\\"|[^"])+)"(?!\S)|(?<!\S)'((?:\\'|[^'])+)'(?!\S)`,
    String.raw`\{([^}]*)\}`,
    String.raw`\[([^\]]*)\]`
  ].join('|'),
  'g'
);
/** What braces contain if it is no list of lines. */
const WORDS = /^\s*[a-z][\w-]*\s*(?:=|$|\s[a-z])/i;
const QUOTES = /^\s*(["'])(.*)\1\s*$/s;
const LINES = /^[\d\s,-]*$/;

/**
 * Parses an info string such as `ts file="./Basic.tsx" isFullscreen` or `js {1,3-5} "size" [knob.js]`. Spaces around `=`,
 * both kinds of quotes, and braces are accepted and unknown attributes are kept, since authors write all of these.
 */
export function parseInfoString(info: string): InfoString {
  const lang = LANG.exec(info.trim())?.[0] ?? '';
  const attributes = new Map<string, string | true>();
  const marks: FenceMark[] = [];
  let label: string | null = null;
  const read = (words: string): void => {
    for (const part of words.matchAll(PART)) {
      const [written, patternKind, pattern, name, double, single, inBraces, bare, quoted, other, braces, brackets] =
        part;
      const text = quoted?.replaceAll('\\"', '"') ?? other?.replaceAll("\\'", "'");
      if (pattern !== undefined) {
        marks.push({ kind: isMarkKind(patternKind) ? patternKind : 'mark', form: 'pattern', text: pattern, written });
      } else if (name !== undefined) {
        const value = double ?? single ?? inBraces?.replace(QUOTES, '$2') ?? bare ?? true;
        attributes.set(name, value);
        if (isMarkKind(name)) {
          const isText = value !== true && !LINES.test(value) && (inBraces === undefined || QUOTES.test(inBraces));
          marks.push({ kind: name, form: isText ? 'text' : 'lines', text: String(value), written });
        }
      } else if (text !== undefined) {
        marks.push({ kind: 'mark', form: 'text', text, written });
      } else if (braces !== undefined && WORDS.test(braces)) {
        read(braces);
      } else if (braces !== undefined) {
        marks.push({ kind: 'mark', form: 'lines', text: braces.trim(), written });
      } else if (brackets !== undefined) {
        label ??= brackets.trim() || null;
      }
    }
  };
  read(info.trim().slice(lang.length));
  return { lang, attributes, marks, label };
}

function isMarkKind(name: string | undefined): name is MarkKind {
  return MARK_KINDS.some((kind) => kind === name);
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
