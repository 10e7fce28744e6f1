import { editDistance } from './editDistance.ts';

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
    .map((name) => ({ name, distance: editDistance(word.toLowerCase(), name.toLowerCase(), limit) }))
    .filter(({ distance }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance);
  return ranked[0]?.name ?? null;
}
