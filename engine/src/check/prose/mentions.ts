/** Part of a text: start, and end (exclusive). */
export type Range = readonly [start: number, end: number];

/** Quoted words are mentioned, not used: labels, and words that a page advises against. */
const QUOTED = /"[^"\n]*"|“[^”\n]*”/g;

/** Returns a function that says whether a part of a text is mentioned. @param mentions other parts that are, besides quotations */
export function mentionsIn(text: string, mentions: readonly Range[] = []): (start: number, end: number) => boolean {
  let all: readonly Range[] | null = null;
  return (start, end) => {
    all ??= [...rangesOf(text, QUOTED), ...mentions];
    return isWithin([start, end], all);
  };
}

/** @param pattern with the flag `g` */
export function rangesOf(text: string, pattern: RegExp): Range[] {
  return [...text.matchAll(pattern)].map(({ 0: match, index }) => [index, index + match.length]);
}

/** Whether one of the ranges contains the other. */
export function isWithin([start, end]: Range, ranges: readonly Range[]): boolean {
  return ranges.some(([outerStart, outerEnd]) => outerStart <= start && end <= outerEnd);
}
