import path from 'node:path';

import { escapePath, globSync } from 'tinyglobby';

import { findPackageFolder } from '../../content/packages.ts';
import type { ResolvedConfig } from '../../core/config.ts';
import { fileWithin } from './fileWithin.ts';

/**
 * Finds the file of a package that `staticFiles` serves at an address; null for other addresses and excluded files.
 * @param address decoded
 */
export function staticFile(
  staticFiles: ResolvedConfig['staticFiles'],
  siteFolder: string,
  address: string
): string | null {
  const found = staticFiles.find(({ to }) => address.startsWith(`${to}/`));
  const packageFolder = found && findPackageFolder(found.package, siteFolder);
  if (!found || !packageFolder) {
    return null;
  }
  const folder = path.join(packageFolder, found.from);
  const relative = address.slice(found.to.length + 1);
  const file = fileWithin(folder, relative);
  const isServed =
    file !== null && globSync(escapePath(relative), { cwd: folder, ignore: found.exclude, dot: true }).length > 0;
  return isServed ? file : null;
}
