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
    exportsOf(symbol, checker).forEach((part, name) => found.set(name, originalOf(part, checker)));
  }
  return found;
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
