import ts from 'typescript';

import type { PackageFolder, TypedPackage } from './typeProgram.ts';

/** Names that one entry point exports. A default export has the name `default`. */
interface ExportedNames {
  specifier: string;
  subpath: string;
  /** Undefined for a file without exports. */
  module: ts.Symbol | undefined;
  symbols: ReadonlyMap<string, ts.Symbol>;
}

/** Names that a package exports or declares. */
export interface PackageNames {
  package: TypedPackage;
  /** By entry point, in order. */
  exported: readonly ExportedNames[];
  /** Top-level declarations in all files reachable from the entry points. */
  declared: ReadonlyMap<string, readonly ts.Symbol[]>;
}

/** One way to import a symbol. */
export interface Import {
  owner: PackageFolder;
  specifier: string;
  /** Name of the export. */
  exported: string;
  /** The name for readers, who may choose any for a default export. */
  name: string;
}

interface Export extends Import {
  symbol: ts.Symbol;
}

/** Indexes the names of a package. */
export function readPackageNames(
  typed: TypedPackage,
  files: readonly ts.SourceFile[],
  program: ts.Program,
  checker: ts.TypeChecker
): PackageNames {
  return {
    package: typed,
    exported: typed.entryPoints.map(({ specifier, subpath, file }) => {
      const source = program.getSourceFile(file);
      const module = source && checker.getSymbolAtLocation(source);
      return {
        specifier,
        subpath,
        module,
        symbols: module ? exportsOf(module, checker) : new Map<string, ts.Symbol>()
      };
    }),
    declared: declaredNames(files, checker)
  };
}

/** Returns the symbol that an alias such as an import or a re-export stands for. */
export function target(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** Returns the exports of a module or namespace. `export = X` counts as a default export. */
export function exportsOf(module: ts.Symbol, checker: ts.TypeChecker): Map<string, ts.Symbol> {
  const named = checker.getExportsOfModule(module).map((each) => [each.name, target(each, checker)] as const);
  const assigned = module.exports?.get(ts.InternalSymbolName.ExportEquals);
  const found = new Map(named.filter(([name]) => name !== ts.InternalSymbolName.ExportEquals.toString()));
  return assigned ? found.set(DEFAULT, target(assigned, checker)) : found;
}

/** Name under which a module exports its default. */
export const DEFAULT = 'default';

/** Finds an exported name of a package, in the entry point that a variant selects or else the first one that has it. */
export function findExport(
  { exported, package: owner }: PackageNames,
  name: string,
  variants: readonly string[]
): Export | null {
  const named = exported.filter(({ symbols }) => symbols.has(name));
  const chosen = named.find(({ subpath }) => variants.includes(subpath.toLowerCase())) ?? named[0];
  const byDefault = exported.find(({ specifier, symbols }) => {
    const symbol = symbols.get(DEFAULT);
    return symbol !== undefined && nameOfDefault(symbol, specifier) === name;
  });
  const found = chosen ?? byDefault;
  const key = chosen ? name : DEFAULT;
  const symbol = found?.symbols.get(key);
  return found && symbol ? { symbol, owner, specifier: found.specifier, exported: key, name } : null;
}

/** Finds a name that a package declares at the top level of a file, preferably in a folder named after a variant. */
export function declaredSymbol(
  { declared }: PackageNames,
  name: string,
  variants: readonly string[]
): ts.Symbol | null {
  const candidates = declared.get(name) ?? [];
  const isOfVariant = (symbol: ts.Symbol): boolean => {
    const segments = symbol.declarations?.[0]?.getSourceFile().fileName.toLowerCase().split('/') ?? [];
    return variants.some((variant) => segments.includes(variant));
  };
  return candidates.find(isOfVariant) ?? candidates[0] ?? null;
}

/** Compilers give this name to a default export that has none. */
const GENERATED_NAME = /^_?_?default(?:_\d+)?$/;

/** Returns the name of a default export: the declared one, or else that of its module in Pascal case. */
export function nameOfDefault(symbol: ts.Symbol, specifier: string): string {
  const declared = declaredName(symbol);
  if (!GENERATED_NAME.test(declared)) {
    return declared;
  }
  const words = (specifier.split('/').at(-1) ?? '').replace(/\.[cm]?js$/, '').split(/[^\p{L}\p{N}]+/u);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

/** Returns the name in the declaring file; a default export is exported under another one. */
export function declaredName(symbol: ts.Symbol): string {
  const declaration = symbol.declarations?.[0];
  const own = declaration && ts.getNameOfDeclaration(declaration);
  return own && ts.isIdentifier(own) ? own.text : symbol.name;
}

function declaredNames(files: readonly ts.SourceFile[], checker: ts.TypeChecker): Map<string, ts.Symbol[]> {
  const found = new Map<string, ts.Symbol[]>();
  for (const statement of files.flatMap((file) => [...file.statements])) {
    for (const name of declaredIdentifiers(statement)) {
      const local = checker.getSymbolAtLocation(name);
      // The symbol of a default export is not the one that other modules see.
      const symbol = local && checker.getExportSymbolOfSymbol(local);
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
    ts.isClassDeclaration(statement) ||
    ts.isModuleDeclaration(statement);
  return isNamed && statement.name && ts.isIdentifier(statement.name) ? [statement.name] : [];
}
