import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { ConfigError } from '../core/config.ts';

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
