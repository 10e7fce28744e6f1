import type { ElementFact } from '../facts/facts.ts';
import type { Knowledge } from '../knowledge.ts';
import type { Rule } from './rule.ts';

/** Reports components that stand in a component of the system for which they are not made. */
export const nesting: Rule = ({ elements }, known) =>
  elements.flatMap((element) => {
    const { component, tag, at, parents } = element;
    const [nearest] = parents;
    const allowed = nearest && known.componentOf(nearest) ? allowedAround(element, known) : null;
    const around = parents.map(({ path }) => path.join('.'));
    const [name = ''] = around;
    if (!component || !allowed || known.data.layouts.includes(name) || around.some((each) => allowed.includes(each))) {
      return [];
    }
    return [
      {
        rule: 'nesting' as const,
        at,
        message: `<${tag}> is in <${name}>, but works only in ${allowed.map((each) => `<${each}>`).join(' or ')}.`,
        suggestion: null,
        page: known.pageOf(component)
      }
    ];
  });

function allowedAround({ component }: ElementFact, known: Knowledge): readonly string[] | null {
  if (component === null || known.componentOf(component) === null) {
    return null;
  }
  const name = component.path.join('.');
  for (const [module, table] of Object.entries(known.data.nesting)) {
    if (Object.hasOwn(table, name) && known.isSame(component, module, name)) {
      return table[name] ?? null;
    }
  }
  return null;
}
