import ts from 'typescript';

import { skipWrappers } from './expressions.ts';
import type { ModuleValues } from './moduleValues.ts';

/** A node and the module whose names it uses. */
export interface Located<T extends ts.Node = ts.Node> {
  node: T;
  module: ModuleValues;
  /** Local name of the value. */
  name: string;
}

/** Expressions and declarations that were visited: names can refer to each other. */
export type Seen = Set<ts.Node | ModuleValues>;

/** Follows names to the expression that initializes a constant; null if it is not a value of the package. */
export function findConstant(module: ModuleValues, name: string): Located<ts.Expression> | null {
  const found = followName(module, name, new Set());
  const { node } = found ?? {};
  return found && node && ts.isExpression(node) ? { ...found, node } : null;
}

/** Returns the value of a name: not another name, but what stands at the end. */
export function followName(module: ModuleValues, name: string, seen: Seen): Located | null {
  const local = module.renamed.get(name) ?? name;
  const node = module.values.get(local);
  if (node) {
    return followExpression({ node, module, name: local }, seen);
  }
  const imported = module.imported.get(local);
  if (imported) {
    return imported.name === null ? null : followInto(imported.load(), imported.name, seen);
  }
  if (seen.has(module)) {
    return null;
  }
  seen.add(module);
  for (const load of module.exportsAllOf) {
    const found = followInto(load(), name, seen);
    if (found) {
      return found;
    }
  }
  return null;
}

function followInto(module: ModuleValues | null, name: string, seen: Seen): Located | null {
  return module && followName(module, name, seen);
}

/** Returns the value of an expression, which may be a name. */
export function followExpression({ node, module, name }: Located, seen: Seen): Located | null {
  if (seen.has(node)) {
    return null;
  }
  seen.add(node);
  const inner = ts.isExpression(node) ? skipWrappers(node) : node;
  if (ts.isIdentifier(inner)) {
    return followName(module, inner.text, seen);
  }
  // `var Card = (exports.Card = …)`
  if (ts.isBinaryExpression(inner) && inner.operatorToken.kind === ts.SyntaxKind.EqualsToken) {
    return followExpression({ node: inner.right, module, name }, seen);
  }
  const imported =
    ts.isPropertyAccessExpression(inner) && ts.isIdentifier(inner.expression)
      ? module.imported.get(inner.expression.text)
      : undefined;
  // `file.Card` of `import * as file`
  return imported?.name === null && ts.isPropertyAccessExpression(inner)
    ? followInto(imported.load(), inner.name.text, seen)
    : { node: inner, module, name };
}
