/** Info string of a code fence: the text after the opening backticks. */
export interface InfoString {
  /** First word, as written; empty when there is none. */
  lang: string;
  /** Values of `name="value"`; true for a bare name. */
  attributes: ReadonlyMap<string, string | true>;
}

const ATTRIBUTE = /([\w-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|\{([^}]*)\}|([^\s"'{]\S*)))?/g;

/**
 * Parses an info string such as `ts file="./Basic.tsx" isFullscreen`. Spaces around `=`, both kinds of quotes and braces
 * are accepted and unknown attributes are kept, since authors write all of these.
 */
export function parseInfoString(info: string): InfoString {
  const lang = /^\S*/.exec(info.trim())?.[0] ?? '';
  const matches = info.trim().slice(lang.length).matchAll(ATTRIBUTE);
  const attributes = new Map<string, string | true>();
  for (const [, name = '', ...values] of matches) {
    const [value] = values.filter((candidate: string | undefined) => candidate !== undefined);
    attributes.set(name, value ?? true);
  }
  return { lang, attributes };
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
