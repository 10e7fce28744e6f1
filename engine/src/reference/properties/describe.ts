import ts from 'typescript';

import { componentProps, isComponent } from './component.ts';
import { describeMembers } from './componentMembers.ts';
import { type ModuleValues, createModuleReader } from './defaults/moduleValues.ts';
import { type Defaults, propDefaults } from './defaults/propDefaults.ts';
import { sourceOf } from './defaults/sourceOf.ts';
import { describeFunction } from './describeFunction.ts';
import { readDocComment } from './docComment/readDocComment.ts';
import type { Entry, EntryOf, TypeLink } from '../entry.ts';
import { exportComment, joinComments } from './exportComment.ts';
import type { Library, NamedSymbol } from './library.ts';
import { DEFAULT, declaredName } from './packageNames.ts';
import { writtenPropsType } from './propsType.ts';
import { sourceNames } from './sourceNames.ts';
import { typeParametersOf } from './typeParameters.ts';
import { computedType, type OnNamedType, writtenType } from './typeText.ts';
import { unlistedValues } from './values.ts';

/** Creates the reference entry of a symbol of any kind. */
export type Describe = (named: NamedSymbol) => Entry;

const VALUE = ts.SymbolFlags.Variable | ts.SymbolFlags.Function | ts.SymbolFlags.Class | ts.SymbolFlags.Property;
const TYPE = ts.SymbolFlags.TypeAlias | ts.SymbolFlags.Interface;

type Common = Omit<EntryOf<'type'>, 'kind' | 'type' | 'types' | 'values'>;

