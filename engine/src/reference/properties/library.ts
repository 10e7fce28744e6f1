import ts from 'typescript';

import { isNativePackage } from './nativeProps.ts';
import {
  DEFAULT,
  type Import,
  type PackageNames,
  declaredSymbol,
  findExport,
  nameOfDefault,
  readPackageNames
} from './packageNames.ts';
import { partsOf } from './parts.ts';
import type { Probe, ValuePath } from './probe.ts';
import type { FunctionRequest, NameRequest } from './request.ts';
import { type PackageFolder, type TypeProgram, createPackageLookup, pathBelow } from './typeProgram.ts';

/** A symbol of a package and its import. */
export interface NamedSymbol {
  symbol: ts.Symbol;
  /** As readers write it, e.g. `Button` or `Dialog.Root`. */
  name: string;
  /** The documented package that exports it, or else the one that declares it. */
  package: PackageFolder;
  /** Its import; null if no documented package exports the symbol. */
  source: ValuePath | null;
  /** Module specifier and name; for symbols that are not exported, the path of their file and the name. */
  id: string;
}

/** An entry point of a documented package. */
export interface LibraryModule {
  package: PackageFolder;
  specifier: string;
  subpath: string;
  module: ts.Symbol | undefined;
  symbols: ReadonlyMap<string, ts.Symbol>;
}

/** Exported and declared symbols of packages. */
export interface Library {
  checker: ts.TypeChecker;
  /** Entry points of the documented packages, with everything that they export. */
  modules: readonly LibraryModule[];
  /** Null without React's typings. */
  probe: Probe | null;
  /** Finds the symbol that a page documents by name, e.g. `Dialog.Root`; null if no package has it. */
  find(request: NameRequest): NamedSymbol | null;
  /** Returns the public import of a symbol; null for symbols of undocumented packages. */
  identify(symbol: ts.Symbol): NamedSymbol | null;
  /** Returns the parts of a namespace or of a component with static members. */
  partsOf(named: NamedSymbol): NamedSymbol[];
  /** Returns the package of a declaration; null outside of packages. */
  packageOf(node: ts.Node): PackageFolder | null;
  /** True for declarations of documented packages and of those that they bring along. */
  isDocumented(node: ts.Node): boolean;
  /** Finds a function by name and the end of its file path. */
  findFunction(request: FunctionRequest): NamedSymbol | null;
}

