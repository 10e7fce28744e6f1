import { existsSync, realpathSync, readFileSync } from 'node:fs';
import path, { dirname, join, sep } from 'node:path';

import { ConfigError } from '../core/config.ts';
import { findUpwards } from './files.ts';

/**
 * Folder of an installed package as seen from `folder`, or null. Walks the `node_modules` folders upwards instead of
 * asking the module resolver, since a package's `exports` may hide its package.json. Links are followed, so that a
 * file has one path however it is reached.
 */
export function findPackageFolder(name: string, folder: string): string | null {
  for (let at = folder; ; at = dirname(at)) {
    const candidate = join(at, 'node_modules', name);
    if (existsSync(join(candidate, 'package.json'))) {
      return realpathSync(candidate);
    }
    if (at === dirname(at)) {
      return null;
    }
  }
}

/**
 * Folder of a package that the configuration names, as seen from `folder`.
 * @param key of the configuration that names it
 * @throws ConfigError when it is not installed
 */
export function requirePackageFolder(name: string, folder: string, key: string): string {
  const found = findPackageFolder(name, folder);
  if (found === null) {
    throw new ConfigError(`${key}: the package "${name}" is not installed. Add it to the site's dependencies.`);
  }
  return found;
}

/** True for files of packages installed from a registry; those of linked packages are the site's own. */
export function isInstalled(file: string): boolean {
  return file.includes(`${sep}node_modules${sep}`);
}

/** Version of a package as installed for the site in `folder`; null when it is not installed. */
export function installedVersion(name: string, folder: string): string | null {
  const packageFolder = findPackageFolder(name, folder);
  if (packageFolder === null) {
    return null;
  }
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as { version?: string };
  return version ?? null;
}

/** Versions of those of some packages that are installed. */
export function installedVersions(names: Iterable<string>, folder: string): Map<string, string> {
  const versions = [...names].map((name) => [name, installedVersion(name, folder)] as const);
  return new Map(versions.filter((entry): entry is [string, string] => entry[1] !== null));
}

/** Name and folder of an installed package in the path of one of its files. */
const INSTALLED = /^(.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+))[\\/]/;
const NAME = /^(?:@[^/]+\/)?[^/]+/;

interface OwningPackage {
  name: string;
  folder: string;
}

/** Name of the package that a specifier leads into; empty for paths of files. */
export function packageOfSpecifier(specifier: string): string {
  return /^[./]/.test(specifier) ? '' : (NAME.exec(specifier)?.[0] ?? '');
}

/** Finds the package that a file belongs to, also one that is linked from a workspace; null outside of packages. */
export function createPackageFinder(): (file: string) => OwningPackage | null {
  const known = new Map<string, OwningPackage | null>();
  const packageAbove = (folder: string): OwningPackage | null => {
    const found = known.get(folder);
    if (found !== undefined) {
      return found;
    }
    const parent = path.dirname(folder);
    const result = readPackage(folder) ?? (parent === folder ? null : packageAbove(parent));
    known.set(folder, result);
    return result;
  };
  return (file) => {
    const [, folder, name] = INSTALLED.exec(file) ?? [];
    if (folder !== undefined && name !== undefined) {
      return { folder, name: name.replaceAll('\\', '/') };
    }
    return path.isAbsolute(file) ? packageAbove(path.dirname(file)) : null;
  };
}

function readPackage(folder: string): OwningPackage | null {
  const manifest = path.join(folder, 'package.json');
  if (!existsSync(manifest)) {
    return null;
  }
  const { name } = JSON.parse(readFileSync(manifest, 'utf8')) as { name?: string };
  return name === undefined ? null : { name, folder };
}

/** What says which versions are installed; npm's own record first. */
const LOCK_FILES = [
  'node_modules/.package-lock.json',
  'package-lock.json',
  'npm-shrinkwrap.json',
  'pnpm-lock.yaml',
  'yarn.lock',
  'bun.lock'
];

/** The record of the packages that are installed for a site; empty when there is none. */
export function lockedVersions(siteFolder: string): string {
  const file = findUpwards(siteFolder, LOCK_FILES);
  return file === null ? '' : readFileSync(file, 'utf8');
}
