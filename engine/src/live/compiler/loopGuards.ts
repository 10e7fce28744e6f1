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

import type { TextEdit } from '../../examples/editText.ts';

/**
 * Inserts a call at the start of every loop iteration and function body, which throws to terminate endless loops. The
 * page can remove a stuck frame only in browsers that run it in a separate process; the guards work in all of them. At
 * equal offsets, these edits must be applied before others that close a statement.
 * @param step name of the function to call
 */
export function loopGuards(program: Program, step: string): TextEdit[] {
  const edits: TextEdit[] = [];
  visit(program, `${step}()`, edits);
  return edits;
}

interface Guard {
  opening: TextEdit;
  /** Closing text, inserted after all other edits that end at the same offset. */
  closing: TextEdit | null;
}

function visit(node: Node, call: string, edits: TextEdit[]): void {
  const guard = guardOf(node, call);
  if (guard) {
    edits.push(guard.opening);
  }
  for (const child of childrenOf(node)) {
    visit(child, call, edits);
  }
  if (guard?.closing) {
    edits.push(guard.closing);
  }
}

function guardOf(node: Node, call: string): Guard | null {
  if (isLoop(node)) {
    return guardStatement(node.body, call);
  }
  if (node.type === 'ArrowFunctionExpression' && node.expression) {
    const { start, end } = node.body;
    return { opening: inserted(`(${call}, `, start), closing: inserted(')', end) };
  }
  return isFunction(node) && node.body ? guardFunction(node.body as FunctionBody, call) : null;
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

function guardStatement(body: Node, call: string): Guard {
  return body.type === 'BlockStatement'
    ? { opening: inserted(`${call};`, body.start + 1), closing: null }
    : { opening: inserted(`{${call};`, body.start), closing: inserted('}', body.end) };
}

/** Inserts after directives, which must stay first and may lack a semicolon. */
function guardFunction({ start, body }: FunctionBody, call: string): Guard {
  const directive = body.findLast((statement) => 'directive' in statement && typeof statement.directive === 'string');
  return { opening: directive ? inserted(`;${call};`, directive.end) : inserted(`${call};`, start + 1), closing: null };
}

function inserted(text: string, offset: number): TextEdit {
  return { start: offset, end: offset, text };
}

/** Returns the child nodes of a syntax tree node in source order. */
function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter((child): child is Node => typeof child === 'object' && child !== null && 'type' in child)
    .toSorted((a, b) => a.start - b.start);
}
