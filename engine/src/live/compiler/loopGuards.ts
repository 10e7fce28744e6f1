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
 * Inserts a call at the start of every loop iteration, function body, and class field, which throws to terminate
 * endless loops. The page can remove a stuck frame only in browsers that run it in a separate process; the guards work
 * in all of them.
 * @param step name of the function to call; null for none
 * @param semicolons offsets at which the parser inserted semicolons, which become part of the text
 */
export function loopGuards(program: Program, step: string | null, semicolons: ReadonlySet<number>): TextEdit[] {
  const edits: TextEdit[] = [];
  visit(program, { call: step === null ? null : `${step}()`, missing: new Set(semicolons), edits });
  return edits;
}

interface Visit {
  call: string | null;
  /** Offsets of the semicolons that are not yet inserted. */
  missing: Set<number>;
  edits: TextEdit[];
}

interface Guard {
  opening: TextEdit;
  /** Closing text, inserted after all other edits that end at the same offset. */
  closing: TextEdit | null;
}

function visit(node: Node, state: Visit): void {
  const { call, missing, edits } = state;
  const guard = call === null ? null : guardOf(node, call);
  if (guard) {
    edits.push(guard.opening);
  }
  for (const child of childrenOf(node)) {
    visit(child, state);
  }
  if (guard?.closing) {
    edits.push(guard.closing);
  }
  // After all edits that close an expression at the same offset, and before those that close the statement around it.
  if (ENDED_BY_SEMICOLON.has(node.type) && missing.delete(node.end)) {
    edits.push(inserted(';', node.end));
  }
}

/** Nodes at whose end the parser may insert a semicolon. */
const ENDED_BY_SEMICOLON: ReadonlySet<string> = new Set([
  'ExpressionStatement',
  'VariableDeclaration',
  'ReturnStatement',
  'ThrowStatement',
  'BreakStatement',
  'ContinueStatement',
  'DebuggerStatement',
  'PropertyDefinition'
] satisfies Node['type'][]);

function guardOf(node: Node, call: string): Guard | null {
  if (isLoop(node)) {
    return guardStatement(node.body, call);
  }
  if (node.type === 'ArrowFunctionExpression' && node.expression) {
    return guardExpression(node.body, call);
  }
  // Fields run for each instance, and may create the next one. Functions and classes get their names from fields.
  if (node.type === 'PropertyDefinition' && node.value && !/Function|Class/.test(node.value.type)) {
    return guardExpression(node.value, call);
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

function guardExpression({ start, end }: { start: number; end: number }, call: string): Guard {
  return { opening: inserted(`(${call}, `, start), closing: inserted(')', end) };
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
export function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter((child): child is Node => typeof child === 'object' && child !== null && 'type' in child)
    .toSorted((a, b) => a.start - b.start);
}
