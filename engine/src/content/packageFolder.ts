import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

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
