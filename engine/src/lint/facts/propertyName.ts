import type { Node } from 'oxc-parser';

/** Returns the name of a property; null if it is computed. */
export function propertyName(property: Node): string | null {
  if (property.type !== 'Property' || property.computed) {
    return null;
  }
  const { key } = property;
  if (key.type === 'Identifier') {
    return key.name;
  }
  return key.type === 'Literal' && typeof key.value === 'string' ? key.value : null;
}
