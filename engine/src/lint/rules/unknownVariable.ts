import { renaming } from './renaming.ts';
import type { Rule } from './rule.ts';

/** Reports custom properties with a prefix of the system that none of its style sheets has. */
export const unknownVariable: Rule = ({ variables }, known) => {
  const { variablePrefixes } = known.data.styles;
  return variables
    .filter(({ name }) => variablePrefixes.some((prefix) => name.startsWith(prefix)))
    .filter(({ name }) => !name.endsWith('-') && !known.variables.has(name))
    .map(({ name, at }) => ({
      rule: 'unknown-variable' as const,
      at,
      message: `The design system has no variable ${name}.`,
      suggestion: known.nearestVariable(name),
      page: known.data.tokensPage,
      ...renaming(name, known.nearestVariable(name))
    }));
};
