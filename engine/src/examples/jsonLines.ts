import { parseSync } from 'oxc-parser';
import type { Expression, ObjectExpression } from 'oxc-parser';

import { type Position, positionAt } from '../core/position.ts';

const PREFIX = '(';

/**
 * Finds the line of a value in a JSON text, for error messages.
 * @param path keys and indexes from the root; where it ends early, the line of the last value that exists
 */
export function jsonLine(text: string, path: readonly PropertyKey[]): number {
  const [statement] = parseSync('data.js', `${PREFIX}${text})`).program.body;
  let found = statement?.type === 'ExpressionStatement' ? withoutParentheses(statement.expression) : null;
  let start = found?.start ?? 0;
  for (const key of path) {
    found = found === null ? null : childOf(found, key);
    start = found?.start ?? start;
  }
  return text.slice(0, Math.max(0, start - PREFIX.length)).split('\n').length;
}

/** Returns the place of the first syntax error in a JSON text; its start for what is wrong in JSON alone. */
export function jsonErrorPlace(text: string): Position {
  const [error] = parseSync('data.js', `${PREFIX}${text})`).errors;
  return positionAt(text, Math.max(0, (error?.labels[0]?.start ?? 0) - PREFIX.length));
}

function withoutParentheses(expression: Expression): Expression {
  return expression.type === 'ParenthesizedExpression' ? expression.expression : expression;
}

function childOf(parent: Expression, key: PropertyKey): Expression | null {
  if (parent.type === 'ArrayExpression' && typeof key === 'number') {
    const element = parent.elements[key];
    return element && element.type !== 'SpreadElement' ? element : null;
  }
  return parent.type === 'ObjectExpression' ? valueOf(parent, String(key)) : null;
}

function valueOf({ properties }: ObjectExpression, key: string): Expression | null {
  for (const property of properties) {
    if (property.type === 'Property' && property.key.type === 'Literal' && property.key.value === key) {
      return property.value;
    }
  }
  return null;
}
