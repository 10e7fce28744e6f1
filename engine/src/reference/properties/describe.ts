import ts from 'typescript';

import { type ModuleValues, createModuleReader } from './defaults/moduleValues.ts';
import { type Defaults, propDefaults } from './defaults/propDefaults.ts';
import { sourceOf } from './defaults/sourceOf.ts';
import { describeFunction } from './describeFunction.ts';
import { readDocComment } from './docComment/readDocComment.ts';
import type { Entry } from '../entry.ts';
import type { Library, NamedSymbol } from './library.ts';
import { describeMembers, componentProps, isComponent } from './componentMembers.ts';
import { computedType, type OnNamedType, writtenType } from './typeText.ts';

/** Creates the reference entry of a symbol of any kind. */
export type Describe = (named: NamedSymbol) => Entry;

const VALUE = ts.SymbolFlags.Variable | ts.SymbolFlags.Function | ts.SymbolFlags.Class;
const MAX_LISTED_VALUES = 100;

type Common = Omit<Extract<Entry, { kind: 'type' }>, 'kind' | 'type' | 'types' | 'values'>;

/** @param onNamedType called with each design system type that an entry references */
export function createDescribe(library: Library, onNamedType: OnNamedType): Describe {
  const { checker } = library;
  const readModule = createModuleReader();
  const moduleOf = ({ symbol, package: owner }: NamedSymbol): ModuleValues | null => {
    const declared = symbol.declarations?.[0]?.getSourceFile().fileName;
    const file = declared === undefined ? null : sourceOf(declared, owner.folder);
    return file === null ? null : readModule(file);
  };

  const describeValue = (named: NamedSymbol, common: Common): Entry => {
    const type = checker.getTypeOfSymbol(named.symbol);
    const module = moduleOf(named);
    if (isComponent(named.name, type, checker)) {
      const defaults: Defaults = module ? propDefaults(module, declaredName(named)) : new Map();
      const props = componentProps(type, checker);
      const owner = {
        typeNames: [props?.typeName ?? '', `${declaredName(named)}Props`],
        packageName: named.package.name
      };
      const members = props
        ? describeMembers(props.type, owner, { library, onNamedType, defaults })
        : { props: [], inherited: [], external: [], native: null };
      return { kind: 'component', ...withDescriptionFallback(common, props?.symbol, checker), ...members };
    }
    if (type.getCallSignatures().length > 0) {
      return { kind: 'function', ...common, function: describeFunction(named, module, library, onNamedType) };
    }
    return { kind: 'type', ...common, ...computedType(type, library, onNamedType), values: [] };
  };

  const describeType = (named: NamedSymbol, common: Common): Entry => {
    const type = checker.getDeclaredTypeOfSymbol(named.symbol);
    const alias = named.symbol.declarations?.find((node) => ts.isTypeAliasDeclaration(node));
    if (hasMembers(type, alias, checker)) {
      const name = declaredName(named);
      const module = moduleOf(named);
      // `ButtonProps` has no default values; `Button` defines them.
      const defaults: Defaults = module ? propDefaults(module, name.replace(/Props$/, '')) : new Map();
      const context = { library, onNamedType, defaults };
      const owner = { typeNames: [name], packageName: named.package.name };
      const members = describeMembers(type, owner, context);
      // For an alias of native types only, such as DOM events, the type itself is clearer than a list of its members.
      if (!alias || members.props.length + members.inherited.length + members.external.length > 0) {
        return { kind: 'interface', ...common, ...members };
      }
    }
    const text = alias ? writtenType(alias.type, library, onNamedType) : computedType(type, library, onNamedType);
    return { kind: 'type', ...common, ...text, values: alias ? unlistedValues(alias.type, type) : [] };
  };

  return (named) => {
    const { symbol } = named;
    const common = commonParts(named, checker);
    if (symbol.flags & ts.SymbolFlags.Enum) {
      return { kind: 'enum', ...common, members: enumMembers(symbol, checker) };
    }
    return symbol.flags & VALUE ? describeValue(named, common) : describeType(named, common);
  };
}

