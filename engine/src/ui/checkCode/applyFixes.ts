import type { Fix } from '../../lint/finding.ts';

/** Applies fixes to a text; of those that overlap, the first. @returns the text, and the number of fixes in it */
export function applyFixes(text: string, fixes: readonly Fix[]): { text: string; count: number } {
  let result = '';
  let end = 0;
  let count = 0;
  for (const fix of fixes.toSorted((a, b) => a.from - b.from)) {
    if (fix.from >= end) {
      result += text.slice(end, fix.from) + fix.text;
      end = fix.to;
      count += 1;
    }
  }
  return { text: result + text.slice(end), count };
}
