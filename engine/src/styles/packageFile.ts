import path from 'node:path';

import { ConfigError } from '../config.ts';
import { findPackageFolder } from '../content/packageFolder.ts';

/**
 * File that a specifier names: `./sheet.css` below `from`, `name/sheet.css` in the package as `from` sees it. It need
 * not exist.
 * @throws ConfigError when the package is not installed
 */
export function fileOfSpecifier(specifier: string, from: string): string {
  if (specifier.startsWith('.')) {
    return path.resolve(from, specifier);
  }
  const parts = specifier.split('/');
  const nameLength = specifier.startsWith('@') ? 2 : 1;
  return path.join(packageFolder(parts.slice(0, nameLength).join('/'), from), ...parts.slice(nameLength));
}

/**
 * Folder of a package as `from` sees it.
 * @throws ConfigError when it is not installed
 */
export function packageFolder(name: string, from: string): string {
  const folder = findPackageFolder(name, from);
  if (folder === null) {
    throw new ConfigError(`styles: the package "${name}" is not installed. Add it to the site's dependencies.`);
  }
  return folder;
}
