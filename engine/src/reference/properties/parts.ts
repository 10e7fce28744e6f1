import ts from 'typescript';

import { exportsOf, target } from './packageNames.ts';

/** Returns the parts of a namespace or value by name: `Root` of `Dialog`, `Item` of `Menu`. */
export function partsOf(symbol: ts.Symbol, checker: ts.TypeChecker): Map<string, ts.Symbol> {
  const found = new Map<string, ts.Symbol>();
  if (symbol.flags & (ts.SymbolFlags.Variable | ts.SymbolFlags.Function | ts.SymbolFlags.Class | PROPERTY)) {
    for (const property of checker.getPropertiesOfType(checker.getTypeOfSymbol(symbol))) {
      found.set(property.name, originalOf(property, checker));
    }
  }
  if (symbol.flags & ts.SymbolFlags.Module) {
    inWrittenOrder(exportsOf(symbol, checker)).forEach(([name, part]) => found.set(name, originalOf(part, checker)));
  }
  return found;
}

/** The checker lists functions before constants. Exports of several files are in the order of the exports. */
function inWrittenOrder(exports: ReadonlyMap<string, ts.Symbol>): [string, ts.Symbol][] {
  const all = [...exports];
  const files = new Set(all.map(([, symbol]) => symbol.declarations?.[0]?.getSourceFile()));
  const position = (symbol: ts.Symbol): number => symbol.declarations?.[0]?.pos ?? 0;
  return files.size > 1 ? all : all.toSorted(([, a], [, b]) => position(a) - position(b));
}

const PROPERTY = ts.SymbolFlags.Property;

/** Follows `Item: typeof MenuItem` to the constant, which has the comment and the source with the defaults. */
function originalOf(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  const declaration = symbol.declarations?.[0];
  const isTyped =
    declaration &&
    (ts.isPropertySignature(declaration) ||
      ts.isPropertyDeclaration(declaration) ||
      ts.isVariableDeclaration(declaration));
  const type = isTyped ? declaration.type : undefined;
  if (!type || !ts.isTypeQueryNode(type) || type.typeArguments) {
    return symbol;
  }
  const named = checker.getSymbolAtLocation(type.exprName);
  return named ? target(named, checker) : symbol;
}
