/** Number of variants up to which they are listed. */
const MAX_LISTED = 4;

/** Parts with the same measures. */
export interface PartNames {
  /** What the selectors say, in words: `danger link, toggle`. */
  words: string;
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
    return { words: wordsOf([block], prefixes), selectors: [`.${block}`], variants: least.length };
  }
  const shortened = least.map(([own = '', ...others]) =>
    [...(others.length > 0 && prefixes.includes(own) ? [] : [own]), ...others].map((name) => `.${name}`).join('')
  );
  const words = new Set(least.map((names) => wordsOf(names, prefixes)).toSorted());
  return { words: [...words].join(', '), selectors: shortened.toSorted(), variants: null };
}

/** Classes in words, variants before the part: `danger link`, or `title` for a part of the page's component. */
function wordsOf([own = '', ...others]: readonly string[], prefixes: readonly string[]): string {
  const [block = '', element] = own.split('__');
  const isOfPage = prefixes.includes(block);
  const part = isOfPage ? (element ?? (others.length > 0 ? '' : block)) : own;
  return [...others, part].map(classWords).filter(Boolean).join(' ');
}

/** Names of systems often begin with a namespace that ends in one letter: `acme-c-button`, `acme-m-danger`. */
function classWords(name: string): string {
  return name.replace(/^(?:\w+-)*?[a-z]-/, '').replaceAll(/[-_]+/g, ' ');
}

/** The names as one text, to compare them. */
export function partsText({ selectors, variants }: PartNames): string {
  return [...selectors, variants].join(' ');
}

function isSubset(some: readonly string[], all: readonly string[]): boolean {
  return some.every((name) => all.includes(name));
}
