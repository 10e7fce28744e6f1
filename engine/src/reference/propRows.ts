import ts from 'typescript';

import type { Defaults } from './defaults.ts';
import { readDocComment } from './docComment.ts';
import type { PropRow } from './entry.ts';
import type { Library } from './library.ts';
import { type OnNamedType, type TypeText, computedType, writtenType } from './typeText.ts';

/** A property together with the declarations that say where it comes from. */
export interface Property {
  symbol: ts.Symbol;
  declaration: ts.Declaration | null;
  row: PropRow;
}

/** What a row is made with. */
export interface RowContext {
  library: Library;
  onNamedType: OnNamedType;
  defaults: Defaults;
}

/**
 * The properties of an object type. Of a union, those of all its members: required are the ones that every member
 * requires. Properties that their author hides are left out.
 */
export function propertiesOf(type: ts.Type, context: RowContext): Property[] {
  const { checker } = context.library;
  const alternatives = type.isUnion() ? type.types : [type];
  const found = alternatives.map((each) => checker.getPropertiesOfType(each));
  const byName = Map.groupBy(found.flat(), ({ name }) => name);
  return [...byName.values()].flatMap((symbols) => {
    const isEverywhere = symbols.length === alternatives.length;
    return joinProperties(symbols, isEverywhere, context);
  });
}

function joinProperties(symbols: readonly ts.Symbol[], isEverywhere: boolean, context: RowContext): Property[] {
  const properties = symbols.flatMap((symbol) => {
    const property = describeProperty(symbol, context);
    // `name?: never` says that this member of the union does not take it.
    return property === null || property.row.type === 'never' ? [] : [property];
  });
  const first = properties[0];
  if (!first) {
    return [];
  }
  const types = [...new Set(properties.map(({ row }) => row.type))];
  const required = isEverywhere && properties.length === symbols.length && properties.every(({ row }) => row.required);
  return [{ ...first, row: { ...first.row, type: types.join(' | '), required } }];
}

function describeProperty(symbol: ts.Symbol, { library, onNamedType, defaults }: RowContext): Property | null {
  const doc = readDocComment(symbol, library.checker);
  if (doc.isHidden) {
    return null;
  }
  const declaration = symbol.declarations?.[0] ?? null;
  const { type, types } =
    doc.propType === null ? typeOf(symbol, declaration, library, onNamedType) : { type: doc.propType, types: [] };
  const defaultValue = defaults.get(symbol.name) ?? doc.defaultValue;
  return {
    symbol,
    declaration,
    row: {
      name: symbol.name,
      type,
      defaultValue,
      description: doc.description,
      required: (symbol.flags & ts.SymbolFlags.Optional) === 0,
      deprecated: doc.deprecated,
      deprecatedMessage: doc.deprecatedMessage,
      beta: doc.beta,
      betaMessage: doc.betaMessage,
      types
    }
  };
}

function typeOf(
  symbol: ts.Symbol,
  declaration: ts.Declaration | null,
  library: Library,
  onNamedType: OnNamedType
): TypeText {
  const written = declaration && annotation(declaration);
  if (written && !namesTypeParameter(written, library.checker)) {
    return writtenType(written, library, onNamedType);
  }
  return computedType(library.checker.getTypeOfSymbol(symbol), library, onNamedType);
}

function annotation(declaration: ts.Declaration): ts.TypeNode | null {
  const isTyped = ts.isPropertySignature(declaration) || ts.isPropertyDeclaration(declaration);
  return (isTyped && declaration.type) || null;
}

/** True for a type that means something else in each use. */
function namesTypeParameter(node: ts.Node, checker: ts.TypeChecker): boolean {
  if (ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName)) {
    const symbol = checker.getSymbolAtLocation(node.typeName);
    const own = symbol?.declarations?.some((each) => isWithin(each, node));
    if (symbol && symbol.flags & ts.SymbolFlags.TypeParameter && !own) {
      return true;
    }
  }
  return ts.forEachChild(node, (child) => namesTypeParameter(child, checker) || undefined) ?? false;
}

/** A function type's own type parameter, as in `<T>(value: T) => void`, is the same in each use. */
function isWithin(declaration: ts.Declaration, node: ts.Node): boolean {
  return ts.isFunctionTypeNode(declaration.parent) && ts.findAncestor(node, (each) => each === declaration.parent) !== undefined;
}
