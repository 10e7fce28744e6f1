import type { Node, Program } from 'oxc-parser';

import { positionAt } from '../../core/position.ts';
import type { SourceFault } from '../../core/sourceFault.ts';
import { childrenOf } from './childrenOf.ts';

const MESSAGE = 'Only async functions can use await: an example is shown at once.';

/** The first `await` outside of functions, for which an example's component would have to wait. */
export function awaitFault(program: Program, code: string): SourceFault | null {
  const found = awaitBelow(program);
  return found && { message: MESSAGE, ...positionAt(code, code.indexOf('await', found.start)) };
}

function awaitBelow(node: Node): Node | null {
  if (node.type === 'AwaitExpression' || (node.type === 'ForOfStatement' && node.await)) {
    return node;
  }
  if (/Function/.test(node.type)) {
    return null;
  }
  for (const child of childrenOf(node)) {
    const found = awaitBelow(child);
    if (found) {
      return found;
    }
  }
  return null;
}
