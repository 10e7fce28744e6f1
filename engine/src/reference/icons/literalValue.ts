import type { Expression, ObjectExpression, PropertyKey } from 'oxc-parser';

/** Value of an expression that is written out: texts, numbers, arrays, objects; undefined for anything else in it. */
export function literalValue(node: Expression): unknown {
  if (node.type === 'Literal') {
    return node.value;
  }
  if (node.type === 'UnaryExpression' && node.operator === '-') {
    return -Number(literalValue(node.argument));
  }
  if (node.type === 'ArrayExpression') {
    return node.elements.map((element) =>
      element === null || element.type === 'SpreadElement' ? undefined : literalValue(element)
    );
  }
  return node.type === 'ObjectExpression' ? objectValue(node) : undefined;
}

function objectValue({ properties }: ObjectExpression): Record<string, unknown> {
  return Object.fromEntries(
    properties.flatMap((property) => {
      const name = property.type === 'Property' ? propertyName(property.key) : null;
      return property.type === 'Property' && name !== null ? [[name, literalValue(property.value)]] : [];
    })
  );
}

function propertyName(key: PropertyKey): string | null {
  if (key.type === 'Identifier') {
    return key.name;
  }
  return key.type === 'Literal' && typeof key.value === 'string' ? key.value : null;
}
