import ts from 'typescript';

import { target } from './packageNames.ts';

/** More values would fill the page. */
const MAX_LISTED_VALUES = 100;

/** Returns the values of a type that does not list them itself, e.g. `keyof typeof sizes`, in the author's order. */
export function unlistedValues(node: ts.TypeNode, type: ts.Type, checker: ts.TypeChecker): string[] {
  const isListed = ts.isUnionTypeNode(node) && node.types.every((each) => ts.isLiteralTypeNode(each));
  const parts = type.isUnion() ? type.types : [];
  const literals = parts.flatMap((part) => (part.isStringLiteral() || part.isNumberLiteral() ? [part.value] : []));
  if (isListed || literals.length < parts.length || literals.length > MAX_LISTED_VALUES) {
    return [];
  }
  const order = [...new Set(writtenValues(node, checker))];
  const rank = (value: string | number): number => {
    const index = order.indexOf(value);
    return index < 0 ? order.length : index;
  };
  return literals
    .toSorted((a, b) => rank(a) - rank(b))
    .map((value) => (typeof value === 'string' ? `'${value}'` : String(value)));
}

/**
 * Collects values where an author wrote them: the literals of a type, those of the types that it names, and the keys
 * and values of a constant. The checker sorts the members of a union by when it met them.
 */
function writtenValues(node: ts.Node, checker: ts.TypeChecker, seen = new Set<ts.Symbol>()): (string | number)[] {
  if (ts.isLiteralTypeNode(node)) {
    const { literal } = node;
    return ts.isStringLiteral(literal) ? [literal.text] : ts.isNumericLiteral(literal) ? [Number(literal.text)] : [];
  }
  const name = ts.isTypeReferenceNode(node) ? node.typeName : ts.isTypeQueryNode(node) ? node.exprName : null;
  const local = name && checker.getSymbolAtLocation(name);
  const symbol = local ? target(local, checker) : null;
  if (symbol && ts.isTypeQueryNode(node)) {
    return constantValues(symbol, checker);
  }
  if (symbol && !seen.has(symbol)) {
    seen.add(symbol);
    const aliased = (symbol.declarations ?? []).flatMap((each) => (ts.isTypeAliasDeclaration(each) ? each.type : []));
    const typeArguments = ts.isTypeReferenceNode(node) ? (node.typeArguments ?? []) : [];
    return [...typeArguments, ...aliased].flatMap((each) => writtenValues(each, checker, seen));
  }
  const found: (string | number)[] = [];
  ts.forEachChild(node, (child) => {
    found.push(...writtenValues(child, checker, seen));
  });
  return found;
}

function constantValues(symbol: ts.Symbol, checker: ts.TypeChecker): (string | number)[] {
  const type = checker.getTypeOfSymbol(symbol);
  if (type.isStringLiteral() || type.isNumberLiteral()) {
    return [type.value];
  }
  const properties = checker.isArrayLikeType(type) ? [] : checker.getPropertiesOfType(type);
  return properties.flatMap((property) => {
    const value = checker.getTypeOfSymbol(property);
    return [property.name, ...(value.isStringLiteral() || value.isNumberLiteral() ? [value.value] : [])];
  });
}
