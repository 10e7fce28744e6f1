import path from 'node:path';

import { requirePackageFolder } from '../../content/packages.ts';

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
  return path.join(
    requirePackageFolder(parts.slice(0, nameLength).join('/'), from, 'styles'),
    ...parts.slice(nameLength)
  );
}
