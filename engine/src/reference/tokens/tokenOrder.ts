import { createCodeComparison } from '../../core/language.ts';

/** States of a part, in the order in which readers look for them: the state without interaction first. */
const STATES: readonly string[] = [
  ...['default', 'rest', 'hover', 'hovered', 'focus', 'focused', 'active', 'pressed', 'clicked', 'selected'],
  'disabled'
];

/** Sizes from small to large. */
const SIZES: readonly string[] = [
  ...['3xs', '2xs', 'xs', 'sm', 'small', 'md', 'medium', 'lg', 'large', 'xl', '2xl', '3xl', '4xl', '5xl']
];

/** Sorts numbers in names numerically. */
const compareNames = createCodeComparison({ numeric: true });

/**
 * Compares the names of two tokens, part by part: states of one thing come first, `default` before the others, then sizes
 * from small to large, then everything else by name.
 * @returns negative number if the first name comes first, as for `sort`
 */
export function compareTokenNames(one: string, other: string): number {
  const [parts, others] = [partsOf(one), partsOf(other)];
  for (const [index, part] of parts.entries()) {
    const against = others[index];
    if (against === undefined) {
      return 1;
    }
    const difference = rankOf(part, index === parts.length - 1) - rankOf(against, index === others.length - 1);
    const order = difference === 0 ? compareNames(part, against) : difference;
    if (order !== 0) {
      return order;
    }
  }
  return parts.length - others.length;
}

function partsOf(name: string): string[] {
  return name.split(/-+/).filter((part) => part !== '');
}

/** A state is one only at the end of a name: `disabled--100` is a color. */
function rankOf(part: string, isLast: boolean): number {
  const state = isLast ? STATES.indexOf(part) : -1;
  if (state >= 0) {
    return state;
  }
  const size = SIZES.indexOf(part);
  return STATES.length + (size >= 0 ? size : SIZES.length);
}