/** Indexes the entry points of all packages in a program. */
export function createLibrary({ program, checker, packages, dependencies, probe }: TypeProgram): Library {
  const packageOfFile = createPackageLookup([...packages, ...dependencies]);
  const packageOf = (node: ts.Node): PackageFolder | null => packageOfFile(node.getSourceFile().fileName);
  const filesByPackage = Map.groupBy(program.getSourceFiles(), ({ fileName }) => packageOfFile(fileName)?.name);
  const names = new Map(
    packages.map((typed) => [
      typed.name,
      readPackageNames(typed, filesByPackage.get(typed.name) ?? [], program, checker)
    ])
  );
  const imports = importsOf(names.values());
  const brought = new Set(dependencies.map(({ name }) => name).filter((name) => !isNativePackage(name)));
  const reexported = new Set(
    [...imports.keys()].flatMap(({ declarations }) => (declarations?.[0] && packageOf(declarations[0])?.name) ?? [])
  );

  /** @param wanted the import that a page asks for; a package may have an earlier one for the same name */
  const identify = (symbol: ts.Symbol, wanted?: Import): NamedSymbol | null => {
    const declaration = symbol.declarations?.[0];
    const owner = declaration ? packageOf(declaration) : null;
    if (!declaration || owner === null || isLocal(symbol) || isNativePackage(owner.name)) {
      return null;
    }
    const known = imports.get(symbol) ?? [];
    const preferred = known.find((each) => each.owner === (wanted?.owner ?? owner)) ?? known[0];
    const chosen = wanted && preferred?.name !== wanted.name ? wanted : preferred;
    if (chosen) {
      const { name, exported, specifier } = chosen;
      return {
        symbol,
        name,
        package: chosen.owner,
        source: { specifier, path: [exported] },
        id: `${specifier}/${exported}`
      };
    }
    const isPart = names.has(owner.name) || (brought.has(owner.name) && reexported.has(owner.name));
    if (!isPart || ts.isSourceFile(declaration)) {
      return null;
    }
    const path = pathBelow(owner.folder, declaration.getSourceFile().fileName).replace(/(\.d)?\.[cm]?tsx?$/, '');
    return { symbol, name: symbol.name, package: owner, source: null, id: `${owner.name}/${path}/${symbol.name}` };
  };

  const partNamed = (named: NamedSymbol, name: string, symbol: ts.Symbol): NamedSymbol => ({
    symbol,
    name: `${named.name}.${name}`,
    package: named.package,
    source: named.source && { ...named.source, path: [...named.source.path, name] },
    id: `${named.id}.${name}`
  });

  const isDocumented = (node: ts.Node): boolean => {
    const name = packageOf(node)?.name ?? '';
    return names.has(name) || brought.has(name);
  };

  const isDocumentedSymbol = ({ declarations }: ts.Symbol): boolean => declarations?.some(isDocumented) ?? false;

  const documentedParts = (named: NamedSymbol): NamedSymbol[] =>
    [...partsOf(named.symbol, checker)].flatMap(([name, symbol]) =>
      isDocumentedSymbol(symbol) && name !== DEFAULT ? [partNamed(named, name, symbol)] : []
    );

  /** Follows the names after the first dot. */
  const partAt = (named: NamedSymbol | null, path: readonly string[]): NamedSymbol | null => {
    const [name, ...rest] = path;
    if (named === null || name === undefined) {
      return named;
    }
    const part = partsOf(named.symbol, checker).get(name);
    return part && isDocumentedSymbol(part) ? partAt(partNamed(named, name, part), rest) : null;
  };

  return {
    checker,
    modules: [...names.values()].flatMap(({ package: owner, exported }) =>
      exported.map((each) => ({ package: owner, ...each }))
    ),
    probe,
    packageOf,
    identify: (symbol) => identify(symbol),
    isDocumented,
    partsOf: documentedParts,
    find({ name, packages: wanted, ownPackages, variants }) {
      const [root = '', ...path] = name.split('.');
      const all = wanted.flatMap((each) => names.get(each) ?? []);
      const own = all.slice(0, ownPackages);
      const exported = (each: PackageNames): NamedSymbol | null => {
        const found = findExport(each, root, variants);
        return found && partAt(identify(found.symbol, found), path);
      };
      const declared = (each: PackageNames): NamedSymbol | null => {
        const symbol = declaredSymbol(each, root, variants);
        return symbol && partAt(identify(symbol), path);
      };
      return (
        firstOf(own, (each) => exported(each) ?? declared(each)) ?? firstOf(all, exported) ?? firstOf(all, declared)
      );
    },
    findFunction({ name, package: packageName, file }) {
      const path = file.replace(/\.[cm]?[jt]sx?$/, '');
      const found = names
        .get(packageName)
        ?.declared.get(name)
        ?.find((symbol) => {
          const declared = symbol.declarations?.[0]?.getSourceFile().fileName ?? '';
          return path.endsWith(`/${pathInOutput(declared)}`);
        });
      return found ? identify(found) : null;
    }
  };
}

const NAMELESS = Object.values(ts.InternalSymbolName).filter((name) => name !== ts.InternalSymbolName.Default);

/** True for symbols that readers can't name: type parameters, members, and what has no name. */
function isLocal({ flags, escapedName }: ts.Symbol): boolean {
  const isMember = flags & (ts.SymbolFlags.TypeParameter | ts.SymbolFlags.EnumMember | ts.SymbolFlags.ClassMember);
  return isMember !== 0 || NAMELESS.some((name) => name === escapedName);
}

/** Returns the path relative to the package's build output or `src`. */
function pathInOutput(file: string): string {
  return file.replace(/(\.d)?\.[cm]?tsx?$/, '').replace(/^.*\/(?:dist\/(?:esm|cjs|js|lib)|dist|lib|src)\//, '');
}

/**
 * Maps each symbol to its imports, at most one for each package: the first entry point that exports it by name, or
 * else the first one whose default it is.
 */
function importsOf(packages: Iterable<PackageNames>): Map<ts.Symbol, Import[]> {
  const found = new Map<ts.Symbol, Import[]>();
  for (const { exported: entryPoints, package: owner } of packages) {
    const own = new Map<ts.Symbol, Import>();
    for (const { specifier, symbols } of entryPoints) {
      for (const [exported, symbol] of symbols) {
        const known = own.get(symbol);
        if (!known || (known.exported === DEFAULT && exported !== DEFAULT)) {
          const name = exported === DEFAULT ? nameOfDefault(symbol, specifier) : exported;
          own.set(symbol, { owner, specifier, exported, name });
        }
      }
    }
    own.forEach((each, symbol) => found.set(symbol, [...(found.get(symbol) ?? []), each]));
  }
  return found;
}

function firstOf<T, R>(items: readonly T[], pick: (item: T) => R | null): R | null {
  for (const item of items) {
    const picked = pick(item);
    if (picked !== null) {
      return picked;
    }
  }
  return null;
}
