import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';

import type { ModuleResolver } from '../../examples/moduleResolver.ts';
import { esTwin } from '../scripts/moduleTwins.ts';
import { type BarrelMember, cutSlices, isHuge, readBarrel } from './barrel.ts';
import { packageOfSpecifier, findPackageFolder } from '../../content/packages.ts';

/** What the frame itself and compiled JSX need; the registry has them under these names, too. */
export const REACT_MODULES = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'];

/** Exported names, or `*` for the whole, that a site's examples import: by specifier. */
export type WantedNames = ReadonlyMap<string, ReadonlySet<string>>;

export interface LibraryWishes {
  wanted: WantedNames;
  /** Packages that readers may import from although no example does. */
  documented: Iterable<string>;
  /** Modules to run before examples that import a package: package -> absolute file. */
  setup: ReadonlyMap<string, string>;
  siteFolder: string;
}

/** Which modules the libraries of the isolated frame are made of. */
export interface LibraryPlan {
  /** Specifiers of modules that are libraries as they are. */
  modules: string[];
  /** Those of them that are meant for import, not paths into a package. */
  offered: ReadonlySet<string>;
  sliced: SlicedPackage[];
  setup: ReadonlyMap<string, string>;
}

/** A package of too many modules for one script. */
export interface SlicedPackage {
  name: string;
  /** Modules that only pass on the names of the others. */
  barrel: ReadonlySet<string>;
  slices: BarrelMember[][];
}

export function planLibraries(
  { wanted, documented, setup, siteFolder }: LibraryWishes,
  resolver: ModuleResolver
): LibraryPlan {
  const fileOf = (specifier: string): string | null => {
    const file = resolver.resolve(siteFolder, specifier);
    return file === null ? null : (esTwin(file) ?? file);
  };
  const imported = [...wanted.keys()].map(withoutSlash).filter((specifier) => packageOfSpecifier(specifier) !== '');
  const packages = [...new Set([...documented, ...imported.map(packageOfSpecifier)])].sort();
  const offered = new Set([
    ...packages,
    ...[...documented].flatMap((name) => publicEntries(name, siteFolder, resolver))
  ]);

  const sliced = packages.flatMap((name): SlicedPackage[] => {
    const entry = fileOf(name);
    const barrel = isScript(entry) ? readBarrel(entry, resolver) : null;
    return barrel && isHuge(barrel)
      ? [{ name, barrel: barrel.files, slices: cutSlices(barrel, wantedOf(name, wanted, fileOf)) }]
      : [];
  });
  const inSlices = new Set(
    sliced.flatMap(({ barrel, slices }) => [...barrel, ...slices.flatMap((members) => members.map(({ file }) => file))])
  );
  const modules = [...new Set([...REACT_MODULES, ...offered, ...imported])].sort().filter((specifier) => {
    const file = fileOf(specifier);
    return isScript(file) && !inSlices.has(file);
  });
  return { modules, offered, sliced, setup };
}

/** Files and names of a package that examples ask for. */
function wantedOf(name: string, wanted: WantedNames, fileOf: (specifier: string) => string | null): Set<string> {
  const own = [...wanted].filter(([specifier]) => packageOfSpecifier(specifier) === name);
  return new Set(own.flatMap(([specifier, names]) => [fileOf(specifier) ?? specifier, ...names]));
}

function withoutSlash(specifier: string): string {
  return specifier.replace(/\/+$/, '');
}

const SCRIPT = /\.[cm]?[jt]sx?$/;

/**
 * Specifiers of what a package offers for import: itself, and the ways into it that its `exports` name or, without
 * these, its folders that have a package.json of their own.
 * @param siteFolder where the package is looked up from
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

/** True for the path of a module that programs can import; false for null. */
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
