import ts from 'typescript';

import type { Defaults } from './defaults.ts';
import { readDocComment } from './docComment.ts';
import type { PropRow } from '../entry.ts';
import type { Library } from './library.ts';
import { isNativePackage } from './nativeProps.ts';
import { type OnNamedType, type TypeText, computedType, uniqueLinks, writtenType } from './typeText.ts';

/** A property of an object type, or the properties of one name that the members of a union have. */
export interface Property {
  name: string;
  symbols: readonly ts.Symbol[];
  /** The first place that declares it; it tells where the property comes from. */
  declaration: ts.Declaration | null;
  /** True unless some member of the union lacks it. */
  isEverywhere: boolean;
}

/** What a row is made with. */
export interface RowContext {
  library: Library;
  onNamedType: OnNamedType;
  defaults: Defaults;
}

/** The properties of an object type; of a union, those of all its members. */
export function propertiesOf(type: ts.Type, checker: ts.TypeChecker): Property[] {
  const alternatives = type.isUnion() ? type.types : [type];
  const symbols = alternatives.flatMap((each) => checker.getPropertiesOfType(each));
  return [...Map.groupBy(symbols, ({ name }) => name)].map(([name, group]) => ({
    name,
    symbols: group,
    declaration: group[0]?.declarations?.[0] ?? null,
    isEverywhere: group.length === alternatives.length
  }));
}

/**
 * The row of a property, or null if its author hides it. Of a union, the row has the types of all members; it is
 * required if every member requires it.
 */
export function propRow({ symbols, isEverywhere }: Property, context: RowContext): PropRow | null {
  const described = symbols.flatMap((symbol) => describeProperty(symbol, context) ?? []);
  // `name?: never` says that this member of the union does not take it.
  const rows = described.filter(({ type }) => type !== 'never');
  const first = rows[0];
  if (!first) {
    return null;
  }
  return {
    ...first,
    type: [...new Set(rows.map(({ type }) => type))].join(' | '),
    required: isEverywhere && rows.length === symbols.length && rows.every(({ required }) => required),
    types: uniqueLinks(rows.flatMap(({ types }) => types))
  };
}

/** Rows for properties of any name, as `[key: string]: unknown` allows them. */
export function indexRows(type: ts.Type, { library, onNamedType }: RowContext): PropRow[] {
  return library.checker.getIndexInfosOfType(type).flatMap(({ declaration }) => {
    const key = declaration?.parameters[0];
    return declaration && key && !isNativePackage(library.packageOf(declaration))
      ? [
          {
            name: `[${key.getText()}]`,
            ...writtenType(declaration.type, library, onNamedType),
            defaultValue: null,
            description: '',
            required: false,
            deprecated: false,
            deprecatedMessage: '',
            beta: false,
            betaMessage: ''
          }
        ]
      : [];
  });
}

function describeProperty(symbol: ts.Symbol, { library, onNamedType, defaults }: RowContext): PropRow | null {
  const doc = readDocComment(symbol, library.checker);
  if (doc.isHidden) {
    return null;
  }
  const { type, types } =
    doc.propType === null ? typeOf(symbol, library, onNamedType) : { type: doc.propType, types: [] };
  const defaultValue = defaults.get(symbol.name) ?? doc.defaultValue;
  return {
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
  };
}

function typeOf(symbol: ts.Symbol, library: Library, onNamedType: OnNamedType): TypeText {
  const declaration = symbol.declarations?.[0];
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
  return (
    ts.isFunctionTypeNode(declaration.parent) &&
    ts.findAncestor(node, (each) => each === declaration.parent) !== undefined
  );
}