/** @param onNamedType called with each design system type that an entry references */
export function createDescribe(library: Library, onNamedType: OnNamedType): Describe {
  const { checker } = library;
  const readModule = createModuleReader();
  const moduleOf = ({ symbol }: NamedSymbol): ModuleValues | null => {
    const declaration = symbol.declarations?.[0];
    const owner = declaration && library.packageOf(declaration);
    const file = owner ? sourceOf(declaration.getSourceFile().fileName, owner.folder) : null;
    return file === null ? null : readModule(file);
  };

  const linkParts = (parts: readonly NamedSymbol[]): TypeLink[] =>
    parts.map((part) => {
      onNamedType(part);
      return { name: part.name, id: part.id };
    });
  const isComponentSymbol = ({ name, symbol }: NamedSymbol): boolean =>
    isComponent(name, checker.getTypeOfSymbol(symbol), library);

  /** Lower-case members such as `contextType` are for React. */
  const isMemberComponent = (part: NamedSymbol): boolean =>
    !/^\p{Ll}/u.test(part.name.split('.').at(-1) ?? '') && isComponentSymbol(part);

  const describeComponent = (named: NamedSymbol, common: Common, type: ts.Type): Entry => {
    const module = moduleOf(named);
    const declared = declaredName(named.symbol);
    const defaults: Defaults = module ? propDefaults(module, sourceNames(named, checker)) : new Map();
    const props = componentProps(named, type, library);
    const written = props.types.flatMap((each) => writtenPropsType(each, library) ?? []);
    const owner = {
      typeNames: [...written.map(({ name }) => name), `${declared}Props`],
      packageName: declaringPackage(named)
    };
    const members = describeMembers(props, owner, { library, onNamedType, defaults });
    return {
      kind: 'component',
      ...withDescriptionFallback(common, written[0], checker),
      ...members,
      typeParameters: typeParametersOf(props.declarations, members),
      parts: linkParts(library.partsOf(named).filter(isMemberComponent))
    };
  };

  const describeValue = (named: NamedSymbol, common: Common): Entry => {
    const type = checker.getTypeOfSymbol(named.symbol);
    if (isComponent(named.name, type, library)) {
      return describeComponent(named, common, type);
    }
    if (type.getCallSignatures().length > 0) {
      return { kind: 'function', ...common, function: describeFunction(named, moduleOf(named), library, onNamedType) };
    }
    const parts = library.partsOf(named).filter(isComponentSymbol);
    if (parts.length > 0) {
      return { kind: 'namespace', ...common, parts: linkParts(parts) };
    }
    // A constant and a type of its values often share a name, in place of an enum.
    return named.symbol.flags & TYPE
      ? describeType(named, common)
      : { kind: 'type', ...common, ...computedType(type, library, onNamedType), values: [] };
  };

  const describeNamespace = (named: NamedSymbol, common: Common): Entry => {
    const parts = library.partsOf(named);
    const components = parts.filter(isComponentSymbol);
    return { kind: 'namespace', ...common, parts: linkParts(components.length > 0 ? components : parts) };
  };

  const describeType = (named: NamedSymbol, common: Common): Entry => {
    const { symbol, name } = named;
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    const alias = symbol.declarations?.find((node) => ts.isTypeAliasDeclaration(node));
    if (hasMembers(type, alias, checker)) {
      const module = moduleOf(named);
      // `ButtonProps` has no default values; `Button` defines them.
      const components = sourceNames(named, checker).map((each) => each.replace(/Props(?=$|\$)/, ''));
      const defaults: Defaults = module ? propDefaults(module, components) : new Map();
      const context = { library, onNamedType, defaults };
      const owner = { typeNames: [name, declaredName(symbol)], packageName: declaringPackage(named) };
      const members = describeMembers({ types: [type], acceptsNone: false }, owner, context);
      // For an alias of native types only, such as DOM events, the type itself is clearer than a list of its members.
      if (!alias || members.props.length + members.inherited.length + members.external.length > 0) {
        return {
          kind: 'interface',
          ...common,
          ...members,
          typeParameters: typeParametersOf(symbol.declarations ?? [], members)
        };
      }
    }
    const text = alias ? writtenType(alias.type, library, onNamedType) : computedType(type, library, onNamedType);
    return { kind: 'type', ...common, ...text, values: alias ? unlistedValues(alias.type, type, checker) : [] };
  };

  const declaringPackage = ({ symbol, package: owner }: NamedSymbol): string => {
    const declaration = symbol.declarations?.[0];
    return (declaration && library.packageOf(declaration)?.name) ?? owner.name;
  };

  return (named) => {
    const { flags } = named.symbol;
    const common = commonParts(named, library);
    if (flags & ts.SymbolFlags.Enum) {
      return { kind: 'enum', ...common, members: enumMembers(named.symbol, checker) };
    }
    if (flags & VALUE) {
      return describeValue(named, common);
    }
    return flags & TYPE ? describeType(named, common) : describeNamespace(named, common);
  };
}

function commonParts(named: NamedSymbol, library: Library): Common {
  const doc = joinComments(readDocComment(named.symbol, library.checker), exportComment(named, library));
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

/** Returns the import that readers write. A part is reached by the import of the namespace or component around it. */
function importLine({ name, source, symbol }: NamedSymbol): string | null {
  if (source === null) {
    return null;
  }
  const { specifier, path } = source;
  const [exported = DEFAULT] = path;
  const isType = path.length === 1 && (symbol.flags & (ts.SymbolFlags.Value | ts.SymbolFlags.Enum)) === 0;
  const [local = exported] = name.split('.');
  return `import ${isType ? 'type ' : ''}${exported === DEFAULT ? local : `{ ${exported} }`} from '${specifier}';`;
}

function isInDeprecatedEntryPoint({ source, package: owner }: NamedSymbol): boolean {
  return source?.specifier === `${owner.name}/deprecated`;
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

/** The value of a member of an enum; the member itself where its declaration says none. */
function enumValue(value: string | number | undefined, owner: string, name: string): string {
  return value === undefined ? `${owner}.${name}` : JSON.stringify(value);
}

type EnumMember = EntryOf<'enum'>['members'][number];

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
        value: enumValue(checker.getConstantValue(member), symbol.name, member.name.getText()),
        description: doc?.description ?? '',
        deprecated: doc?.deprecated ?? false
      };
    });
}
