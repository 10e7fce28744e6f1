import ts from 'typescript';

import type { ComponentShape, PropShape } from '../../lint/data.ts';
import { componentProps } from '../properties/component.ts';
import { readDocComment } from '../properties/docComment/readDocComment.ts';
import { createModuleReader } from '../properties/defaults/moduleValues.ts';
import { propDefaults } from '../properties/defaults/propDefaults.ts';
import { sourceOf } from '../properties/defaults/sourceOf.ts';
import { sourceNames } from '../properties/sourceNames.ts';
import type { Library, NamedSymbol } from '../properties/library.ts';
import { isNativePackage } from '../properties/nativeProps.ts';
import { propShape } from './propShape.ts';

/** A component without its parts, and with the names of its groups. */
export interface ReadComponent extends Omit<ComponentShape, 'groups' | 'parts'> {
  /** Names that packages outside of the system declare, by what declares them. */
  groups: readonly (readonly string[])[];
}

/** Types that stand for others, or for anything. */
const UNKNOWN =
  ts.TypeFlags.Any |
  ts.TypeFlags.Unknown |
  ts.TypeFlags.TypeParameter |
  ts.TypeFlags.Conditional |
  ts.TypeFlags.IndexedAccess |
  ts.TypeFlags.Substitution;

const readModule = createModuleReader();

type ReadProps = Pick<ReadComponent, 'props' | 'groups'>;

/** What was read of types of props: icons by the thousand share one. Without defaults, nothing else counts. */
const knownProps = new WeakMap<ts.Type, ReadProps>();

/** Reads what a component accepts. */
export function readComponent(named: NamedSymbol, isDeprecated: boolean, library: Library): ReadComponent {
  const { checker } = library;
  const type = checker.getTypeOfSymbol(named.symbol);
  const { types, acceptsNone } = componentProps(named, type, library);
  const uses = types.flatMap((each) => (each.isUnion() ? each.types : [each]));
  const doc = readDocComment(named.symbol, checker);
  return {
    ...propsOf(named, type, { uses, acceptsNone }, library),
    ...(isOpen(type, uses, library) ? { isOpen: true as const } : {}),
    ...(doc.deprecated || isDeprecated ? { deprecated: doc.deprecatedMessage } : {})
  };
}

interface Uses {
  /** Types of the props. */
  uses: readonly ts.Type[];
  acceptsNone: boolean;
}

function propsOf(named: NamedSymbol, type: ts.Type, { uses, acceptsNone }: Uses, library: Library): ReadProps {
  const { checker } = library;
  const [only] = uses;
  const known = uses.length === 1 && only ? knownProps.get(only) : undefined;
  if (known) {
    return known;
  }
  const all = uses.map((use) => new Map(checker.getPropertiesOfType(use).map((symbol) => [symbol.name, symbol])));
  const isRequired = (symbols: readonly ts.Symbol[]): boolean =>
    !acceptsNone && symbols.length === uses.length && symbols.every(isMandatory);
  const needsDefaults = [...(all[0]?.values() ?? [])].some(isMandatory);
  const defaults = new Set(needsDefaults ? [...defaultNames(type, checker), ...sourceDefaults(named, library)] : []);
  const props: Record<string, PropShape> = {};
  const groups = new Map<string, string[]>();
  for (const name of new Set(all.flatMap((use) => [...use.keys()]))) {
    const symbols = all.flatMap((use) => use.get(name) ?? []);
    const container = foreignContainer(symbols, library);
    if (container === null) {
      props[name] = propShape(symbols, isRequired(symbols) && !defaults.has(name), checker);
    } else {
      groups.set(container, [...(groups.get(container) ?? []), name]);
    }
  }
  const read = { props, groups: [...groups.values()].map((names) => names.toSorted()) };
  if (uses.length === 1 && only && !needsDefaults) {
    knownProps.set(only, read);
  }
  return read;
}

function isMandatory({ flags }: ts.Symbol): boolean {
  return (flags & ts.SymbolFlags.Optional) === 0;
}

/** Returns what declares a property outside of the system: React's types and those of other packages. Null within it. */
function foreignContainer(symbols: readonly ts.Symbol[], library: Library): string | null {
  const declarations = symbols.flatMap((symbol) => symbol.declarations ?? []);
  const [first] = declarations;
  if (!first || declarations.some((node) => library.isDocumented(node) && !isNative(node, library))) {
    return null;
  }
  const container = ts.findAncestor(
    first,
    (node) => ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)
  );
  const name =
    container && (ts.isInterfaceDeclaration(container) || ts.isTypeAliasDeclaration(container))
      ? container.name.text
      : '';
  return `${library.packageOf(first)?.name ?? ''}/${name}`;
}

function isNative(node: ts.Node, library: Library): boolean {
  return isNativePackage(library.packageOf(node)?.name ?? '');
}

/** True if the types leave open what the component accepts: they are generic, or anything. */
function isOpen(type: ts.Type, uses: readonly ts.Type[], { checker }: Library): boolean {
  const signatures = (type.isUnion() ? type.types : [type]).flatMap((each) => [
    ...each.getCallSignatures(),
    ...each.getConstructSignatures()
  ]);
  return (
    signatures.some((signature) => (signature.getTypeParameters() ?? []).length > 0) ||
    uses.some(
      (use) =>
        (use.flags & UNKNOWN) !== 0 ||
        checker.getIndexInfosOfType(use).length > 0 ||
        (use.isIntersection() && use.types.some(({ flags }) => (flags & UNKNOWN) !== 0))
    )
  );
}

/** Names for which a class has default values: JSX doesn't require those. */
function defaultNames(type: ts.Type, checker: ts.TypeChecker): ReadonlySet<string> {
  const defaults = type.getProperty('defaultProps');
  const declared = defaults && checker.getTypeOfSymbol(defaults);
  return new Set(
    declared ? checker.getPropertiesOfType(checker.getNonNullableType(declared)).map(({ name }) => name) : []
  );
}

/** Names for which the code has default values, although their types require them: it works without. */
function sourceDefaults(named: NamedSymbol, library: Library): string[] {
  const [declaration] = named.symbol.declarations ?? [];
  const owner = declaration && library.packageOf(declaration);
  const file = owner ? sourceOf(declaration.getSourceFile().fileName, owner.folder) : null;
  return file === null ? [] : [...propDefaults(readModule(file), sourceNames(named, library.checker)).keys()];
}
