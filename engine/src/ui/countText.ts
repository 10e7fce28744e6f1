/** Formats a number of things, e.g. `1 prop`, `1,166 tokens`. */
export function countText(count: number, one: string, several = `${one}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : several}`;
}
