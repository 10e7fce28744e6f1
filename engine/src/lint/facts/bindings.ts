import type { Node, Program } from 'oxc-parser';

import { importedName } from '../../core/importedName.ts';
import { valueNodes } from '../../examples/childNodes.ts';
import { bindingNames } from '../../examples/scopes.ts';
import type { ComponentName, ImportFact } from './facts.ts';

/** What a file imports. */
export interface Imported {
  facts: ImportFact[];
  /** Local name -> what it stands for; a whole module has an empty path. */
  bindings: ReadonlyMap<string, ComponentName>;
}

/** Reads the imports of a module. A name that the file also declares elsewhere stands for nothing certain. */
export function readImports(program: Program): Imported {
  const facts: ImportFact[] = [];
  const bindings = new Map<string, ComponentName>();
  for (const statement of program.body) {
    if (statement.type !== 'ImportDeclaration') {
      continue;
    }
    const { value: specifier, start: specifierAt } = statement.source;
    for (const each of statement.specifiers) {
      const name = importedName(each);
      const at = each.type === 'ImportSpecifier' ? each.imported.start : each.start;
      facts.push({ specifier, specifierAt, name, at });
      bindings.set(each.local.name, { specifier, path: name === '*' ? [] : [name] });
    }
  }
  if (bindings.size > 0) {
    forgetDeclared(program, bindings);
  }
  return { facts, bindings };
}

/** Removes the names that a variable, parameter, function or class has, too. */
function forgetDeclared(program: Program, names: Map<string, unknown>): void {
  for (const node of valueNodes(program)) {
    declaredIn(node).forEach((name) => names.delete(name));
  }
}

/** Returns the names that a node declares: variables, parameters, functions and classes. */
export function declaredIn(node: Node): string[] {
  if (node.type === 'VariableDeclarator') {
    return bindingNames(node.id);
  }
  if (node.type === 'CatchClause') {
    return node.param ? bindingNames(node.param) : [];
  }
  const own = 'id' in node && node.id?.type === 'Identifier' ? [node.id.name] : [];
  const parameters =
    node.type === 'FunctionDeclaration' || node.type === 'FunctionExpression' || node.type === 'ArrowFunctionExpression'
      ? node.params
      : [];
  return [...own, ...parameters.flatMap((parameter) => bindingNames(parameter))];
}
