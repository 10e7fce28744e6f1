import ts from 'typescript';

import type { FunctionRequest, NameRequest } from './request.ts';
import { type TypeProgram, type TypedPackage, createPackageLookup, pathBelow } from './typeProgram.ts';

/** A symbol of a package and its import. */
export interface NamedSymbol {
  symbol: ts.Symbol;
  name: string;
  package: TypedPackage;
  /** Module specifier; null if the package does not export the symbol. */
  specifier: string | null;
  /** Module specifier and name; for symbols that are not exported, the path of their file and the name. */
  id: string;
}

/** Exported and declared symbols of packages. */
export interface Library {
  checker: ts.TypeChecker;
  /** Finds the symbol that a page documents by name; null if no package has it. */
  find(request: NameRequest): NamedSymbol | null;
  /** Returns the public import of a symbol; null for symbols of undocumented packages. */
  identify(symbol: ts.Symbol): NamedSymbol | null;
  /** Returns the package of a declaration. */
  packageOf(node: ts.Node): string;
  /** Finds a function by name and the end of its file path. */
  findFunction(request: FunctionRequest): NamedSymbol | null;
}

interface PackageNames {
  package: TypedPackage;
  /** By entry point, in order. */
  exported: { specifier: string; subpath: string; symbols: ReadonlyMap<string, ts.Symbol> }[];
  /** Top-level declarations in all files reachable from the entry points. */
  declared: ReadonlyMap<string, readonly ts.Symbol[]>;
}

/** Indexes the entry points of all packages in a program. */
export function createLibrary({ program, checker, packages }: TypeProgram): Library {
  const packageOfFile = createPackageLookup(packages);
  const filesByPackage = Map.groupBy(program.getSourceFiles(), ({ fileName }) => packageOfFile(fileName));
  const names = new Map(
    packages.map((typed) => [
      typed.name,
      {
        package: typed,
        exported: exportedNames(typed, program, checker),
        declared: declaredNames(filesByPackage.get(typed.name) ?? [], checker)
      } satisfies PackageNames
    ])
  );
  const specifiers = preferredSpecifiers(names.values());
  const packageOf = (node: ts.Node): string => packageOfFile(node.getSourceFile().fileName);

  const identify = (symbol: ts.Symbol): NamedSymbol | null => {
    const declaration = symbol.declarations?.[0];
    const owner = declaration && names.get(packageOf(declaration))?.package;
    if (!declaration || !owner) {
      return null;
    }
    const known = specifiers.get(symbol);
    if (known) {
      return { symbol, ...known, package: owner, id: `${known.specifier}/${known.name}` };
    }
    const path = pathBelow(owner.folder, declaration.getSourceFile().fileName).replace(/(\.d)?\.[cm]?tsx?$/, '');
    return { symbol, name: symbol.name, package: owner, specifier: null, id: `${owner.name}/${path}/${symbol.name}` };
  };

  return {
    checker,
    packageOf,
    identify,
    find({ name, packages: wanted, ownPackages, variants }) {
      const all = wanted.flatMap((each) => names.get(each) ?? []);
      const own = all.slice(0, ownPackages);
      const symbol =
        firstOf(own, (each) => exportedSymbol(each, name, variants) ?? declaredSymbol(each, name, variants)) ??
        firstOf(all, (each) => exportedSymbol(each, name, variants)) ??
        firstOf(all, (each) => declaredSymbol(each, name, variants));
      return symbol && identify(symbol);
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

/** Returns the path relative to the package's build output or `src`. */
function pathInOutput(file: string): string {
  return file.replace(/(\.d)?\.[cm]?tsx?$/, '').replace(/^.*\/(?:dist\/(?:esm|cjs|js|lib)|dist|lib|src)\//, '');
}

function exportedNames({ entryPoints }: TypedPackage, program: ts.Program, checker: ts.TypeChecker) {
  return entryPoints.map(({ specifier, subpath, file }) => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    const exports = module ? checker.getExportsOfModule(module) : [];
    return { specifier, subpath, symbols: new Map(exports.map((each) => [each.name, target(each, checker)])) };
  });
}

function declaredNames(files: readonly ts.SourceFile[], checker: ts.TypeChecker): Map<string, ts.Symbol[]> {
  const found = new Map<string, ts.Symbol[]>();
  for (const statement of files.flatMap((file) => [...file.statements])) {
    for (const name of declaredIdentifiers(statement)) {
      const symbol = checker.getSymbolAtLocation(name);
      const known = found.get(name.text) ?? [];
      if (symbol && !known.includes(symbol)) {
        found.set(name.text, [...known, symbol]);
      }
    }
  }
  return found;
}

function declaredIdentifiers(statement: ts.Statement): ts.Identifier[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name] : []));
  }
  const isNamed =
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isEnumDeclaration(statement) ||
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement);
  return isNamed && statement.name ? [statement.name] : [];
}

/** Maps each symbol to its preferred import: the first entry point that exports it. */
function preferredSpecifiers(packages: Iterable<PackageNames>): Map<ts.Symbol, { specifier: string; name: string }> {
  const found = new Map<ts.Symbol, { specifier: string; name: string }>();
  for (const { exported, package: owner } of packages) {
    for (const { specifier, symbols } of exported) {
      for (const [name, symbol] of symbols) {
        const isOwn = symbol.declarations?.some((node) => node.getSourceFile().fileName.startsWith(owner.folder));
        if (isOwn && name !== 'default' && !found.has(symbol)) {
          found.set(symbol, { specifier, name });
        }
      }
    }
  }
  return found;
}

function exportedSymbol({ exported }: PackageNames, name: string, variants: readonly string[]): ts.Symbol | null {
  const candidates = exported.filter(({ symbols }) => symbols.has(name));
  const chosen = candidates.find(({ subpath }) => variants.includes(subpath.toLowerCase())) ?? candidates[0];
  return chosen?.symbols.get(name) ?? null;
}

function declaredSymbol({ declared }: PackageNames, name: string, variants: readonly string[]): ts.Symbol | null {
  const candidates = declared.get(name) ?? [];
  const isOfVariant = (symbol: ts.Symbol): boolean => {
    const segments = symbol.declarations?.[0]?.getSourceFile().fileName.toLowerCase().split('/') ?? [];
    return variants.some((variant) => segments.includes(variant));
  };
  return candidates.find(isOfVariant) ?? candidates[0] ?? null;
}

function target(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
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