function commonParts(named: NamedSymbol, checker: ts.TypeChecker): Common {
  const doc = readDocComment(named.symbol, checker);
  return {
    id: named.id,
    name: named.name,
    package: named.package.name,
    importLine: importLine(named),
    description: doc.description,
    deprecated: doc.deprecated || isInDeprecatedEntryPoint(named),
    deprecatedMessage: doc.deprecatedMessage,
    beta: doc.beta,
    betaMessage: doc.betaMessage
  };
}

function importLine({ name, specifier, symbol }: NamedSymbol): string | null {
  const isType = (symbol.flags & (ts.SymbolFlags.Value | ts.SymbolFlags.Enum)) === 0;
  return specifier === null ? null : `import ${isType ? 'type ' : ''}{ ${name} } from '${specifier}';`;
}

function isInDeprecatedEntryPoint({ specifier, package: owner }: NamedSymbol): boolean {
  return specifier === `${owner.name}/deprecated`;
}

/** Returns the name in the declaring file; a default export is imported under another one. */
function declaredName({ symbol, name }: NamedSymbol): string {
  const declaration = symbol.declarations?.[0];
  const own = declaration && ts.getNameOfDeclaration(declaration);
  return own && ts.isIdentifier(own) ? own.text : name;
}

/** Falls back to the doc comment of the props type if the component has none. */
function withDescriptionFallback(common: Common, symbol: ts.Symbol | undefined, checker: ts.TypeChecker): Common {
  if (common.description !== '' || symbol === undefined) {
    return common;
  }
  const doc = readDocComment(symbol, checker);
  return {
    ...common,
    description: doc.description,
    deprecated: common.deprecated || doc.deprecated,
    beta: common.beta || doc.beta
  };
}

/** True for interfaces and aliases of object types. Unions of values and functions are shown as written. */
function hasMembers(type: ts.Type, alias: ts.TypeAliasDeclaration | undefined, checker: ts.TypeChecker): boolean {
  if (!alias) {
    return type.isClassOrInterface();
  }
  const parts = type.isUnionOrIntersection() ? type.types : [type];
  return parts.every(
    (part) =>
      part.flags & ts.TypeFlags.Object &&
      !checker.isArrayLikeType(part) &&
      part.getCallSignatures().length === 0 &&
      part.getProperties().length > 0
  );
}

/** Returns the values of a type that does not list them itself, e.g. `keyof typeof sizes`. */
function unlistedValues(node: ts.TypeNode, type: ts.Type): string[] {
  const isListed = ts.isUnionTypeNode(node) && node.types.every((each) => ts.isLiteralTypeNode(each));
  const parts = type.isUnion() ? type.types : [];
  const literals = parts.flatMap((part) => (part.isStringLiteral() || part.isNumberLiteral() ? [part.value] : []));
  return isListed || literals.length < parts.length || literals.length > MAX_LISTED_VALUES
    ? []
    : literals.map((value) => (typeof value === 'string' ? `'${value}'` : String(value)));
}

type EnumMember = Extract<Entry, { kind: 'enum' }>['members'][number];

/** Returns the members of an enum in source order. */
function enumMembers(symbol: ts.Symbol, checker: ts.TypeChecker): EnumMember[] {
  const declarations = symbol.declarations?.filter((node) => ts.isEnumDeclaration(node)) ?? [];
  return declarations
    .flatMap(({ members }) => [...members])
    .map((member) => {
      const own = checker.getSymbolAtLocation(member.name);
      const doc = own && readDocComment(own, checker);
      return {
        name: ts.isComputedPropertyName(member.name) ? member.name.getText() : member.name.text,
        value: JSON.stringify(checker.getConstantValue(member) ?? null),
        description: doc?.description ?? '',
        deprecated: doc?.deprecated ?? false
      };
    });
}
