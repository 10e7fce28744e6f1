import ts from 'typescript';

import { target } from '../packageNames.ts';

const SCOPE =
  ts.SymbolFlags.Value |
  ts.SymbolFlags.Type |
  ts.SymbolFlags.Namespace |
  ts.SymbolFlags.Alias |
  ts.SymbolFlags.EnumMember;

/**
 * Finds what a reference of TSDoc names, as seen from a declaration: `Props.size`, `Props#size`, or
 * `(Props:interface).size`. Null if there is none.
 */
export function referencedSymbol(reference: string, place: ts.Node, checker: ts.TypeChecker): ts.Symbol | null {
  const [first, ...members] = reference
    .replace(/:[\w-]+/g, '')
    .split(/[.#~()]+/)
    .filter((name) => name !== '');
  const root = checker.getSymbolsInScope(place, SCOPE).find(({ name }) => name === first);
  // Within its own file, the symbol of an export is not the one that other modules see.
  let found: ts.Symbol | undefined = root && target(checker.getExportSymbolOfSymbol(root), checker);
  for (const name of members) {
    found &&= memberOf(found, name, checker);
  }
  return found ?? null;
}

function memberOf(symbol: ts.Symbol, name: string, checker: ts.TypeChecker): ts.Symbol | undefined {
  const { flags } = symbol;
  const exported =
    flags & ts.SymbolFlags.Module && checker.getExportsOfModule(symbol).find((each) => each.name === name);
  if (exported) {
    return target(exported, checker);
  }
  const isType = (flags & ts.SymbolFlags.Type) !== 0;
  return (isType ? checker.getDeclaredTypeOfSymbol(symbol) : checker.getTypeOfSymbol(symbol)).getProperty(name);
}
