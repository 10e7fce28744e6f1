import ts from 'typescript';

import type { TypeLink } from '../entry.ts';
import type { Library, NamedSymbol } from './library.ts';
import { target } from './packageNames.ts';

/** Display text of a type, with links to the design system types that it references. */
export interface TypeText {
  type: string;
  types: TypeLink[];
}

/** Called with each referenced type, so that it gets an entry too. */
export type OnNamedType = (named: NamedSymbol) => void;

const printer = ts.createPrinter({ removeComments: true });
const format: ts.NodeBuilderFlags =
  ts.NodeBuilderFlags.NoTruncation |
  ts.NodeBuilderFlags.IgnoreErrors |
  ts.NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope |
  ts.NodeBuilderFlags.UseSingleQuotesForStringLiteralType;

/** Returns the text of a type as written, on one line and without comments. */
export function writtenType(node: ts.TypeNode, library: Library, onNamedType: OnNamedType): TypeText {
  const links = new Map<string, TypeLink>();
  const visit = (child: ts.Node): void => {
    const name = referencedName(child);
    const named = name && namedType(name, library);
    if (named && !links.has(named.name)) {
      links.set(named.name, { name: name.getText(), id: named.id });
      onNamedType(named);
    }
    ts.forEachChild(child, visit);
  };
  visit(node);
  return { type: nodeText(node, node.getSourceFile()), types: [...links.values()] };
}

/**
 * Returns the text of a type that nobody wrote, e.g. of a generic property with its type arguments applied.
 * @param isOptional leaves out `undefined`, which the checker adds to the type of an optional property
 */
export function computedType(
  type: ts.Type,
  library: Library,
  onNamedType: OnNamedType,
  { isOptional = false }: { isOptional?: boolean } = {}
): TypeText {
  const node = library.checker.typeToTypeNode(type, undefined, format);
  if (!node) {
    return { type: library.checker.typeToString(type), types: [] };
  }
  const text = nodeText(isOptional ? withoutUndefined(node) : node, EMPTY_FILE);
  const words = new Set(text.split(/[^\p{L}\p{N}_$]+/u));
  const links = new Map<string, TypeLink>();
  for (const symbol of namedParts(type, library.checker)) {
    const named = words.has(symbol.name) ? library.identify(symbol) : null;
    if (named && !links.has(symbol.name)) {
      links.set(symbol.name, { name: symbol.name, id: named.id });
      onNamedType(named);
    }
  }
  return { type: text, types: [...links.values()] };
}

/** Deep enough for `Record<Size, Item[]>`; a recursive type has no end. */
const MAX_DEPTH = 4;

/** Returns the symbols that the text of a type may name: those of its alias, its parts and its type arguments. */
function namedParts(type: ts.Type, checker: ts.TypeChecker, depth = 0): ts.Symbol[] {
  if (depth > MAX_DEPTH) {
    return [];
  }
  const symbol = symbolOf(type);
  const within = type.aliasSymbol ? (type.aliasTypeArguments ?? []) : partsOfType(type, checker);
  return [...(symbol ? [symbol] : []), ...within.flatMap((part) => namedParts(part, checker, depth + 1))];
}

function partsOfType(type: ts.Type, checker: ts.TypeChecker): readonly ts.Type[] {
  if (type.isUnionOrIntersection()) {
    return type.types;
  }
  const signatureTypes = type
    .getCallSignatures()
    .flatMap((signature) => [
      ...signature.getParameters().map((parameter) => checker.getTypeOfSymbol(parameter)),
      signature.getReturnType()
    ]);
  return isReference(type) ? checker.getTypeArguments(type) : type.isClassOrInterface() ? [] : signatureTypes;
}

function isReference(type: ts.Type): type is ts.TypeReference {
  return (
    (type.flags & ts.TypeFlags.Object) !== 0 && ((type as ts.ObjectType).objectFlags & ts.ObjectFlags.Reference) !== 0
  );
}

/** The printer needs a file, even for nodes that are in none. */
const EMPTY_FILE = ts.createSourceFile('type.ts', '', ts.ScriptTarget.Latest);

/** Prints a type, or a type parameter, on one line and without the modules of names. */
export function nodeText(node: ts.TypeNode | ts.TypeParameterDeclaration, file: ts.SourceFile): string {
  const { transformed } = ts.transform<ts.Node>(node, [removeModules]);
  return printer
    .printNode(ts.EmitHint.Unspecified, withoutParentheses(transformed[0] ?? node), file)
    .replace(/\[\s*\n\s*/g, '[')
    .replace(/\s*\n\s*\]/g, ']')
    .replace(/\s*\n\s*/g, ' ')
    .replace(/^\| /, '');
}

/** `import("react").Ref` -> `Ref`: readers don't need the origin. */
function removeModules({ factory }: ts.TransformationContext) {
  const visit = (node: ts.Node): ts.Node => {
    const inner = ts.visitEachChild(node, visit, undefined);
    if (!ts.isImportTypeNode(inner) || !inner.qualifier) {
      return inner;
    }
    return inner.isTypeOf
      ? factory.createTypeQueryNode(inner.qualifier, inner.typeArguments)
      : factory.createTypeReferenceNode(inner.qualifier, inner.typeArguments);
  };
  return visit;
}

function withoutParentheses(node: ts.Node): ts.Node {
  return ts.isParenthesizedTypeNode(node) ? withoutParentheses(node.type) : node;
}

function withoutUndefined(node: ts.TypeNode): ts.TypeNode {
  if (!ts.isUnionTypeNode(node)) {
    return node;
  }
  const rest = node.types.filter(({ kind }) => kind !== ts.SyntaxKind.UndefinedKeyword);
  const [only] = rest;
  return rest.length === 1 && only ? only : rest.length === 0 ? node : ts.factory.createUnionTypeNode(rest);
}

/** Returns the alias symbol of a type, falling back to its own symbol. */
export function symbolOf(type: ts.Type): ts.Symbol | undefined {
  // Typed as always defined, but unions and literals have none.
  return type.aliasSymbol ?? type.symbol;
}

/** Removes duplicate links and keeps their order. */
export function uniqueLinks(links: readonly TypeLink[]): TypeLink[] {
  return [...new Map(links.map((link) => [link.name, link])).values()];
}

function referencedName(node: ts.Node): ts.Identifier | null {
  if (ts.isTypeReferenceNode(node)) {
    return ts.isIdentifier(node.typeName) ? node.typeName : node.typeName.right;
  }
  if (ts.isExpressionWithTypeArguments(node)) {
    return ts.isIdentifier(node.expression) ? node.expression : null;
  }
  if (ts.isTypeQueryNode(node)) {
    return ts.isIdentifier(node.exprName) ? node.exprName : node.exprName.right;
  }
  if (ts.isImportTypeNode(node) && node.qualifier) {
    return ts.isIdentifier(node.qualifier) ? node.qualifier : node.qualifier.right;
  }
  return null;
}

/** Resolves an identifier to a design system type; null for type parameters and enum members, which have no entry. */
function namedType(name: ts.Identifier, library: Library): NamedSymbol | null {
  const { checker } = library;
  const local = checker.getSymbolAtLocation(name);
  return local ? library.identify(target(local, checker)) : null;
}
