import { renaming } from './renaming.ts';
import type { Rule } from './rule.ts';

/** Reports classes with a prefix of the system that none of its style sheets has. */
export const unknownClass: Rule = ({ classes }, known) => {
  return classes
    .filter(({ name }) => known.isUnknownClass(name))
    .map(({ name, at }) => ({
      rule: 'unknown-class' as const,
      at,
      message: `The design system has no class "${name}".`,
      suggestion: known.nearestClass(name),
      page: null,
      ...renaming(name, known.nearestClass(name))
    }));
};
