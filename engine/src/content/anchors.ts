import { slug } from '../core/slug.ts';

/**
 * Makes the function that gives a heading of a tab its anchor: the slug of its text, with `-0`, `-1` … added when the
 * slug is taken. `reserved` holds the anchors of the tab's examples, which never change.
 */
export function createAnchorNamer(reserved: Iterable<string>): (text: string) => string {
  const taken = new Set(reserved);
  return (text) => {
    const base = slug(text) || 'section';
    let anchor = base;
    for (let count = 0; taken.has(anchor); count++) {
      anchor = `${base}-${count}`;
    }
    taken.add(anchor);
    return anchor;
  };
}
