/** Returns the beginning that all names share, including a separator; empty for a single name. */
export function sharedStart(names: readonly string[], separator = '--'): string {
  const [first = '', ...others] = names;
  let end = others.length === 0 ? 0 : first.length;
  do {
    end = first.lastIndexOf(separator, end - 1 - separator.length);
  } while (end > 0 && !others.every((name) => name.startsWith(first.slice(0, end + separator.length))));
  return end > 0 ? first.slice(0, end + separator.length) : '';
}

/** Returns the end that all names share, including a separator; empty if that would leave nothing of a name. */
export function sharedEnd(names: readonly string[], separator = '--'): string {
  const [first = '', ...others] = names;
  if (others.length === 0) {
    return '';
  }
  let start = 0;
  do {
    start = first.indexOf(separator, start + 1);
  } while (
    start > 0 &&
    !others.every((name) => name.length > first.length - start && name.endsWith(first.slice(start)))
  );
  return start > 0 ? first.slice(start) : '';
}
