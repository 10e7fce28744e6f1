import type {
  ArrowFunctionExpression,
  DoWhileStatement,
  ForInStatement,
  ForOfStatement,
  ForStatement,
  Function,
  FunctionBody,
  Node,
  Program,
  WhileStatement
} from 'oxc-parser';

import type { TextEdit } from '../examples/editText.ts';
import { STEP_FUNCTION } from '../frame/protocol.ts';

const STEP = `${STEP_FUNCTION}();`;

/**
 * Lets every loop and every function of a program ask, each time it is entered, whether it may go on. The page can
 * end a frame that is stuck only where the browser gives the frame a process of its own; this works everywhere.
 */
export function loopGuards(program: Program): TextEdit[] {
  const edits: TextEdit[] = [];
  visit(program, edits);
  return edits;
}

function visit(node: Node, edits: TextEdit[]): void {
  edits.push(...guard(node));
  for (const child of Object.values(node) as unknown[]) {
    for (const each of Array.isArray(child) ? (child as unknown[]) : [child]) {
      if (typeof each === 'object' && each !== null && 'type' in each) {
        visit(each as Node, edits);
      }
    }
  }
}

function guard(node: Node): TextEdit[] {
  if (isLoop(node)) {
    return guardStatement(node.body);
  }
  if (node.type === 'ArrowFunctionExpression' && node.expression) {
    return guardExpression(node.body);
  }
  return isFunction(node) && node.body ? guardFunction(node.body as FunctionBody) : [];
}

type Loop = ForStatement | ForInStatement | ForOfStatement | WhileStatement | DoWhileStatement;

const LOOPS: ReadonlySet<string> = new Set([
  'ForStatement',
  'ForInStatement',
  'ForOfStatement',
  'WhileStatement',
  'DoWhileStatement'
] satisfies Loop['type'][]);

function isLoop(node: Node): node is Loop {
  return LOOPS.has(node.type);
}

function isFunction(node: Node): node is Function | ArrowFunctionExpression {
  return (
    node.type === 'FunctionDeclaration' || node.type === 'FunctionExpression' || node.type === 'ArrowFunctionExpression'
  );
}

function guardStatement(body: Node): TextEdit[] {
  return body.type === 'BlockStatement'
    ? [inserted(STEP, body.start + 1)]
    : [inserted(`{${STEP}`, body.start), inserted('}', body.end)];
}

/** Directives must stay first. */
function guardFunction({ start, body }: FunctionBody): TextEdit[] {
  const directives = body.filter((statement) => 'directive' in statement && typeof statement.directive === 'string');
  return [inserted(STEP, directives.at(-1)?.end ?? start + 1)];
}

function guardExpression({ start, end }: Node): TextEdit[] {
  return [inserted(`(${STEP_FUNCTION}(), `, start), inserted(')', end)];
}

function inserted(text: string, offset: number): TextEdit {
  return { start: offset, end: offset, text };
}
