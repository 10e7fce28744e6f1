import ts from 'typescript';

import type { TypeLink } from '../entry.ts';
import type { Library, NamedSymbol } from './library.ts';

/** A type as readers see it, with the types of the design system that it names. */
export interface TypeText {
  type: string;
  types: TypeLink[];
}

/** Called with each type that a shown type names, so that it gets an entry too. */
export type OnNamedType = (named: NamedSymbol) => void;

const printer = ts.createPrinter({ removeComments: true });
const format: ts.TypeFormatFlags =
  ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;

/** Text of a type as its author wrote it, on one line and without comments. */
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

/** Text of a type that nobody wrote, e.g. of a generic property for the type it is used with. */
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

/** Source text of a type on one line. */
function nodeText(node: ts.TypeNode): string {
  const text = printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile());
  return withoutImports(text)
    .replace(/\s*\n\s*/g, ' ')
    .replace(/^\| /, '');
}

/** `import("react").Ref` -> `Ref`: where a name comes from is of no use to readers. */
export function withoutImports(text: string): string {
  return text.replace(/import\((["'])[^"']*\1\)\./g, '');
}

/** The name that a type goes by. */
export function symbolOf(type: ts.Type): ts.Symbol | undefined {
  // Declared as always there, but unions and literals have none.
  return type.aliasSymbol ?? type.symbol;
}

/** Links in their order, each once. */
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

/** The design system's type that an identifier means; type parameters and enum members have no entry. */
function namedType(name: ts.Identifier, library: Library): NamedSymbol | null {
  const { checker } = library;
  const local = checker.getSymbolAtLocation(name);
  const symbol = local && local.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(local) : local;
  if (!symbol || symbol.flags & (ts.SymbolFlags.TypeParameter | ts.SymbolFlags.EnumMember)) {
    return null;
  }
  return library.identify(symbol);
}
