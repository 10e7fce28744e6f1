import type { Node, Program } from 'oxc-parser';

import { importedName, moduleName } from '../../core/importedName.ts';
import type { ComponentName, ImportFact } from './facts.ts';

/** A call that loads a module. */
export interface LoadedModule {
  node: Node;
  specifier: string;
  /** Offset of the specifier's text, with its quotes. */
  at: number;
}

/** Reads the declarations that import from modules, or export what others have. */
export function moduleFacts({ body }: Program): { facts: ImportFact[]; names: ReadonlyMap<string, ComponentName> } {
  const facts: ImportFact[] = [];
  const names = new Map<string, ComponentName>();
  for (const statement of body) {
    if (statement.type === 'ImportDeclaration') {
      const { value: specifier, start: specifierAt } = statement.source;
      for (const each of statement.specifiers) {
        const name = importedName(each);
        const at = each.type === 'ImportSpecifier' ? each.imported.start : each.start;
        facts.push({ specifier, specifierAt, name, at, local: each.local.name });
        names.set(each.local.name, { specifier, path: name === '*' ? [] : [name] });
      }
    } else if (statement.type === 'ExportNamedDeclaration' && statement.source && statement.exportKind !== 'type') {
      const { value: specifier, start: specifierAt } = statement.source;
      for (const { local, exportKind } of statement.specifiers) {
        if (exportKind !== 'type') {
          facts.push({ specifier, specifierAt, name: moduleName(local), at: local.start });
        }
      }
    }
  }
  return { facts, names };
}

/** Returns the module that an expression is: `require('…')`, or `await import('…')`; null for others. */
export function loadedModule(node: Node): LoadedModule | null {
  if (node.type === 'AwaitExpression') {
    return node.argument.type === 'ImportExpression' ? loadedModule(node.argument) : null;
  }
  const isRequire =
    node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === 'require';
  const source = node.type === 'ImportExpression' ? node.source : isRequire ? node.arguments[0] : undefined;
  return source?.type === 'Literal' && typeof source.value === 'string'
    ? { node, specifier: source.value, at: source.start }
    : null;
}

/** Returns the names that a pattern takes out of an object, with the variables that get them; null for none. */
export function patternNames(pattern: Node): { name: string; at: number; local: string | null }[] {
  return pattern.type === 'ObjectPattern'
    ? pattern.properties.flatMap((property) => {
        if (property.type !== 'Property' || property.computed || property.key.type !== 'Identifier') {
          return [];
        }
        const { key, value } = property;
        // A default value says that the object may lack the name.
        return value.type === 'AssignmentPattern'
          ? []
          : [{ name: key.name, at: key.start, local: value.type === 'Identifier' ? value.name : null }];
      })
    : [];
}
