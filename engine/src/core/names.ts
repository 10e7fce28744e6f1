/** Whether a name is what a pattern says, where a `*` stands for anything. */
export function matchesPattern(name: string, pattern: string): boolean {
  return /^[\w*-]+$/.test(pattern) && new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(name);
}

/** The name that `word` was most likely meant to be: at most two letters away, whatever the case. Null if none is. */
export function nearestName(word: string, names: readonly string[]): string | null {
  const ranked = names
    .map((name) => ({ name, distance: editDistance(word.toLowerCase(), name.toLowerCase()) }))
    .filter(({ distance }) => distance <= 2)
    .sort((a, b) => a.distance - b.distance);
  return ranked[0]?.name ?? null;
}

/** Least number of letters to insert, delete or replace (Levenshtein). */
function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 0; row < a.length; row++) {
    const current = [row + 1];
    for (let column = 0; column < b.length; column++) {
      const replaced = (previous[column] ?? 0) + (a[row] === b[column] ? 0 : 1);
      current.push(Math.min(replaced, (previous[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1));
    }
    previous = current;
  }
  return previous.at(-1) ?? 0;
}
