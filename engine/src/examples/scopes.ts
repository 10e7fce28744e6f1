import type { BindingPattern, BindingRestElement, Node, ParamPattern, Program, VariableDeclaration } from 'oxc-parser';

import { valueChildren } from './childNodes.ts';

/** A scope with the names that it declares. */
export interface Scope {
  kind: 'function' | 'block';
  /** Name -> whether it is a constant. */
  names: Map<string, boolean>;
  parent: Scope | null;
}

/** A use of a name as a value. */
export interface Reference {
  name: string;
  scope: Scope;
  /** Offset in the code. */
  start: number;
}

/** Nodes that declare their `id` in the enclosing scope. */
const DECLARATIONS = new Set([
  'FunctionDeclaration',
  'ClassDeclaration',
  'TSEnumDeclaration',
  'TSModuleDeclaration',
  'TSImportEqualsDeclaration'
]);

/** Nodes that create a scope; `var` is hoisted to the nearest function scope. */
const SCOPES = new Map<string, Scope['kind']>([
  ['FunctionDeclaration', 'function'],
  ['FunctionExpression', 'function'],
  ['ArrowFunctionExpression', 'function'],
  ['StaticBlock', 'function'],
  ['TSModuleBlock', 'function'],
  ['ClassExpression', 'block'],
  ['CatchClause', 'block'],
  ['BlockStatement', 'block'],
  ['ForStatement', 'block'],
  ['ForInStatement', 'block'],
  ['ForOfStatement', 'block'],
  ['SwitchStatement', 'block']
]);

/** Returns the top-level scope of a module, without imports, and all uses of names. */
export function readScopes(program: Program): { top: Scope; references: Reference[] } {
  const top: Scope = { kind: 'function', names: new Map(), parent: null };
  const references: Reference[] = [];
  for (const child of valueChildren(program)) {
    collect(child, top, references);
  }
  return { top, references };
}

/**
 * Collects declarations and references below a node. A declared name also counts as a reference, which resolves to its
 * own declaration even if that comes later in the scope.
 */
function collect(node: Node, scope: Scope, references: Reference[]): void {
  declare(node, scope);
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') {
    references.push({ name: node.name, scope, start: node.start });
  }
  const inner = innerScope(node, scope);
  for (const child of valueChildren(node)) {
    collect(child, inner, references);
  }
}

function declare(node: Node, scope: Scope): void {
  if (node.type === 'VariableDeclaration') {
    declareVariables(node, scope);
  } else if (DECLARATIONS.has(node.type) && 'id' in node && node.id?.type === 'Identifier') {
    scope.names.set(node.id.name, false);
  }
}

const CONSTANTS: ReadonlySet<string> = new Set(['const', 'using', 'await using']);

function declareVariables(declaration: VariableDeclaration, scope: Scope): void {
  const target = declaration.kind === 'var' ? functionScope(scope) : scope;
  for (const name of declaration.declarations.flatMap(({ id }) => bindingNames(id))) {
    target.names.set(name, CONSTANTS.has(declaration.kind));
  }
}

/** Returns the scope of a node's children: a new one with the names that the node binds, or the current one. */
function innerScope(node: Node, scope: Scope): Scope {
  const kind = SCOPES.get(node.type);
  return kind === undefined
    ? scope
    : { kind, names: new Map(ownNames(node).map((name) => [name, false])), parent: scope };
}

function ownNames(node: Node): string[] {
  if (node.type === 'ArrowFunctionExpression') {
    return node.params.flatMap((parameter) => bindingNames(parameter));
  }
  if (node.type === 'FunctionDeclaration' || node.type === 'FunctionExpression') {
    return [...node.params.flatMap((parameter) => bindingNames(parameter)), ...identifierName(node.id), 'arguments'];
  }
  if (node.type === 'ClassExpression') {
    return identifierName(node.id);
  }
  return node.type === 'CatchClause' && node.param ? bindingNames(node.param) : [];
}

function identifierName(identifier: { name: string } | null): string[] {
  return identifier ? [identifier.name] : [];
}

function functionScope(scope: Scope): Scope {
  return scope.kind === 'function' || scope.parent === null ? scope : functionScope(scope.parent);
}

/** Returns the scope that declares a name; null if none does. */
export function scopeOf(name: string, scope: Scope | null): Scope | null {
  return scope === null || scope.names.has(name) ? scope : scopeOf(name, scope.parent);
}

type Pattern = BindingPattern | BindingRestElement | ParamPattern;

/** Returns the names bound by a variable, parameter or destructuring pattern. */
export function bindingNames(pattern: Pattern): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name];
    case 'AssignmentPattern':
      return bindingNames(pattern.left);
    case 'ArrayPattern':
      return pattern.elements.flatMap((element) => (element === null ? [] : bindingNames(element)));
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        property.type === 'RestElement' ? bindingNames(property.argument) : bindingNames(property.value)
      );
    case 'RestElement':
      return bindingNames(pattern.argument);
    case 'TSParameterProperty':
      return bindingNames(pattern.parameter);
  }
}
