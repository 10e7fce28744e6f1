import { type InfoString, textAttribute } from '../infoString.ts';

/** Where the code of a fence is, if it is in a file. */
export interface CodeAddress {
  /** Path relative to the Markdown file. */
  path: string;
  /** A region of the file, or lines such as `L3-L9`; null for all of it. */
  part: string | null;
}

/** Reads `file="./knob.ts"`, `file="./knob.ts#region"`, `file="./knob.ts#L3-L9"`, and `region="…"`. */
export function codeAddress(info: InfoString): CodeAddress | null {
  const file = textAttribute(info, 'file');
  if (file === null) {
    return null;
  }
  const [, path = file, part = null] = /^(.+?)#([^#]+)$/s.exec(file) ?? [];
  return { path, part: textAttribute(info, 'region') ?? part };
}

/** Writes an address as an author does. */
export function formatCodeAddress({ path, part }: CodeAddress): string {
  return part === null ? path : `${path}#${part}`;
}
