import ts from 'typescript';

import { createCodeComparison } from '../../core/language.ts';
import type { ExternalProps, InheritedProps, Members, PropRow } from '../entry.ts';
import type { ComponentProps } from './component.ts';
import type { Library, NamedSymbol } from './library.ts';
import { type NativeProperty, describeNative, isNativePackage } from './nativeProps.ts';
import { type Property, type RowContext, indexRows, propRow } from './propRow.ts';

/** Type whose properties are listed. */
interface Owner {
  /** Names of the types that declare its own properties, e.g. `ButtonProps`. */
  typeNames: readonly string[];
  /** The package that declares it. */
  packageName: string;
}

type Origin =
  | { kind: 'own' }
  | { kind: 'native' }
  | { kind: 'inherited'; from: string; named: NamedSymbol | null; package: string }
  | { kind: 'external'; from: string; package: string };

/**
 * Groups the properties of a type by origin: its own, inherited from other types of the design system, native, and from
 * other packages.
 */
export function describeMembers(props: ComponentProps, owner: Owner, context: RowContext): Members {
  const own: PropRow[] = [];
  const native: NativeProperty[] = [];
  const inherited = new Map<string, InheritedProps>();
  const external = new Map<string, ExternalProps>();
  const declared = new Set<string>();
  for (const property of propertiesOf(props, context.library)) {
    const origin = originOf(property, owner, context.library);
    if (origin.kind === 'native') {
      native.push({ name: property.name, symbols: property.symbols, container: containerOf(property)?.name ?? '' });
      continue;
    }
    declared.add(property.name);
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
    props: [...sortRows(own), ...indexRowsOf(props.types, context)],
    inherited: [...inherited.values()].map((group) => ({ ...group, props: sortRows(group.props) })),
    external: [...external.values()],
    native: describeNative(native, declared, context.library.checker)
  };
}

function addInherited(
  groups: Map<string, InheritedProps>,
  row: PropRow,
  { from, named, package: packageName }: Extract<Origin, { kind: 'inherited' }>,
  { onNamedType }: RowContext
): void {
  const key = `${packageName} ${from}`;
  const known = groups.get(key);
  if (known) {
    known.props.push(row);
    return;
  }
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
  const owner = library.packageOf(declaration)?.name ?? '';
  if (isNativePackage(owner)) {
    return { kind: 'native' };
  }
  const container = containerOf(property);
  const isOwn = container === undefined || typeNames.includes(container.name);
  if (isOwn && owner === packageName) {
    return { kind: 'own' };
  }
  const from = container?.name ?? owner;
  if (!library.isDocumented(declaration)) {
    return { kind: 'external', from, package: owner };
  }
  const symbol = container && library.checker.getSymbolAtLocation(container.node);
  return { kind: 'inherited', from, named: symbol ? library.identify(symbol) : null, package: owner };
}

/** Returns the interface or type alias that declares a property. */
function containerOf({ declaration }: Property): { name: string; node: ts.Identifier } | undefined {
  const isContainer = (node: ts.Node): node is ts.InterfaceDeclaration | ts.TypeAliasDeclaration =>
    ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);
  const container = declaration ? ts.findAncestor(declaration, isContainer) : undefined;
  return container && { name: container.name.text, node: container.name };
}

const compareNames = createCodeComparison({ sensitivity: 'base' });

function sortRows(rows: readonly PropRow[]): PropRow[] {
  return rows.toSorted((a, b) => Number(b.required) - Number(a.required) || compareNames(a.name, b.name));
}

/** Returns the properties of an object type, or of all members of a union. */
function propertiesOf({ types, acceptsNone }: ComponentProps, library: Library): Property[] {
  const alternatives = types.flatMap((type) => (type.isUnion() ? type.types : [type]));
  const symbols = alternatives.flatMap((each) => library.checker.getPropertiesOfType(each));
  return [...Map.groupBy(symbols, ({ name }) => name)].map(([name, group]) => {
    const declarations = group.flatMap((symbol) => symbol.declarations ?? []);
    return {
      name,
      symbols: group,
      // An author's declaration beside React's changes the property.
      declaration: declarations.find((each) => library.isDocumented(each)) ?? declarations[0] ?? null,
      isEverywhere: !acceptsNone && group.length === alternatives.length
    };
  });
}

function indexRowsOf(types: readonly ts.Type[], context: RowContext): PropRow[] {
  const rows = types.flatMap((type) => indexRows(type, context));
  return [...new Map(rows.map((row) => [row.name, row])).values()];
}
