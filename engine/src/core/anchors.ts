import { slug } from './slug.ts';

/**
 * Makes the function that gives an anchor its number if the document already has one of that name: the second `usage`
 * becomes `usage-0`, or `usage-1` if numbers start at 1.
 * @param taken anchors that keep their names
 */
export function createNumberer(taken: Iterable<string>, first = 0): (anchor: string) => string {
  const known = new Set(taken);
  return (anchor) => {
    let free = anchor;
    for (let count = first; known.has(free); count++) {
      free = `${anchor}-${count}`;
    }
    known.add(free);
    return free;
  };
}

/**
 * Makes the function that gives a heading of a tab its anchor: the slug of its text, with a number if that is taken.
 * @param taken anchors that never change, such as those of the tab's examples
 */
export function createAnchorNamer(taken: Iterable<string>): (text: string) => string {
  const number = createNumberer(taken);
  return (text) => number(slug(text) || 'section');
}

/** Returns a prop's part of the anchor of its row. Published anchors leave out "index" at its end. */
export function propSlug(name: string): string {
  return slug(name).replace(/index$/, '');
}
