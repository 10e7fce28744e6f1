import type { Node } from 'oxc-parser';

import type { DeclarationFact } from './facts.ts';
import { valuesOf } from './values.ts';

/** Reads the declarations of an object of styles, as React takes them. Computed ones are left out. */
export function styleDeclarations(node: Node): DeclarationFact[] {
  if (node.type !== 'ObjectExpression') {
    return [];
  }
  return node.properties.flatMap((property) => {
    const name = property.type === 'Property' && !property.computed ? keyOf(property.key) : null;
    if (name === null || property.type !== 'Property') {
      return [];
    }
    return valuesOf(property.value).literals.flatMap(({ value, at }) =>
      typeof value === 'boolean' ? [] : [{ property: name, value: cssValue(value), at, isExact: false }]
    );
  });
}

function keyOf(key: Node): string | null {
  if (key.type === 'Identifier') {
    return key.name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  }
  return key.type === 'Literal' && typeof key.value === 'string' ? key.value : null;
}

/** React adds the unit to numbers of lengths; the rules only look at properties of those. */
function cssValue(value: string | number): string {
  return typeof value === 'number' ? `${value}px` : value;
}
