import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPackageFolder } from '../content/packageFolder.ts';

/** Version of a package as the site sees it; null when it is not installed. */
export function installedVersion(name: string, siteFolder: string): string | null {
  const folder = findPackageFolder(name, siteFolder);
  if (folder === null) {
    return null;
  }
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version?: string };
  return manifest.version ?? null;
}
