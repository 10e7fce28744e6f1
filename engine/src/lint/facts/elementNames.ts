import type { JSXElementName, JSXOpeningElement, Node } from 'oxc-parser';

import type { AttributeFact } from './facts.ts';
import { attributeValues } from './values.ts';

/** Reads an attribute; null for `{...props}`. */
export function attributeFact(attribute: JSXOpeningElement['attributes'][number]): AttributeFact | null {
  if (attribute.type !== 'JSXAttribute') {
    return null;
  }
  const { name } = attribute;
  const text = name.type === 'JSXIdentifier' ? name.name : `${name.namespace.name}:${name.name.name}`;
  return { name: text, at: name.start, ...attributeValues(attribute.value, name) };
}

/** Returns the name of an element as it is written. */
export function tagText(name: JSXElementName): string {
  switch (name.type) {
    case 'JSXIdentifier':
      return name.name;
    case 'JSXNamespacedName':
      return `${name.namespace.name}:${name.name.name}`;
    case 'JSXMemberExpression':
      return `${tagText(name.object)}.${name.property.name}`;
  }
}

/** Returns the name of a component in code, such as `UI.Card`. */
export function nameText(node: Node): string {
  if (node.type === 'MemberExpression' && node.property.type === 'Identifier') {
    return `${nameText(node.object)}.${node.property.name}`;
  }
  return node.type === 'Identifier' ? node.name : '…';
}
