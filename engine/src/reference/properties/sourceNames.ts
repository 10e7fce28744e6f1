import ts from 'typescript';

import type { NamedSymbol } from './library.ts';
import { DEFAULT, declaredName, exportsOf } from './packageNames.ts';

/**
 * Returns the names under which the script of a declaration file may know a component, the surest first: those of
 * exports, since bundlers number the names within declaration files and within scripts independently of each other.
 * A member that is declared where its owner is, `Menu.Item`, has the name of the owner in front.
 */
export function sourceNames({ symbol, name, source }: NamedSymbol, checker: ts.TypeChecker): string[] {
  const declared = declaredName(symbol);
  const exported = exportedNames(symbol, checker);
  const member = source?.path.at(-1);
  const isMember = exported.length === 0 && source !== null && source.path.length > 1 && member === declared;
  if (isMember) {
    return [...new Set([source.path.join('.'), name])];
  }
  const others = exported.filter((each) => each !== DEFAULT);
  return [...new Set([...(others.includes(declared) ? [declared] : []), ...others, declared, ...exported])];
}

/** Returns the names under which the file of a declaration exports it. */
function exportedNames(symbol: ts.Symbol, checker: ts.TypeChecker): string[] {
  const file = symbol.declarations?.[0]?.getSourceFile();
  const module = file && checker.getSymbolAtLocation(file);
  return module ? [...exportsOf(module, checker)].flatMap(([name, each]) => (each === symbol ? [name] : [])) : [];
}
