import { ownValue } from '../../core/ownValue.ts';
import type { ComponentShape, NameNeed } from '../data.ts';
import type { AttributeFact, ElementFact } from '../facts/facts.ts';
import type { Rule } from './rule.ts';

/** Reports controls for which nothing in the code gives an accessible name, by what the site says of its components. */
export const missingName: Rule = ({ elements }, known) =>
  elements.flatMap((element) => {
    const { component, tag, at, hasSpread, isLabelled } = element;
    const shape = component && known.componentOf(component);
    if (!shape || hasSpread || isLabelled || hasName(element, shape)) {
      return [];
    }
    return known.data.names
      .filter((need) => known.isSame(component, need.module, need.component) && applies(need, element))
      .filter((need) => !need.oneOf.some((each) => gives(each, element)) && !isNamedAround(need, element))
      .map(({ oneOf }) => ({
        rule: 'missing-name' as const,
        at,
        message: `<${tag}> has no accessible name: it needs ${oneOf.map(asWritten).join(' or ')}.`,
        suggestion: null,
        page: known.pageOf(component)
      }));
  });

/** Names of any element of the DOM, if the component passes them on. */
const DOM_NAMES = ['title', 'dangerouslySetInnerHTML'];

/** True for an element that the DOM names, whatever the site says of the component. */
function hasName({ attributes }: ElementFact, { props }: ComponentShape): boolean {
  return attributes.some(({ name }) => DOM_NAMES.includes(name) && !Object.hasOwn(props, name));
}

function applies({ when }: NameNeed, { attributes }: ElementFact): boolean {
  return Object.entries(when).every(([name, value]) => {
    const attribute = attributes.find((each) => each.name === name);
    return (
      attribute !== undefined &&
      (value === true || (attribute.isLiteral && attribute.literals.every((each) => each.value === value)))
    );
  });
}

/** True for an element in a component that may give it a name. */
function isNamedAround({ around = {} }: NameNeed, { parents }: ElementFact): boolean {
  return parents.some(({ path, attributes, hasSpread }) => {
    const properties = ownValue(around, path.join('.'));
    return (
      properties !== undefined &&
      Object.entries(properties).every(([name, value]) => {
        const attribute = attributes.find((each) => each.name === name);
        return attribute === undefined
          ? hasSpread
          : value === true || !attribute.isLiteral || attribute.literals.some((each) => each.value === value);
      })
    );
  });
}

function gives(name: string, { attributes, children }: ElementFact): boolean {
  return (
    attributes.some((each) => each.name === name && !isEmpty(each)) || (name === 'children' && children === 'other')
  );
}

function isEmpty({ literals, isLiteral }: AttributeFact): boolean {
  return isLiteral && literals.every(({ value }) => value === '');
}

function asWritten(name: string): string {
  return name === 'children' ? 'text between its tags' : `"${name}"`;
}
