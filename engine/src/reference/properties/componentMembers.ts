import ts from 'typescript';

import type { ExternalProps, InheritedProps, Members, PropRow } from '../entry.ts';
import type { Library } from './library.ts';
import type { Defaults } from './defaults.ts';
import { type NativeProperty, describeNative, isNativePackage } from './nativeProps.ts';
import { symbolOf, type OnNamedType, type TypeText, computedType, uniqueLinks, writtenType } from './typeText.ts';
import { readDocComment } from './docComment.ts';

/** Whose properties are listed. */
interface Owner {
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

/** What a component takes. */
interface ComponentProps {
  type: ts.Type;
  /** Name of the type that declares most of it, e.g. `ButtonProps`; empty for one without a name. */
  typeName: string;
  symbol: ts.Symbol | undefined;
}

const RENDERED = /\b(Element|ReactNode|ReactElement|ReactPortal)\b|^(null|any)$/;

/** True for what can stand in JSX: a class with `render`, or a function of at most two parameters that gives nodes. */
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
    return isObject && signature.getParameters().length <= 2 && RENDERED.test(result);
  });
}

/** The properties of a component; null if it takes none. */
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

/** Utility types of TypeScript and React around the properties that a component's author wrote. */
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

/** Wrappers add `ref` by an intersection, or take properties away by `Omit`; the named type inside is what counts. */
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

/** A property of an object type, or the properties of one name that the members of a union have. */
interface Property {
  name: string;
  symbols: readonly ts.Symbol[];
  /** The first place that declares it; it tells where the property comes from. */
  declaration: ts.Declaration | null;
  /** True unless some member of the union lacks it. */
  isEverywhere: boolean;
}

/** What a row is made with. */
interface RowContext {
  library: Library;
  onNamedType: OnNamedType;
  defaults: Defaults;
}

/** The properties of an object type; of a union, those of all its members. */
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
 * The row of a property, or null if its author hides it. Of a union, the row has the types of all members; it is
 * required if every member requires it.
 */
function propRow({ symbols, isEverywhere }: Property, context: RowContext): PropRow | null {
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
