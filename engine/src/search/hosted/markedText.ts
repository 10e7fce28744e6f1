import type { TextRange } from '../searchProvider.ts';

/** Characters for private use that the service puts around what a query names; no text of a site holds them. */
export const MARK_START = '\uE000';
export const MARK_END = '\uE001';

const MARKS = /([\uE000\uE001])/;

/** Takes the marks out of a text and says where they were. A mark without its partner is left out. */
export function readMarkedText(marked: string): { text: string; matches: TextRange[] } {
  const matches: TextRange[] = [];
  let text = '';
  let start: number | null = null;
  for (const part of marked.split(MARKS)) {
    if (part === MARK_START) {
      start ??= text.length;
    } else if (part === MARK_END) {
      if (start !== null && start < text.length) {
        matches.push([start, text.length]);
      }
      start = null;
    } else {
      text += part;
    }
  }
  return { text, matches };
}
