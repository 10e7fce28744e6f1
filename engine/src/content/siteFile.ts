import { existsSync } from 'node:fs';
import path from 'node:path';

import { ConfigError } from '../core/config.ts';
import type { SiteFile } from '../core/config/fields.ts';
import { findPackageFolder } from './packageFolder.ts';

/**
 * Absolute path of a file that the configuration names.
 * @throws ConfigError when it doesn't exist or its package is not installed
 */
export function locateSiteFile(file: SiteFile, siteFolder: string): string {
  const located = pathOf(file, siteFolder);
  if (!existsSync(located)) {
    throw new ConfigError(`There is no file ${located}, which the configuration names.`);
  }
  return located;
}

function pathOf(file: SiteFile, siteFolder: string): string {
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
