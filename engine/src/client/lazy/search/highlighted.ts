import type { TextRange } from '../../../search/searchProvider.ts';

/** A text with the parts marked that were found. */
export function highlighted(text: string, ranges: readonly TextRange[]): (Node | string)[] {
  const parts: (Node | string)[] = [];
  let done = 0;
  for (const [start, end] of ranges) {
    const mark = document.createElement('mark');
    mark.textContent = text.slice(start, end);
    parts.push(text.slice(done, start), mark);
    done = end;
  }
  return [...parts, text.slice(done)];
}
