import { firstDifference } from './firstDifference.ts';
import { hasNumberedClasses, withoutIds } from './volatileNames.ts';

const EMPTY_STYLE = /<style[^>]*><\/style>/;

/**
 * Why the browser's first render may not match the HTML; null when it will.
 * @param first the render that is kept
 * @param second a render of the same example in another world
 */
export function unfitForHydration(first: string, second: string, hasPortal: boolean): string | null {
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
  // On the server React leaves a style element empty that has several children; in the browser it does not.
  return EMPTY_STYLE.test(first) ? 'It has a style element with several children.' : null;
}
