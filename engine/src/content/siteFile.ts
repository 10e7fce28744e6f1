import path from 'node:path';

import { ConfigError } from '../core/config.ts';
import type { SiteFile } from '../core/config/fields.ts';
import { findPackageFolder } from './packageFolder.ts';

/**
 * Absolute path of a file that the configuration names. It need not exist.
 * @throws ConfigError when its package is not installed
 */
export function locateSiteFile(file: SiteFile, siteFolder: string): string {
  if (typeof file === 'string') {
    return path.join(siteFolder, file);
  }
  const packageFolder = findPackageFolder(file.package, siteFolder);
  if (packageFolder === null) {
    throw new ConfigError(
      `The package "${file.package}", of which the configuration names ${file.file}, is not installed.`
    );
  }
  return path.join(packageFolder, file.file);
}
