import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { globSync } from 'tinyglobby';

import { findPackageFolder } from '../../content/packages.ts';
import type { PackageShape } from '../../lint/data.ts';

/** Folders of modules that each have a purpose of their own, by package. */
export type ModuleFolders = Readonly<Record<string, readonly string[]>>;

/**
 * Reads which files of packages can be imported. Packages that are not installed are left out.
 * @param folders beginnings of subpaths that the site names as the right ones, such as those of icons
 */
export function packageShapes(names: readonly string[], folder: string, folders: ModuleFolders): PackageShape[] {
  return names.flatMap((name) => {
    const found = findPackageFolder(name, folder);
    return found === null ? [] : [packageShape(name, found, folders[name] ?? [])];
  });
}

function packageShape(name: string, folder: string, folders: readonly string[]): PackageShape {
  const {
    version = '',
    exports,
    main,
    module
  } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    version?: string;
    exports?: unknown;
    main?: string;
    module?: string;
  };
  if (exports === undefined || exports === null) {
    const hasMain = [main, module, 'index.js'].some(
      (file) => file !== undefined && existsSync(path.join(folder, file))
    );
    return { name, version, hasMain, exports: null, folders: [...folders, ...foldersOfModules(folder)] };
  }
  const keys = exportedKeys(exports);
  return { name, version, hasMain: keys.includes('.'), exports: keys, folders: [] };
}

function exportedKeys(exports: unknown): string[] {
  const keys = typeof exports === 'object' && exports !== null ? Object.keys(exports) : [];
  return keys.some((key) => key.startsWith('.')) ? keys.filter((key) => key.startsWith('.')) : ['.'];
}

/** Folders below which each one has a package.json of its own, so that it can be imported like a package. */
function foldersOfModules(folder: string): string[] {
  const manifests = globSync('{dist,lib,build}/*/**/package.json', { cwd: folder, ignore: ['**/node_modules/**'] });
  const tops = manifests.map((file) => `${file.split('/').slice(0, 2).join('/')}/`);
  return [...new Set(tops)].filter((top) => !existsSync(path.join(folder, top, 'package.json'))).toSorted();
}
