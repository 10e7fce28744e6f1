import ts from 'typescript';

import type { PropRow } from '../entry.ts';
import type { Defaults } from './defaults/propDefaults.ts';
import { readDocComment } from './docComment/readDocComment.ts';
import type { Library } from './library.ts';
import { isNativePackage } from './nativeProps.ts';
import { type OnNamedType, type TypeText, computedType, uniqueLinks, writtenType } from './typeText.ts';
import { unionText } from './unionText.ts';
import { unlistedValues } from './values.ts';

/** A property of an object type, or the properties with the same name in the members of a union. */
export interface Property {
  name: string;
  symbols: readonly ts.Symbol[];
  /** The first declaration, which determines the origin. */
  declaration: ts.Declaration | null;
  /** True if all members of the union have the property. */
  isEverywhere: boolean;
}

/** What the rows of a type need. */
export interface RowContext {
  library: Library;
  onNamedType: OnNamedType;
  defaults: Defaults;
}

/** Members of a union that say that they don't accept a property: `name?: never`. */
const REFUSED = ['never', 'undefined'];

/**
 * Creates the row of a property; null if it is hidden by a tag. For a union, the row has the types of all members and
 * is required, and deprecated, if it is so in every member.
 */
export function propRow({ symbols, isEverywhere }: Property, context: RowContext): PropRow | null {
  const described = symbols.flatMap((symbol) => describeProperty(symbol, context) ?? []);
  const accepting = described.filter(({ type }) => !REFUSED.includes(type));
  const rows = accepting.length > 0 ? accepting : described.filter(({ type }) => type !== 'never');
  const first = rows[0];
  if (!first) {
    return null;
  }
  const texts = [...new Set(rows.map(({ description }) => description))].filter((text) => text !== '');
  const deprecated = rows.every((row) => row.deprecated);
  return {
    ...first,
    description: texts.join('\n\n'),
    defaultValue: rows.map(({ defaultValue }) => defaultValue).find((value) => value !== null) ?? null,
    deprecated,
    deprecatedMessage: deprecated ? first.deprecatedMessage : '',
    type: unionText(rows.map(({ type }) => type)),
    required: isEverywhere && rows.length === symbols.length && rows.every(({ required }) => required),
    types: uniqueLinks(rows.flatMap(({ types }) => types))
  };
}

/** Creates rows for index signatures, e.g. `[key: string]: unknown`. */
export function indexRows(type: ts.Type, { library, onNamedType }: RowContext): PropRow[] {
  return library.checker.getIndexInfosOfType(type).flatMap(({ declaration, type: value }) => {
    const key = declaration?.parameters[0];
    return declaration && key && !isNativePackage(library.packageOf(declaration)?.name ?? '')
      ? [
          {
            name: `[${key.getText()}]`,
            ...typeOf(value, [declaration], { library, onNamedType }),
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
  const isOptional = (symbol.flags & ts.SymbolFlags.Optional) !== 0;
  const { type, types } =
    doc.propType === null
      ? typeOf(library.checker.getTypeOfSymbol(symbol), symbol.declarations ?? [], { library, onNamedType, isOptional })
      : { type: doc.propType, types: [] };
  const defaultValue = defaults.get(symbol.name) ?? doc.defaultValue;
  return {
    name: nameOf(symbol),
    type,
    defaultValue,
    description: doc.description,
    required: !isOptional,
    deprecated: doc.deprecated,
    deprecatedMessage: doc.deprecatedMessage,
    beta: doc.beta,
    betaMessage: doc.betaMessage,
    types
  };
}

/** Returns the name of a property; that of a symbol is written in brackets, as in its declaration. */
function nameOf(symbol: ts.Symbol): string {
  const declaration = symbol.declarations?.[0];
  const name = declaration && ts.getNameOfDeclaration(declaration);
  const isSymbol = symbol.escapedName.toString().startsWith('__@');
  return isSymbol && name ? name.getText() : symbol.name;
}

interface TypeContext {
  library: Library;
  onNamedType: OnNamedType;
  isOptional?: boolean;
}

/** Returns the text of a type: the author's, as long as the checker sees the same type, and else the checker's. */
function typeOf(
  type: ts.Type,
  declarations: readonly ts.Declaration[],
  { library, onNamedType, isOptional = false }: TypeContext
): TypeText {
  for (const declaration of declarations) {
    const written = annotation(declaration);
    const own = written && library.checker.getTypeFromTypeNode(written);
    if (written && own && isSameType(own, type, isOptional)) {
      return readable(writtenType(written, library, onNamedType), written, own, library);
    }
  }
  return computedType(type, library, onNamedType, { isOptional });
}

/**
 * Lists the values of a computed type without names that tell readers more, such as `Exclude<'a' | 'b', 'a'>`. The entry
 * of a generic type can't tell what it is for its arguments here.
 */
function readable(text: TypeText, node: ts.TypeNode, type: ts.Type, { checker }: Library): TypeText {
  const isGeneric = ts.isTypeReferenceNode(node) && node.typeArguments !== undefined;
  const values = isGeneric || text.types.length === 0 ? unlistedValues(node, type, checker) : [];
  return values.length === 0 ? text : { type: values.join(' | '), types: [] };
}

function annotation(declaration: ts.Declaration): ts.TypeNode | null {
  const isTyped =
    ts.isPropertySignature(declaration) ||
    ts.isPropertyDeclaration(declaration) ||
    ts.isIndexSignatureDeclaration(declaration);
  return (isTyped && declaration.type) || null;
}

/** Compares types by identity. The checker adds `undefined` to the type of an optional property. */
function isSameType(written: ts.Type, type: ts.Type, isOptional: boolean): boolean {
  if (written === type) {
    return true;
  }
  if (!isOptional) {
    return false;
  }
  const members = definedMembers(type);
  const expected = definedMembers(written);
  return members.size === expected.size && [...members].every((member) => expected.has(member));
}

function definedMembers(type: ts.Type): Set<ts.Type> {
  const members = type.isUnion() ? type.types : [type];
  return new Set(members.filter(({ flags }) => (flags & ts.TypeFlags.Undefined) === 0));
}
