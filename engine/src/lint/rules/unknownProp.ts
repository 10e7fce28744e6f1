import { nearestName } from '../../core/names.ts';
import type { ComponentShape } from '../data.ts';
import type { Knowledge } from '../knowledge.ts';
import { renaming } from './renaming.ts';
import type { Rule } from './rule.ts';

/** By convention, these say what a component renders, which then gets the properties that it doesn't have itself. */
const ROOT = /^(?:component|as)$/;

/** Reports properties that a component doesn't have. */
export const unknownProp: Rule = ({ elements }, known) =>
  elements.flatMap(({ component, tag, attributes }) => {
    const shape = component && known.componentOf(component);
    if (!shape) {
      return [];
    }
    const isOther = attributes.some(({ name }) => ROOT.test(name) && Object.hasOwn(shape.props, name));
    return attributes
      .filter(({ name }) => !known.accepts(shape, name))
      .flatMap(({ name, at }) => {
        const near = nearestName(name, namesOf(shape, known));
        const fault = {
          rule: 'unknown-prop' as const,
          at,
          message: `<${tag}> has no property "${name}".`,
          suggestion: near,
          page: known.pageOf(component),
          ...renaming(name, near)
        };
        return isOther && near === null ? [] : [fault];
      });
  });

/** The component's own names first. */
function namesOf(shape: ComponentShape, { data }: Knowledge): string[] {
  return [...Object.keys(shape.props), ...shape.groups.flatMap((group) => data.groups[group] ?? [])];
}
