import { nearestName } from '../../core/names.ts';
import type { ComponentShape } from '../data.ts';
import type { Knowledge } from '../knowledge.ts';
import { renaming } from './renaming.ts';
import type { Rule } from './rule.ts';

/** Reports properties that a component doesn't have. */
export const unknownProp: Rule = ({ elements }, known) =>
  elements.flatMap(({ component, tag, attributes }) => {
    const shape = component && known.componentOf(component);
    if (!shape) {
      return [];
    }
    return attributes
      .filter(({ name }) => !known.accepts(shape, name))
      .map(({ name, at }) => {
        const near = nearestName(name, namesOf(shape, known));
        return {
          rule: 'unknown-prop' as const,
          at,
          message: `<${tag}> has no property "${name}".`,
          suggestion: near,
          page: known.pageOf(component),
          ...renaming(name, near)
        };
      });
  });

function namesOf(shape: ComponentShape, { data }: Knowledge): string[] {
  return [...Object.keys(shape.props), ...shape.groups.flatMap((group) => data.groups[group] ?? [])];
}
