import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { globSync } from 'tinyglobby';

import { findPackageFolder } from '../../content/packageFolder.ts';
import type { ModuleResolver } from '../../examples/moduleResolver.ts';

const SCRIPT = /\.[cm]?[jt]sx?$/;

/**
 * Specifiers of what a package offers for import: itself, and the ways into it that its `exports` name or, without
 * these, its folders that have a package.json of their own.
 * @param siteFolder where the package is looked up from
 */
export function publicEntries(name: string, siteFolder: string, resolver: ModuleResolver): string[] {
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
export function isScript(file: string | null): file is string {
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
