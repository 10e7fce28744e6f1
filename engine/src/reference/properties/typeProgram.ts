import { join, relative, sep } from 'node:path';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import ts from 'typescript';

import type { ReferenceRequest } from './request.ts';
import { findPackageFolder } from '../../content/packages.ts';

/** An entry point with type declarations. */
interface TypedEntryPoint extends EntryPoint {
  file: string;
}

/** An installed package with its typed entry points. */
export interface TypedPackage {
  name: string;
  folder: string;
  entryPoints: TypedEntryPoint[];
}

/**
 * All documented packages in one program, so that React's and the DOM's declarations, most of the work, are loaded
 * once.
 */
export interface TypeProgram {
  program: ts.Program;
  checker: ts.TypeChecker;
  packages: TypedPackage[];
}

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

/** Creates a program of the packages installed for a site. A package without declarations has no entry points. */
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

/** Returns the deep imports into a package as entry points. */
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

/** Declarations that packages use without an import, e.g. `React.ReactNode`. */
function reactTypes(siteFolder: string): string[] {
  const folder = findPackageFolder('@types/react', siteFolder);
  return folder === null ? [] : [join(folder, 'index.d.ts')];
}

/** Returns a function that looks up the package of a file; it returns an empty string for other files. */
export function createPackageLookup(packages: readonly TypedPackage[]): (file: string) => string {
  return (file) => {
    // Linked packages are outside of `node_modules`.
    const linked = packages.find(({ folder }) => file.startsWith(folder + sep));
    return linked?.name ?? /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(file)?.[1] ?? '';
  };
}

/** Returns a relative path with forward slashes. */
export function pathBelow(folder: string, file: string): string {
  return relative(folder, file).replaceAll(sep, '/');
}

/** A module specifier of a package. */
interface EntryPoint {
  specifier: string;
  /** Subpath in the package; empty for the main entry. */
  subpath: string;
}

interface Manifest {
  exports?: unknown;
  main?: string;
  module?: string;
}

/**
 * Finds the entry points of a package, the main entry first: the subpaths in `exports`, or, without `exports`, the
 * folders with their own package.json. Subpath patterns are omitted, since they match any module.
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
