import type { ObjectExpression } from 'oxc-parser';

import type { DeclarationFact } from './facts.ts';
import { propertyName } from './propertyName.ts';
import { valuesOf } from './values.ts';

/** Reads the declarations of an object of styles, as React takes them. Computed ones are left out. */
export function styleDeclarations({ properties }: ObjectExpression): DeclarationFact[] {
  return properties.flatMap((property) => {
    const name = propertyName(property);
    if (name === null || property.type !== 'Property') {
      return [];
    }
    const written = name.startsWith('--') ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return valuesOf(property.value).literals.flatMap(({ value, at }) =>
      typeof value === 'boolean' ? [] : [{ property: written, value: cssValue(value), at, isExact: false }]
    );
  });
}

/** React adds the unit to numbers of lengths; the rules only look at properties of those. */
function cssValue(value: string | number): string {
  return typeof value === 'number' ? `${value}px` : value;
}
