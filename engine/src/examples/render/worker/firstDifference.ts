const CONTEXT = 30;
const SHOWN = 60;

/** Says where two texts begin to differ; null when they are the same. */
export function firstDifference(first: string, second: string): string | null {
  if (first === second) {
    return null;
  }
  let start = 0;
  while (first[start] === second[start]) {
    start++;
  }
  const from = Math.max(0, start - CONTEXT);
  return `"${first.slice(from, from + SHOWN)}" or "${second.slice(from, from + SHOWN)}"`;
}
