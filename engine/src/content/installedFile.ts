import { sep } from 'node:path';

/** True for files of packages installed from a registry; those of linked packages are the site's own. */
export function isInstalled(file: string): boolean {
  return file.includes(`${sep}node_modules${sep}`);
}
