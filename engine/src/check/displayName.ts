import { relative, sep } from 'node:path';

const IN_PACKAGE = /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+\/.+)$/;

/**
 * How reports name a file: `@scope/package/path` in an installed package, else its path below the site's folder.
 * The same on every machine.
 */
export function displayName(file: string, siteFolder: string): string {
  const path = file.split(sep).join('/');
  return IN_PACKAGE.exec(path)?.[1] ?? relative(siteFolder, file).split(sep).join('/');
}
