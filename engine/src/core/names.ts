/** Whether a name is what a pattern says, where a `*` stands for anything. */
export function matchesPattern(name: string, pattern: string): boolean {
  return /^[\w*-]+$/.test(pattern) && new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(name);
}

/** Words of fewer letters than the first number are near to none, those of fewer than the second to one letter off. */
const SHORT = 3;
const LONG = 6;

/**
 * The name that `word` was most likely meant to be: at most two letters away, or one in short words, whatever the case.
 * Null if none is. Of equally near ones, the first.
 */
export function nearestName(word: string, names: readonly string[]): string | null {
  const limit = word.length < SHORT ? 0 : word.length < LONG ? 1 : 2;
  const ranked = names
    .filter(({ length }) => Math.abs(length - word.length) <= limit)
    .map((name) => ({ name, distance: editDistance(word.toLowerCase(), name.toLowerCase()) }))
    .filter(({ distance }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance);
  return ranked[0]?.name ?? null;
}

/** Least number of letters to insert, delete, replace, or exchange with the next one. */
function editDistance(a: string, b: string): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 0; row < a.length; row++) {
    const current = [row + 1];
    for (let column = 0; column < b.length; column++) {
      const replaced = (previous[column] ?? 0) + (a[row] === b[column] ? 0 : 1);
      const isExchanged = row > 0 && column > 0 && a[row] === b[column - 1] && a[row - 1] === b[column];
      const exchanged = isExchanged ? (beforePrevious[column - 1] ?? 0) + 1 : Infinity;
      current.push(Math.min(replaced, exchanged, (previous[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1));
    }
    beforePrevious = previous;
    previous = current;
  }
  return previous.at(-1) ?? 0;
}
