import type { Expression } from 'oxc-parser';

/** Value of an expression that is written out: texts, numbers, arrays, objects; undefined for anything else in it. */
export function literalValue(node: Expression): unknown {
  switch (node.type) {
    case 'Literal':
      return node.value;
    case 'UnaryExpression':
      return node.operator === '-' ? -Number(literalValue(node.argument)) : undefined;
    case 'ArrayExpression':
      return node.elements.map((element) =>
        element === null || element.type === 'SpreadElement' ? undefined : literalValue(element)
      );
    case 'ObjectExpression':
      return Object.fromEntries(
        node.properties.flatMap((property) => {
          const name = property.type === 'Property' ? propertyName(property.key) : null;
          return property.type === 'Property' && name !== null ? [[name, literalValue(property.value)]] : [];
        })
      );
    default:
      return undefined;
  }
}

function propertyName(key: { type: string; name?: unknown; value?: unknown }): string | null {
  const name = key.type === 'Identifier' ? key.name : key.value;
  return typeof name === 'string' ? name : null;
}
