import type {
  Node,
  Program,
  TSAsExpression,
  TSNonNullExpression,
  TSSatisfiesExpression,
  TSTypeAssertion
} from 'oxc-parser';

import { valueChildren } from './childNodes.ts';
import { readScopes, scopeOf } from './scopes.ts';

/**
 * Finds an assignment to a constant or to an import. It fails when it is run, and bundlers refuse the whole module.
 * @param imported names that are imported
 * @returns the name and its offset; null if there is none
 */
export function findConstantAssignment(
  program: Program,
  imported: ReadonlySet<string>
): { name: string; start: number } | null {
  const targets = new Set<number>();
  for (const child of valueChildren(program)) {
    collectTargets(child, targets);
  }
  if (targets.size === 0) {
    return null;
  }
  const { references } = readScopes(program);
  const found = references.find(({ name, scope, start }) => {
    const owner = targets.has(start) ? scopeOf(name, scope) : undefined;
    return owner === null ? imported.has(name) : owner?.names.get(name);
  });
  return found ?? null;
}

/** Collects the offsets of all names that are assigned to. */
function collectTargets(node: Node, targets: Set<number>): void {
  if (node.type === 'AssignmentExpression') {
    addPattern(node.left, targets);
  } else if (node.type === 'UpdateExpression') {
    addPattern(node.argument, targets);
  } else if (node.type === 'ForInStatement' || node.type === 'ForOfStatement') {
    addPattern(node.left, targets);
  }
  for (const child of valueChildren(node)) {
    collectTargets(child, targets);
  }
}

/** Adds the names in the target of an assignment. A declaration is no target. */
function addPattern(node: Node, targets: Set<number>): void {
  if (node.type === 'Identifier') {
    targets.add(node.start);
  } else if (node.type === 'ArrayPattern') {
    node.elements.forEach((element) => element && addPattern(element, targets));
  } else if (node.type === 'ObjectPattern') {
    node.properties.forEach((property) =>
      addPattern(property.type === 'RestElement' ? property : property.value, targets)
    );
  } else if (node.type === 'AssignmentPattern') {
    addPattern(node.left, targets);
  } else if (node.type === 'RestElement') {
    addPattern(node.argument, targets);
  } else if (isTyped(node)) {
    addPattern(node.expression, targets);
  }
}

type TypedNode = TSAsExpression | TSNonNullExpression | TSSatisfiesExpression | TSTypeAssertion;

const TYPED = new Set<string>([
  'TSAsExpression',
  'TSNonNullExpression',
  'TSSatisfiesExpression',
  'TSTypeAssertion'
] satisfies TypedNode['type'][]);

function isTyped(node: Node): node is TypedNode {
  return TYPED.has(node.type);
}
