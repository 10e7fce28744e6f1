import { nearestName } from '../core/names.ts';

/** Names that differ more in length are never near. */
const MAX_DIFFERENCE = 2;

/** Finds the name that a word was most likely meant to be; systems have thousands of long ones, and files repeat mistakes. */
export function createNearest(names: readonly string[]): (word: string) => string | null {
  const byLength = Map.groupBy(names, ({ length }) => length);
  const known = new Map<string, string | null>();
  return (word) => {
    const found = known.get(word);
    if (found !== undefined) {
      return found;
    }
    const lengths = Array.from({ length: 2 * MAX_DIFFERENCE + 1 }, (_, index) => word.length + index - MAX_DIFFERENCE);
    const near = nearestName(
      word,
      lengths.flatMap((length) => byLength.get(length) ?? [])
    );
    known.set(word, near);
    return near;
  };
}
