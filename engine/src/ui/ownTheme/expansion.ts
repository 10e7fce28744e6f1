/** Names that a value refers to. */
const REFERENCE = /var\(\s*(--[^\s,)]+)/gi;

/** Longest value after all replacements. */
const MAX_EXPANDED_LENGTH = 20_000;

/** Longest chain of references; longer ones count as endless. */
const MAX_DEPTH = 200;

/** Returns the names of the custom properties that a value refers to, each as often as it does. */
export function namesIn(value: string): string[] {
  return [...value.matchAll(REFERENCE)].map(([, name = '']) => name);
}

/**
 * Finds custom properties whose values refer to one another so often that they grow without end: twenty lines that each
 * name the one before twice are a million values.
 */
export function endlessNames(declarations: readonly { property: string; value: string }[]): ReadonlySet<string> {
  const byName = Map.groupBy(declarations, ({ property }) => property);
  const lengths = new Map<string, number>();
  const lengthOf = (name: string, depth: number): number => {
    const known = lengths.get(name);
    if (known !== undefined || !byName.has(name)) {
      return known ?? 0;
    }
    if (depth > MAX_DEPTH) {
      return Infinity;
    }
    // Circular references have no value.
    lengths.set(name, 0);
    const own = (byName.get(name) ?? []).map(
      ({ value }) => value.length + namesIn(value).reduce((sum, each) => sum + lengthOf(each, depth + 1), 0)
    );
    const length = Math.max(...own);
    lengths.set(name, length);
    return length;
  };
  return new Set([...byName.keys()].filter((name) => lengthOf(name, 0) > MAX_EXPANDED_LENGTH));
}
