import ts from 'typescript';

import { propertyName, skipWrappers } from './expressions.ts';
import { findConstant } from './followNames.ts';
import type { ModuleValues } from './moduleValues.ts';

/** The value of a property, and the module whose names it uses. */
export interface Entry {
  value: ts.Expression;
  module: ModuleValues;
}

type Entries = ReadonlyMap<string, Entry>;

/** Functions that return their first argument as it is. */
const LOCKS = ['freeze', 'seal', 'preventExtensions'];

/**
 * Returns the properties of an object: a literal with what it spreads, a constant that is initialized with one, and what
 * `Object.freeze` and `Object.assign` return. Properties of parts that are no such objects are left out.
 * @returns null for other expressions
 */
export function objectEntries(value: ts.Expression, module: ModuleValues, seen = new Set<ts.Node>()): Entries | null {
  const inner = skipWrappers(value);
  if (seen.has(inner)) {
    return null;
  }
  seen.add(inner);
  if (ts.isIdentifier(inner)) {
    const constant = findConstant(module, inner.text);
    return constant && objectEntries(constant.node, constant.module, seen);
  }
  if (ts.isCallExpression(inner)) {
    const merged = mergedObjects(inner);
    return merged && joined(merged.map((each) => objectEntries(each, module, seen)));
  }
  if (!ts.isObjectLiteralExpression(inner)) {
    return null;
  }
  return joined(
    inner.properties.map((property) => {
      if (ts.isSpreadAssignment(property)) {
        return objectEntries(property.expression, module, seen);
      }
      const name = propertyName(property.name);
      if (name !== null && ts.isPropertyAssignment(property)) {
        return new Map([[name, { value: property.initializer, module }]]);
      }
      return name !== null && ts.isShorthandPropertyAssignment(property)
        ? new Map([[name, { value: property.name, module }]])
        : null;
    })
  );
}

/** Later objects win. */
function joined(all: readonly (Entries | null)[]): Entries {
  return new Map(all.flatMap((entries) => [...(entries ?? [])]));
}

/** Returns the objects that `Object.freeze(…)` or `Object.assign(…)` is made of. */
function mergedObjects({ expression, arguments: values }: ts.CallExpression): readonly ts.Expression[] | null {
  const called = skipWrappers(expression);
  if (!ts.isPropertyAccessExpression(called) || called.expression.getText() !== 'Object') {
    return null;
  }
  if (LOCKS.includes(called.name.text)) {
    return values.slice(0, 1);
  }
  return called.name.text === 'assign' ? values : null;
}
