/**
 * Returns the edit distance of two words (optimal string alignment: insertions, deletions, substitutions, and
 * transpositions of adjacent letters). Distances above `most` are all returned as `most + 1`.
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) {
    return most + 1;
  }
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        at(row, j - 1) + 1,
        at(last, j) + 1,
        at(last, j - 1) + (isSame ? 0 : 1),
        isSwapped ? at(beforeLast, j - 2) + 1 : Infinity
      );
    }
    [beforeLast, last] = [last, row];
  }
  return Math.min(at(last, b.length), most + 1);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Infinity;
}
