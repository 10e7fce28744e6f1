import { join, relative, sep } from 'node:path';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import ts from 'typescript';

import type { ReferenceRequest } from './request.ts';
import { findPackageFolder } from '../../content/packages.ts';

/** An entry point whose declarations were found. */
interface TypedEntryPoint extends EntryPoint {
  file: string;
}

/** An installed package as the type checker sees it. */
export interface TypedPackage {
  name: string;
  folder: string;
  entryPoints: TypedEntryPoint[];
}

/** All documented packages in one program: they share React's and the browser's declarations, most of the work. */
export interface TypeProgram {
  program: ts.Program;
  checker: ts.TypeChecker;
  packages: TypedPackage[];
}

/** Which packages to read. */
type TypeProgramRequest = Pick<ReferenceRequest, 'siteFolder' | 'packages' | 'specifiers'>;

const options: ts.CompilerOptions = {
  noEmit: true,
  strict: true,
  skipLibCheck: true,
  jsx: ts.JsxEmit.ReactJSX,
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  esModuleInterop: true,
  allowUmdGlobalAccess: true,
  resolveJsonModule: false,
  noUncheckedSideEffectImports: false,
  types: []
};

/** Reads the declarations of packages as installed for a site. A package without declarations has no entry points. */
export function createTypeProgram(request: TypeProgramRequest): TypeProgram {
  const { siteFolder, packages: names, specifiers } = request;
  const host = ts.createCompilerHost(options);
  host.getCurrentDirectory = () => siteFolder;
  const packages = names.flatMap((name): TypedPackage[] => {
    const folder = findPackageFolder(name, siteFolder);
    if (folder === null) {
      return [];
    }
    const candidates = [...findEntryPoints(name, folder), ...deepEntryPoints(name, specifiers)];
    return [{ name, folder, entryPoints: findTypedEntryPoints(candidates, siteFolder, host) }];
  });
  const rootNames = packages.flatMap(({ entryPoints }) => entryPoints.map(({ file }) => file));
  const program = ts.createProgram({ rootNames: [...rootNames, ...reactTypes(siteFolder)], options, host });
  return { program, checker: program.getTypeChecker(), packages };
}

/** Modules that only the documentation knows as a way into a package. */
function deepEntryPoints(name: string, specifiers: readonly string[]): EntryPoint[] {
  return specifiers.flatMap((specifier) =>
    specifier.startsWith(`${name}/`) ? [{ specifier, subpath: specifier.slice(name.length + 1) }] : []
  );
}

function findTypedEntryPoints(
  candidates: readonly EntryPoint[],
  siteFolder: string,
  host: ts.CompilerHost
): TypedEntryPoint[] {
  const from = join(siteFolder, 'site.ts');
  const known = new Set<string>();
  return candidates.flatMap((entryPoint) => {
    if (known.has(entryPoint.specifier)) {
      return [];
    }
    known.add(entryPoint.specifier);
    const { resolvedModule } = ts.resolveModuleName(entryPoint.specifier, from, options, host);
    const file = resolvedModule && declarationFile(resolvedModule.resolvedFileName);
    return file === undefined ? [] : [{ ...entryPoint, file }];
  });
}

function declarationFile(file: string): string | undefined {
  return /\.(d\.[cm]?ts|tsx?)$/.test(file) ? file : undefined;
}

/** Declarations that packages refer to without importing them, as `React.ReactNode`. */
function reactTypes(siteFolder: string): string[] {
  const folder = findPackageFolder('@types/react', siteFolder);
  return folder === null ? [] : [join(folder, 'index.d.ts')];
}

/** Finds the package that a file belongs to; empty for a file of none. */
export function createPackageLookup(packages: readonly TypedPackage[]): (file: string) => string {
  return (file) => {
    // Linked packages lie outside of node_modules.
    const linked = packages.find(({ folder }) => file.startsWith(folder + sep));
    return linked?.name ?? /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(file)?.[1] ?? '';
  };
}

/** Path of a file below a folder, with forward slashes. */
export function pathBelow(folder: string, file: string): string {
  return relative(folder, file).replaceAll(sep, '/');
}

/** A module specifier by which programs import from a package. */
interface EntryPoint {
  specifier: string;
  /** Path below the package; empty for the package itself. */
  subpath: string;
}

interface Manifest {
  exports?: unknown;
  main?: string;
  module?: string;
}

/**
 * Module specifiers of a package, the package itself first: those that its `exports` name, or, where it has none, its
 * folders with a package.json of their own. Patterns are left out, since a program may import anything below them.
 */
export function findEntryPoints(name: string, folder: string): EntryPoint[] {
  const manifest = readManifest(folder);
  const subpaths = manifest.exports === undefined ? foldersWithManifest(folder) : exportedSubpaths(manifest.exports);
  return ['', ...subpaths.toSorted()].map((subpath) => ({
    specifier: subpath === '' ? name : `${name}/${subpath}`,
    subpath
  }));
}

function exportedSubpaths(exports: unknown): string[] {
  if (typeof exports !== 'object' || exports === null) {
    return [];
  }
  return Object.keys(exports)
    .filter((key) => key.startsWith('./') && !key.includes('*') && !/\.[a-z]+$/.test(key))
    .map((key) => key.slice(2));
}

function foldersWithManifest(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .filter(({ name }) => {
      const { main, module } = readManifest(join(folder, name));
      return main !== undefined || module !== undefined;
    })
    .map(({ name }) => name);
}

function readManifest(folder: string): Manifest {
  const file = join(folder, 'package.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {};
}
