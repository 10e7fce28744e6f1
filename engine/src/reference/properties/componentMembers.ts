import ts from 'typescript';

import type { ExternalProps, InheritedProps, Members, PropRow } from '../entry.ts';
import type { Library } from './library.ts';
import type { Defaults } from './defaults/propDefaults.ts';
import { type NativeProperty, describeNative, isNativePackage } from './nativeProps.ts';
import { symbolOf, type OnNamedType, type TypeText, computedType, uniqueLinks, writtenType } from './typeText.ts';
import { readDocComment } from './docComment/readDocComment.ts';

/** Type whose properties are listed. */
interface Owner {
  /** Names of the types that declare its own properties, e.g. `ButtonProps`. */
  typeNames: readonly string[];
  packageName: string;
}

type Origin =
  | { kind: 'own' }
  | { kind: 'native' }
  | { kind: 'inherited'; from: string; symbol: ts.Symbol; package: string }
  | { kind: 'external'; from: string; package: string };

/**
 * Groups the properties of a type by origin: its own, inherited from other types of the design system, native, and from
 * other packages.
 */
export function describeMembers(type: ts.Type, owner: Owner, context: RowContext): Members {
  const own: PropRow[] = [];
  const native: NativeProperty[] = [];
  const inherited = new Map<string, InheritedProps>();
  const external = new Map<string, ExternalProps>();
  const declared = new Set<string>();
  for (const property of propertiesOf(type, context.library.checker)) {
    const origin = originOf(property, owner, context.library);
    if (origin.kind === 'native') {
      native.push({ name: property.name, symbol: property.symbols[0], container: containerOf(property)?.name ?? '' });
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
    props: [...sortRows(own), ...indexRows(type, context)],
    inherited: [...inherited.values()].map((group) => ({ ...group, props: sortRows(group.props) })),
    external: [...external.values()],
    native: describeNative(native, declared, context.library.checker)
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

/** Returns the interface or type alias that declares a property. */
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

/** Props of a component. */
interface ComponentProps {
  type: ts.Type;
  /** Name of the props type, e.g. `ButtonProps`; empty for an anonymous type. */
  typeName: string;
  symbol: ts.Symbol | undefined;
}

const RENDERED_TYPE = /\b(Element|ReactNode|ReactElement|ReactPortal)\b|^(null|any)$/;

/**
 * True for values usable as JSX elements: a class with `render`, or a function with at most two parameters that returns
 * nodes.
 */
export function isComponent(name: string, type: ts.Type, checker: ts.TypeChecker): boolean {
  if (!/^[A-Z]/.test(name)) {
    return false;
  }
  if (isComponentClass(type)) {
    return true;
  }
  return type.getCallSignatures().some((signature) => {
    const first = signature.getParameters()[0];
    const props = first && checker.getTypeOfSymbol(first);
    const isObject =
      !props || (props.flags & (ts.TypeFlags.StructuredType | ts.TypeFlags.Any | ts.TypeFlags.TypeParameter)) !== 0;
    const result = checker.typeToString(signature.getReturnType());
    return isObject && signature.getParameters().length <= 2 && RENDERED_TYPE.test(result);
  });
}

/** Returns the props type of a component; null if it has no props. */
export function componentProps(type: ts.Type, checker: ts.TypeChecker): ComponentProps | null {
  const props = isComponentClass(type) ? classProps(type, checker) : functionProps(type, checker);
  if (!props) {
    return null;
  }
  const named = namedPart(props);
  return { type: props, typeName: named?.name ?? '', symbol: named };
}

function isComponentClass(type: ts.Type): boolean {
  return type.getConstructSignatures().some((signature) => signature.getReturnType().getProperty('render'));
}

function classProps(type: ts.Type, checker: ts.TypeChecker): ts.Type | undefined {
  const instance = type.getConstructSignatures()[0]?.getReturnType();
  const props = instance?.getProperty('props');
  return props && checker.getTypeOfSymbol(props);
}

function functionProps(type: ts.Type, checker: ts.TypeChecker): ts.Type | undefined {
  const first = type.getCallSignatures()[0]?.getParameters()[0];
  const props = first && checker.getTypeOfSymbol(first);
  return props && (checker.getBaseConstraintOfType(props) ?? props);
}

/** Utility types of TypeScript and React that wrap the props type written by the component's author. */
const WRAPPERS = [
  'Omit',
  'Pick',
  'Partial',
  'Required',
  'Readonly',
  'PropsWithChildren',
  'PropsWithoutRef',
  'RefAttributes'
];

/**
 * Unwraps utility types: `ref` is added by an intersection, properties are removed by `Omit`. The named type inside is
 * the props type.
 */
function namedPart(type: ts.Type): ts.Symbol | undefined {
  const own = symbolOf(type);
  if (own && !WRAPPERS.includes(own.name) && !own.name.startsWith('__')) {
    return own;
  }
  const argument = type.aliasTypeArguments?.[0];
  const parts = [...(argument ? [argument] : []), ...(type.isIntersection() ? type.types : [])];
  for (const part of parts) {
    const found = namedPart(part);
    if (found) {
      return found;
    }
  }
  return undefined;
}

/** A property of an object type, or the properties with the same name in the members of a union. */
interface Property {
  name: string;
  symbols: readonly ts.Symbol[];
  /** The first declaration, which determines the origin. */
  declaration: ts.Declaration | null;
  /** True if all members of the union have the property. */
  isEverywhere: boolean;
}

interface RowContext {
  library: Library;
  onNamedType: OnNamedType;
  defaults: Defaults;
}

/** Returns the properties of an object type, or of all members of a union. */
function propertiesOf(type: ts.Type, checker: ts.TypeChecker): Property[] {
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
 * Creates the row of a property; null if it is hidden by a tag. For a union, the row has the types of all members and
 * is required if every member requires it.
 */
function propRow({ symbols, isEverywhere }: Property, context: RowContext): PropRow | null {
  const described = symbols.flatMap((symbol) => describeProperty(symbol, context) ?? []);
  // `name?: never` means that this member of the union does not accept the property.
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

/** Creates rows for index signatures, e.g. `[key: string]: unknown`. */
function indexRows(type: ts.Type, { library, onNamedType }: RowContext): PropRow[] {
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

/** True for a type that references a type parameter, whose meaning depends on the use. */
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

/** True for a function type's own type parameter, as in `<T>(value: T) => void`, which does not depend on the use. */
function isWithin(declaration: ts.Declaration, node: ts.Node): boolean {
  return (
    ts.isFunctionTypeNode(declaration.parent) &&
    ts.findAncestor(node, (each) => each === declaration.parent) !== undefined
  );
}
