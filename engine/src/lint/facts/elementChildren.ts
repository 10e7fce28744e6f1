import type { JSXElement, JSXOpeningElement } from 'oxc-parser';

import { attributeFact } from './elementNames.ts';
import type { ChildrenFact, ComponentName } from './facts.ts';
import type { SystemNames } from './systemNames.ts';

type Bindings = ReadonlyMap<string, ComponentName>;

/** Says what is between the tags of an element. */
export function childrenOf({ children }: JSXElement, bindings: Bindings, names: SystemNames): ChildrenFact {
  const shown = children.filter(
    (child) =>
      !(child.type === 'JSXText' && child.value.trim() === '') &&
      !(child.type === 'JSXExpressionContainer' && child.expression.type === 'JSXEmptyExpression')
  );
  if (shown.length === 0) {
    return 'none';
  }
  return shown.every((child) => child.type === 'JSXElement' && isPicture(child, bindings, names))
    ? 'pictures'
    : 'other';
}

function isPicture(
  { openingElement: { name, attributes }, children }: JSXElement,
  bindings: Bindings,
  names: SystemNames
): boolean {
  if (name.type === 'JSXIdentifier' && /^[a-z]/.test(name.name) && attributes.some(isHidden)) {
    return true;
  }
  if (name.type !== 'JSXIdentifier' || !attributes.every(namesNothing)) {
    return false;
  }
  const bound = bindings.get(name.name);
  return (name.name === 'svg' && children.length === 0) || (bound !== undefined && names.isPicture(bound));
}

/** Attributes of pictures that are no name for them. */
const NO_NAME = /^(?:aria-hidden|className|style|color|size|width|height|fill|stroke|viewBox|focusable|key|data-.*)$/;

/** True for what assistive technology doesn't get at all. */
function isHidden(attribute: JSXOpeningElement['attributes'][number]): boolean {
  const fact = attributeFact(attribute);
  return fact?.name === 'aria-hidden' && fact.isLiteral && fact.literals.every(({ value }) => String(value) === 'true');
}

function namesNothing(attribute: JSXOpeningElement['attributes'][number]): boolean {
  return (
    attribute.type === 'JSXAttribute' && attribute.name.type === 'JSXIdentifier' && NO_NAME.test(attribute.name.name)
  );
}
