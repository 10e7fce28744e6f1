import type { Expression, JSXAttributeValue, Node } from 'oxc-parser';

import type { FieldFact, LiteralFact } from './facts.ts';
import { propertyName } from './propertyName.ts';

/** The values that code names for something. */
export interface NamedValues {
  literals: readonly LiteralFact[];
  /** There are no others. */
  isLiteral: boolean;
  /** Keys of an object that is the only value. */
  fields?: readonly FieldFact[];
}

const COMPUTED: NamedValues = { literals: [], isLiteral: false };
const NOTHING: NamedValues = { literals: [], isLiteral: true };

const literal = (value: LiteralFact['value'], node: Node): NamedValues => ({
  literals: [{ value, at: node.start }],
  isLiteral: true
});

/** Reads the values of an attribute; one without a value is true. */
export function attributeValues(value: JSXAttributeValue | null, attribute: Node): NamedValues {
  if (value === null) {
    return literal(true, attribute);
  }
  if (value.type === 'Literal') {
    return literal(value.value, value);
  }
  return value.type === 'JSXExpressionContainer' ? valuesOf(value.expression) : COMPUTED;
}

/** Reads the values of an expression: a literal, or the literals among which a condition chooses. */
export function valuesOf(node: Node): NamedValues {
  if (node.type === 'Literal') {
    return literalValues(node);
  }
  if (node.type === 'TemplateLiteral') {
    const [text] = node.quasis;
    return node.expressions.length === 0 && text ? literal(text.value.cooked ?? text.value.raw, node) : COMPUTED;
  }
  if (node.type === 'ConditionalExpression') {
    return joined(valuesOf(node.consequent), valuesOf(node.alternate));
  }
  if (node.type === 'LogicalExpression') {
    return joined(COMPUTED, valuesOf(node.right));
  }
  if (isWrapper(node)) {
    return valuesOf(node.expression);
  }
  if (node.type === 'ObjectExpression') {
    return { ...COMPUTED, fields: node.properties.flatMap((property) => fieldOf(property) ?? []) };
  }
  if (node.type === 'UnaryExpression' && node.operator === '-' && node.argument.type === 'Literal') {
    return typeof node.argument.value === 'number' ? literal(-node.argument.value, node) : COMPUTED;
  }
  return node.type === 'Identifier' && node.name === 'undefined' ? NOTHING : COMPUTED;
}

function fieldOf(property: Node): FieldFact | null {
  const name = propertyName(property);
  return name === null || property.type !== 'Property'
    ? null
    : { name, at: property.key.start, literals: valuesOf(property.value).literals };
}

/** An expression with the value of another one, perhaps of another type. */
export type Wrapper = Extract<
  Node,
  { type: 'ParenthesizedExpression' | 'TSNonNullExpression' | 'TSSatisfiesExpression' | 'TSAsExpression' }
>;

/** True for an expression with the value of another one. Other types are the author's way to say that it is right. */
export function isWrapper(node: Node): node is Wrapper {
  return (
    node.type === 'ParenthesizedExpression' ||
    node.type === 'TSNonNullExpression' ||
    node.type === 'TSSatisfiesExpression' ||
    (node.type === 'TSAsExpression' && isConst(node.typeAnnotation))
  );
}

function literalValues(node: Extract<Expression, { type: 'Literal' }>): NamedValues {
  const { value } = node;
  if (value === null) {
    return NOTHING;
  }
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? literal(value, node)
    : COMPUTED;
}

function joined(one: NamedValues, other: NamedValues): NamedValues {
  return { literals: [...one.literals, ...other.literals], isLiteral: one.isLiteral && other.isLiteral };
}

function isConst(type: Node): boolean {
  return type.type === 'TSTypeReference' && type.typeName.type === 'Identifier' && type.typeName.name === 'const';
}
