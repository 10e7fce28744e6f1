import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';

import type { ModuleResolver } from '../../examples/moduleResolver.ts';
import { findEsModule } from '../scripts/dualPackages.ts';
import type { ModuleAliases } from '../scripts/packageModules.ts';
import { type BarrelMember, createSlices, needsSlicing, readBarrel } from './barrel.ts';
import { packageOfSpecifier, findPackageFolder } from '../../content/packages.ts';

/** Modules that the frame itself and compiled JSX require, also registered under these specifiers. */
export const REACT_MODULES = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'];

/** Names that a site's examples import, by specifier; `*` for the namespace. */
export type WantedNames = ReadonlyMap<string, ReadonlySet<string>>;

export interface LibraryPlanOptions {
  wanted: WantedNames;
  /** Packages that readers may import even if no example does. */
  documented: Iterable<string>;
  /** Setup modules that run before examples that import a package: package -> absolute path. */
  setup: ReadonlyMap<string, string>;
  aliases: ModuleAliases;
  siteFolder: string;
}

/** The modules that libraries are built from. */
export interface LibraryPlan {
  /** Specifiers of modules that become libraries unchanged. */
  modules: string[];
  /** Public entry points among them, as opposed to deep imports. */
  entryPoints: ReadonlySet<string>;
  sliced: SlicedPackage[];
  setup: ReadonlyMap<string, string>;
  aliases: ModuleAliases;
}

/** A package with too many modules for one script. */
export interface SlicedPackage {
  name: string;
  /** Modules that only re-export others. */
  barrel: ReadonlySet<string>;
  slices: BarrelMember[][];
}

export function planLibraries(
  { wanted, documented, setup, aliases, siteFolder }: LibraryPlanOptions,
  resolver: ModuleResolver
): LibraryPlan {
  const fileOf = (specifier: string): string | null => {
    const file = resolver.resolve(siteFolder, specifier);
    return file === null ? null : (findEsModule(file) ?? file);
  };
  const imported = [...wanted.keys()].map(withoutSlash).filter((specifier) => packageOfSpecifier(specifier) !== '');
  const packages = [...new Set([...documented, ...imported.map(packageOfSpecifier)])].sort();
  const entryPoints = new Set([
    ...packages,
    ...[...documented].flatMap((name) => publicEntries(name, siteFolder, resolver))
  ]);

  const sliced = packages.flatMap((name): SlicedPackage[] => {
    const entry = fileOf(name);
    const barrel = isScript(entry) ? readBarrel(entry, resolver) : null;
    return barrel && needsSlicing(barrel)
      ? [{ name, barrel: barrel.files, slices: createSlices(barrel, wantedOf(name, wanted, fileOf)) }]
      : [];
  });
  const inSlices = new Set(
    sliced.flatMap(({ barrel, slices }) => [...barrel, ...slices.flatMap((members) => members.map(({ file }) => file))])
  );
  const modules = [...new Set([...REACT_MODULES, ...entryPoints, ...imported])].sort().filter((specifier) => {
    const file = fileOf(specifier);
    return isScript(file) && !inSlices.has(file);
  });
  return { modules, entryPoints, sliced, setup, aliases };
}

/** Returns files and names of a package that examples import. */
function wantedOf(name: string, wanted: WantedNames, fileOf: (specifier: string) => string | null): Set<string> {
  const own = [...wanted].filter(([specifier]) => packageOfSpecifier(specifier) === name);
  return new Set(own.flatMap(([specifier, names]) => [fileOf(specifier) ?? specifier, ...names]));
}

function withoutSlash(specifier: string): string {
  return specifier.replace(/\/+$/, '');
}

const SCRIPT = /\.[cm]?[jt]sx?$/;

/**
 * Returns the public entry points of a package: its main entry and the subpaths in `exports` or, without `exports`, the
 * folders with a package.json of their own.
 * @param siteFolder folder from which the package is resolved
 */
function publicEntries(name: string, siteFolder: string, resolver: ModuleResolver): string[] {
  const folder = findPackageFolder(name, siteFolder);
  if (folder === null) {
    return [];
  }
  const subpaths = exportedSubpaths(folder) ?? foldersWithManifest(folder);
  return [name, ...subpaths.map((subpath) => `${name}/${subpath}`)].filter((specifier) =>
    isScript(resolver.resolve(siteFolder, specifier))
  );
}

/** Type guard for the path of an importable module. */
function isScript(file: string | null): file is string {
  return file !== null && SCRIPT.test(file) && !file.endsWith('.d.ts');
}

function exportedSubpaths(folder: string): string[] | null {
  const { exports } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { exports?: unknown };
  if (typeof exports !== 'object' || exports === null) {
    return null;
  }
  return Object.keys(exports).flatMap((key) => (/^\.\/[^*]+$/.test(key) ? [key.slice(2)] : []));
}

function foldersWithManifest(folder: string): string[] {
  return globSync('*/package.json', { cwd: folder })
    .map((file) => path.dirname(file))
    .filter((name) => existsSync(path.join(folder, name)))
    .sort();
}
