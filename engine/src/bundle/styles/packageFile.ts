import path from 'node:path';

import { requirePackageFolder } from '../../content/packages.ts';

/**
 * Resolves a specifier to a file: `./sheet.css` relative to `from`, `name/sheet.css` in the package as resolved from
 * `from`. The file may not exist.
 * @throws ConfigError if the package is not installed
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
