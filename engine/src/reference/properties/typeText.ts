import ts from 'typescript';

import type { TypeLink } from '../entry.ts';
import type { Library, NamedSymbol } from './library.ts';

/** Display text of a type, with links to the design system types that it references. */
export interface TypeText {
  type: string;
  types: TypeLink[];
}

/** Called with each referenced type, so that it gets an entry too. */
export type OnNamedType = (named: NamedSymbol) => void;

const printer = ts.createPrinter({ removeComments: true });
const format: ts.TypeFormatFlags =
  ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;

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
  return { type: nodeText(node), types: [...links.values()] };
}

/** Returns the text of an inferred type, e.g. of a generic property with its type arguments applied. */
export function computedType(type: ts.Type, library: Library, onNamedType: OnNamedType): TypeText {
  const symbol = symbolOf(type);
  const named = symbol ? library.identify(symbol) : null;
  const text = withoutUndefined(withoutImports(library.checker.typeToString(type, undefined, format)));
  if (named === null || !text.split(/[^\w$]+/).includes(named.name)) {
    return { type: text, types: [] };
  }
  onNamedType(named);
  return { type: text, types: [{ name: named.name, id: named.id }] };
}

/** Prints a type node on one line. */
function nodeText(node: ts.TypeNode): string {
  const text = printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile());
  return withoutImports(text)
    .replace(/\s*\n\s*/g, ' ')
    .replace(/^\| /, '');
}

/** `import("react").Ref` -> `Ref`: readers don't need the origin. */
export function withoutImports(text: string): string {
  return text.replace(/import\((["'])[^"']*\1\)\./g, '');
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

function withoutUndefined(text: string): string {
  return text.replace(/ \| undefined$/, '');
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
  const symbol = local && local.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(local) : local;
  if (!symbol || symbol.flags & (ts.SymbolFlags.TypeParameter | ts.SymbolFlags.EnumMember)) {
    return null;
  }
  return library.identify(symbol);
}
