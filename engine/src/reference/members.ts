import ts from 'typescript';

import type { ExternalProps, InheritedProps, Members, PropRow } from './entry.ts';
import type { Library } from './library.ts';
import { type NativeProperty, describeNative, isNativePackage } from './nativeProps.ts';
import { type Property, type RowContext, propertiesOf } from './propRows.ts';

/** Whose properties are listed. */
export interface Owner {
  /** Name of the type that declares the owner's own properties, e.g. `ButtonProps`. */
  typeName: string;
  packageName: string;
}

type Origin =
  | { kind: 'own' }
  | { kind: 'native' }
  | { kind: 'inherited'; from: string; symbol: ts.Symbol; package: string }
  | { kind: 'external'; from: string; package: string };

/** The properties of a type by origin: its own, those of other types of the design system, native ones, foreign ones. */
export function describeMembers(type: ts.Type, owner: Owner, context: RowContext): Members {
  const own: PropRow[] = [];
  const native: NativeProperty[] = [];
  const inherited = new Map<string, InheritedProps>();
  const external = new Map<string, ExternalProps>();
  const taken = new Set<string>();
  for (const property of propertiesOf(type, context)) {
    const origin = originOf(property, owner, context.library);
    if (origin.kind !== 'native') {
      taken.add(property.row.name);
    }
    if (origin.kind === 'own') {
      own.push(property.row);
    } else if (origin.kind === 'native') {
      native.push({ symbol: property.symbol, container: containerOf(property.declaration)?.name ?? '' });
    } else if (origin.kind === 'inherited') {
      addInherited(inherited, property.row, origin, context);
    } else {
      const group = external.get(origin.from) ?? { from: origin.from, package: origin.package, names: [] };
      external.set(origin.from, { ...group, names: [...group.names, property.row.name].toSorted() });
    }
  }
  return {
    props: sortRows(own),
    inherited: [...inherited.values()].map((group) => ({ ...group, props: sortRows(group.props) })),
    external: [...external.values()],
    native: describeNative(native, taken, context.library.checker)
  };
}

function addInherited(
  groups: Map<string, InheritedProps>,
  row: PropRow,
  { from, symbol, package: packageName }: Extract<Origin, { kind: 'inherited' }>,
  { library, onNamedType }: RowContext
): void {
  const key = `${packageName} ${from}`;
  const known = groups.get(key);
  if (known) {
    known.props.push(row);
    return;
  }
  const named = library.identify(symbol);
  if (named) {
    onNamedType(named);
  }
  groups.set(key, { from, id: named?.id ?? null, package: packageName, props: [row] });
}

function originOf({ declaration }: Property, { typeName, packageName }: Owner, library: Library): Origin {
  if (!declaration) {
    return { kind: 'own' };
  }
  const owner = library.packageOf(declaration);
  if (isNativePackage(owner)) {
    return { kind: 'native' };
  }
  const container = containerOf(declaration);
  const isOwn = container === undefined || container.name === typeName;
  if (isOwn && owner === packageName) {
    return { kind: 'own' };
  }
  const symbol = container && library.checker.getSymbolAtLocation(container.node);
  if (symbol && library.identify(symbol)) {
    return { kind: 'inherited', from: container.name, symbol, package: owner };
  }
  return { kind: 'external', from: container?.name ?? owner, package: owner };
}

/** The named type that declares a property. */
function containerOf(declaration: ts.Declaration | null): { name: string; node: ts.Identifier } | undefined {
  const container =
    declaration &&
    ts.findAncestor(declaration, (node) => ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node));
  if (!container) {
    return undefined;
  }
  const { name } = container as ts.InterfaceDeclaration | ts.TypeAliasDeclaration;
  return { name: name.text, node: name };
}

function sortRows(rows: readonly PropRow[]): PropRow[] {
  return rows.toSorted(
    (a, b) => Number(b.required) - Number(a.required) || a.name.localeCompare(b.name, 'en', { sensitivity: 'base' })
  );
}
