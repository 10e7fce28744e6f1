import type { Node } from 'oxc-parser';

import { valueChildren } from './childNodes.ts';

/** Returns the first expression or loop that awaits something outside of functions; null if there is none. */
export function findTopLevelAwait(node: Node): Node | null {
  if (isAwait(node)) {
    return node;
  }
  if (/Function/.test(node.type)) {
    return null;
  }
  for (const child of valueChildren(node)) {
    const found = findTopLevelAwait(child);
    if (found) {
      return found;
    }
  }
  return null;
}

function isAwait(node: Node): boolean {
  return (
    node.type === 'AwaitExpression' ||
    (node.type === 'ForOfStatement' && node.await) ||
    (node.type === 'VariableDeclaration' && node.kind === 'await using')
  );
}
