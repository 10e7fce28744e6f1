import type { Node, Program, VariableDeclaration } from 'oxc-parser';

import { bindingNames } from './bindingNames.ts';
import { valueChildren } from './childNodes.ts';

/** What the top level of a module declares and what its code takes from there or from outside. */
export interface ModuleNames {
  /** Declared at top level; imports are not counted. */
  declared: ReadonlySet<string>;
  /** Used as a value, JSX included, and declared in no inner scope. */
  referenced: ReadonlySet<string>;
}

interface Scope {
  kind: 'function' | 'block';
  names: Set<string>;
  parent: Scope | null;
}

interface Reference {
  name: string;
  scope: Scope;
}

/**
 * Names of a module as its code sees them. Uses in types don't count, so an imported name that is
 * not `referenced` is one that the TypeScript compiler would elide.
 */
export function moduleNames(program: Program): ModuleNames {
  const top: Scope = { kind: 'function', names: new Set(), parent: null };
  const references: Reference[] = [];
  for (const child of valueChildren(program)) {
    collect(child, top, references);
  }
  const free = references.filter(({ name, scope }) => reachesTop(name, scope));
  return { declared: top.names, referenced: new Set(free.map(({ name }) => name)) };
}

/**
 * Notes declarations and references below a node. A declared name is noted as a reference, too:
 * it finds its own declaration, wherever in the scope that stands.
 */
function collect(node: Node, scope: Scope, references: Reference[]): void {
  declare(node, scope);
  const name = referencedName(node);
  if (name !== null) {
    references.push({ name, scope });
  }
  const inner = innerScope(node, scope);
  for (const child of valueChildren(node)) {
    collect(child, inner, references);
  }
}

function referencedName(node: Node): string | null {
  switch (node.type) {
    case 'Identifier':
    case 'JSXIdentifier':
      return node.name;
    default:
      return null;
  }
}

function declare(node: Node, scope: Scope): void {
  switch (node.type) {
    case 'VariableDeclaration':
      declareVariables(node, scope);
      break;
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
    case 'TSEnumDeclaration':
      if (node.id) {
        scope.names.add(node.id.name);
      }
      break;
    case 'TSModuleDeclaration':
      if (node.id.type === 'Identifier') {
        scope.names.add(node.id.name);
      }
      break;
  }
}

function declareVariables(declaration: VariableDeclaration, scope: Scope): void {
  const target = declaration.kind === 'var' ? functionScope(scope) : scope;
  for (const name of declaration.declarations.flatMap(({ id }) => bindingNames(id))) {
    target.names.add(name);
  }
}

/** The scope of a node's children: a new one with the names that the node itself brings, or the same. */
function innerScope(node: Node, scope: Scope): Scope {
  switch (node.type) {
    case 'FunctionDeclaration':
    case 'FunctionExpression': {
      const names = node.params.flatMap((parameter) => bindingNames(parameter));
      return {
        kind: 'function',
        names: new Set([...names, ...(node.id ? [node.id.name] : []), 'arguments']),
        parent: scope
      };
    }
    case 'ArrowFunctionExpression':
      return {
        kind: 'function',
        names: new Set(node.params.flatMap((parameter) => bindingNames(parameter))),
        parent: scope
      };
    case 'ClassExpression':
      return { kind: 'block', names: new Set(node.id ? [node.id.name] : []), parent: scope };
    case 'CatchClause':
      return { kind: 'block', names: new Set(node.param ? bindingNames(node.param) : []), parent: scope };
    case 'StaticBlock':
    case 'TSModuleBlock':
      return { kind: 'function', names: new Set(), parent: scope };
    case 'BlockStatement':
    case 'ForStatement':
    case 'ForInStatement':
    case 'ForOfStatement':
    case 'SwitchStatement':
      return { kind: 'block', names: new Set(), parent: scope };
    default:
      return scope;
  }
}

function functionScope(scope: Scope): Scope {
  return scope.kind === 'function' || scope.parent === null ? scope : functionScope(scope.parent);
}

function reachesTop(name: string, scope: Scope): boolean {
  return scope.parent === null || (!scope.names.has(name) && reachesTop(name, scope.parent));
}
