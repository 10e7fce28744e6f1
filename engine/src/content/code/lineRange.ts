/** Consecutive lines, from 1; both ends belong to it. */
export interface LineRange {
  from: number;
  to: number;
}

const RANGE = /^(\d+)(?:\s*-\s*(\d+))?$/;

/**
 * Reads a list of lines such as `1,3-5`.
 * @returns the ranges, and the parts of the list that are none, as written
 */
export function readLineRanges(text: string): { ranges: LineRange[]; wrong: string[] } {
  const parts = text.split(',').map((part) => part.trim());
  const ranges: LineRange[] = [];
  const wrong: string[] = [];
  for (const part of parts) {
    const [, first = '', last = first] = RANGE.exec(part) ?? [];
    const [from, to] = [Number(first), Number(last)];
    if (from >= 1 && to >= from) {
      ranges.push({ from, to });
    } else {
      wrong.push(part);
    }
  }
  return { ranges, wrong };
}

/** Writes a range as an author does. */
export function formatLineRange({ from, to }: LineRange): string {
  return from === to ? String(from) : `${from}-${to}`;
}
