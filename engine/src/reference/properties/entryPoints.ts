import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A module specifier by which programs import from a package. */
export interface EntryPoint {
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
