/** Number of variants up to which they are listed. */
const MAX_LISTED = 4;

/** Parts with the same measures. */
export interface PartNames {
  /** Selectors, the shortest that say which ones are meant. */
  selectors: readonly string[];
  /** Number of variants, if they are too many to list; the selector is then that of the component. */
  variants: number | null;
}

/**
 * Says which parts are equal. One with further classes is left out, since the selector of the other matches it too.
 * @param parts selectors of classes, the part's own class first
 * @param prefixes classes of the page's component, which goes without saying where there are others
 */
export function namesOfParts(parts: readonly string[], prefixes: readonly string[]): PartNames {
  const sets = [...new Set(parts)].map((part) => part.split('.').slice(1));
  const least = sets.filter((set) => !sets.some((other) => other !== set && isSubset(other, set)));
  const [block = ''] = least[0] ?? [];
  if (least.length > MAX_LISTED) {
    return { selectors: [`.${block}`], variants: least.length };
  }
  const shortened = least.map(([own = '', ...others]) =>
    [...(others.length > 0 && prefixes.includes(own) ? [] : [own]), ...others].map((name) => `.${name}`).join('')
  );
  return { selectors: shortened.toSorted(), variants: null };
}

/** The names as one text, to compare them. */
export function partsText({ selectors, variants }: PartNames): string {
  return [...selectors, variants].join(' ');
}

function isSubset(some: readonly string[], all: readonly string[]): boolean {
  return some.every((name) => all.includes(name));
}
