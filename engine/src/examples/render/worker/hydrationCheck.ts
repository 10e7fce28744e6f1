/** Attributes with an id, a list of ids, or the name of a radio group. */
const ID_ATTRIBUTES = [
  'id',
  'for',
  'form',
  'list',
  'name',
  'headers',
  'aria-(?:activedescendant|controls|describedby|details|errormessage|flowto|labelledby|owns)',
  'data-[\\w-]*-id'
].join('|');

const ID_LIST = new RegExp(`(\\s(?:${ID_ATTRIBUTES})=")([^"]*)(?=")`, 'g');
/** Matches `href="#id"` and `url(#id)` anywhere. */
const REFERENCE = /(\s(?:xlink:)?href="#|url\(#)([^")]*)(?=[")])/g;
const CLASS_LIST = /(\sclass=")([^"]*)(?=")/g;
/** Class names that CSS-in-JS libraries such as JSS number in creation order: `title-0-2-17`. */
const NUMBERED_CLASS = /(?<=^|\s)([a-z][\w-]*?)(?:-d\d+)?-\d+-\d+-\d+(?=\s|$)/gi;

const EMPTY_STYLE = /<style[^>]*><\/style>/;

/** Number of characters before the first difference in an excerpt, and its total length. */
const EXCERPT_LEAD = 30;
const EXCERPT_LENGTH = 60;

type ReplaceName = (name: string) => string;

/**
 * Returns the reason why hydration may mismatch; null if the HTML is safe to hydrate.
 * @param first the render that is used
 * @param second a render of the same example in the alternate environment
 */
export function hydrationMismatch(first: string, second: string, hasPortal: boolean): string | null {
  const difference = firstDifference(withoutIds(first), withoutIds(second));
  if (difference !== null) {
    return `Renders differently each time: ${difference}`;
  }
  if (hasPortal) {
    return 'Renders a part of itself elsewhere in the document.';
  }
  if (hasNumberedClasses(first)) {
    return 'Its class names are numbered in order of creation.';
  }
  // React's server renderer leaves a style element with several children empty; the client does not.
  return EMPTY_STYLE.test(first) ? 'It has a style element with several children.' : null;
}

/** Returns excerpts of two texts around their first difference; null if they are equal. */
export function firstDifference(first: string, second: string): string | null {
  if (first === second) {
    return null;
  }
  let start = 0;
  while (first[start] === second[start]) {
    start++;
  }
  const from = Math.max(0, start - EXCERPT_LEAD);
  return `"${first.slice(from, from + EXCERPT_LENGTH)}" or "${second.slice(from, from + EXCERPT_LENGTH)}"`;
}

/** Removes all ids from HTML, to compare two renders of one example. */
export function withoutIds(html: string): string {
  return replaceIds(html, () => '');
}

/** True if a class name contains a creation counter. */
export function hasNumberedClasses(html: string): boolean {
  return normalizeClasses(html) !== html;
}

/**
 * Normalises unstable names, so that equal examples have equal HTML. Ids made from counters, clocks or random numbers
 * are replaced by the prefix and a sequential number; numbered classes lose their numbers.
 * @param html the render that is used
 * @param other another render of the same example
 */
export function normalizeIds(html: string, other: string, prefix: string): string {
  const stable = new Set<string>();
  replaceIds(other, (id) => {
    stable.add(id);
    return id;
  });
  const names = new Map<string, string>();
  const normalized = replaceIds(html, (id) => {
    if (stable.has(id)) {
      return id;
    }
    const name = names.get(id) ?? `${prefix}-${names.size + 1}`;
    names.set(id, name);
    return name;
  });
  return normalizeClasses(normalized);
}

function replaceIds(html: string, replace: ReplaceName): string {
  return html
    .replace(ID_LIST, (_, opening: string, ids: string) => opening + ids.replace(/\S+/g, replace))
    .replace(REFERENCE, (_, opening: string, id: string) => opening + replace(id));
}

function normalizeClasses(html: string): string {
  return html.replace(
    CLASS_LIST,
    (_, opening: string, classes: string) => opening + classes.replace(NUMBERED_CLASS, '$1')
  );
}
