import type { NameNeed } from '../data.ts';
import type { ElementFact } from '../facts/facts.ts';
import type { Rule } from './rule.ts';

/** Reports controls for which nothing in the code gives an accessible name, by what the site says of its components. */
export const missingName: Rule = ({ elements }, known) =>
  elements.flatMap((element) => {
    const { component, tag, at, hasSpread } = element;
    if (component === null || hasSpread || known.componentOf(component) === null) {
      return [];
    }
    return known.data.names
      .filter((need) => known.isSame(component, need.module, need.component) && applies(need, element))
      .filter(({ oneOf }) => !oneOf.some((each) => gives(each, element)))
      .map(({ oneOf }) => ({
        rule: 'missing-name' as const,
        at,
        message: `<${tag}> has no accessible name: it needs ${oneOf.map(asWritten).join(' or ')}.`,
        suggestion: null,
        page: known.pageOf(component)
      }));
  });

function applies({ when }: NameNeed, { attributes }: ElementFact): boolean {
  return Object.entries(when).every(([name, value]) => {
    const attribute = attributes.find((each) => each.name === name);
    return (
      attribute !== undefined &&
      (value === true || (attribute.isLiteral && attribute.literals.every((each) => each.value === value)))
    );
  });
}

function gives(name: string, { attributes, children }: ElementFact): boolean {
  return attributes.some((each) => each.name === name) || (name === 'children' && children === 'other');
}

function asWritten(name: string): string {
  return name === 'children' ? 'text between its tags' : `"${name}"`;
}
