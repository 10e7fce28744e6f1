import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { findPackageFolder } from './packageFolder.ts';

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
