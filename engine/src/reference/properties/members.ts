import ts from 'typescript';

import type { ExternalProps, InheritedProps, Members, PropRow } from '../entry.ts';
import type { Library } from './library.ts';
import { type NativeProperty, describeNative, isNativePackage } from './nativeProps.ts';
import { type Property, type RowContext, indexRows, propRow, propertiesOf } from './propRows.ts';

/** Whose properties are listed. */
export interface Owner {
  /** Names of the types that declare the owner's own properties, e.g. `ButtonProps`. */
  typeNames: readonly string[];
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
  for (const property of propertiesOf(type, context.library.checker)) {
    const origin = originOf(property, owner, context.library);
    if (origin.kind === 'native') {
      native.push({ name: property.name, symbol: property.symbols[0], container: containerOf(property)?.name ?? '' });
      continue;
    }
    taken.add(property.name);
    if (origin.kind === 'external') {
      const key = `${origin.package} ${origin.from}`;
      const group = external.get(key) ?? { from: origin.from, package: origin.package, names: [] };
      external.set(key, { ...group, names: [...group.names, property.name].toSorted() });
      continue;
    }
    const row = propRow(property, context);
    if (row && origin.kind === 'own') {
      own.push(row);
    } else if (row && origin.kind === 'inherited') {
      addInherited(inherited, row, origin, context);
    }
  }
  return {
    props: [...sortRows(own), ...indexRows(type, context)],
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

function originOf(property: Property, { typeNames, packageName }: Owner, library: Library): Origin {
  const { declaration } = property;
  if (!declaration) {
    return { kind: 'own' };
  }
  const owner = library.packageOf(declaration);
  if (isNativePackage(owner)) {
    return { kind: 'native' };
  }
  const container = containerOf(property);
  const isOwn = container === undefined || typeNames.includes(container.name);
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
function containerOf({ declaration }: Property): { name: string; node: ts.Identifier } | undefined {
  const isContainer = (node: ts.Node): node is ts.InterfaceDeclaration | ts.TypeAliasDeclaration =>
    ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);
  const container = declaration ? ts.findAncestor(declaration, isContainer) : undefined;
  return container && { name: container.name.text, node: container.name };
}

function sortRows(rows: readonly PropRow[]): PropRow[] {
  return rows.toSorted(
    (a, b) => Number(b.required) - Number(a.required) || a.name.localeCompare(b.name, 'en', { sensitivity: 'base' })
  );
}
