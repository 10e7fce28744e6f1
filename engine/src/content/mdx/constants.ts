import type { Expression, MemberExpression, ObjectExpression, Program, SpreadElement } from 'estree-jsx';

/** Values that are known before any program runs, by name, such as that of the frontmatter. */
export type KnownValues = ReadonlyMap<string, unknown>;

type Constant = { value: unknown } | null;

/**
 * Computes an expression of literals, and of members of known values.
 * @returns null for any other expression
 */
export function constantOf(expression: Expression | SpreadElement, known: KnownValues): Constant {
  if (expression.type === 'Literal') {
    return 'regex' in expression || 'bigint' in expression ? null : { value: expression.value };
  }
  if (expression.type === 'TemplateLiteral') {
    return expression.expressions.length === 0 ? { value: expression.quasis[0]?.value.cooked ?? '' } : null;
  }
  if (expression.type === 'UnaryExpression') {
    const argument = constantOf(expression.argument, known);
    return expression.operator === '-' && typeof argument?.value === 'number' ? { value: -argument.value } : null;
  }
  if (expression.type === 'Identifier') {
    return known.has(expression.name) ? { value: known.get(expression.name) } : null;
  }
  if (expression.type === 'ArrayExpression') {
    const items = expression.elements.map((item) => (item === null ? null : constantOf(item, known)));
    return items.every((item) => item !== null) ? { value: items.map((item) => item.value) } : null;
  }
  if (expression.type === 'ObjectExpression') {
    return constantObject(expression, known);
  }
  return expression.type === 'MemberExpression' ? constantMember(expression, known) : null;
}

function constantObject({ properties }: ObjectExpression, known: KnownValues): Constant {
  const entries = properties.map((property) => {
    if (property.type === 'SpreadElement' || property.computed || property.kind !== 'init') {
      return null;
    }
    const { key } = property;
    const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : null;
    const value = constantOf(property.value as Expression, known);
    return name === null || value === null ? null : ([name, value.value] as const);
  });
  return entries.every((entry) => entry !== null) ? { value: Object.fromEntries(entries) } : null;
}

function constantMember({ object, property, computed }: MemberExpression, known: KnownValues): Constant {
  const owner = object.type === 'Super' ? null : constantOf(object, known);
  if (owner === null || property.type === 'PrivateIdentifier') {
    return null;
  }
  const name = computed ? constantOf(property, known)?.value : property.type === 'Identifier' ? property.name : null;
  return typeof name === 'string' || typeof name === 'number' ? memberOf(owner, name) : null;
}

/** Only own members: what objects inherit are functions. */
function memberOf({ value }: { value: unknown }, name: string | number): { value: unknown } | null {
  if (typeof value !== 'object' || value === null) {
    return null;
  }
  return Object.hasOwn(value, name) ? { value: Reflect.get(value, name) } : { value: undefined };
}

/** Returns the only expression of a program; null for a comment, and for statements. */
export function expressionOf(program: Program | null): Expression | null {
  const [statement, ...others] = program?.body ?? [];
  return statement?.type === 'ExpressionStatement' && others.length === 0 ? statement.expression : null;
}
