import path from 'node:path';

import { globSync } from 'tinyglobby';

import type { ReferenceConfig } from '../../core/config/reference.ts';
import { findPackageFolder, requirePackageFolder } from '../../content/packages.ts';

/** A style sheet whose custom properties share a prefix. */
export interface PrefixedSheet {
  prefix: string;
  package: string;
  /** Path relative to the package. */
  sheet: string;
  file: string;
}

/**
 * Returns the sheets of all prefixes, in configuration order. If two sheets have the same prefix, the first one wins.
 * @throws ConfigError if a package is not installed
 */
export function prefixedSheets({ cssVariables }: ReferenceConfig, siteFolder: string): PrefixedSheet[] {
  const sheets = cssVariables.flatMap(({ package: name, include, prefix }) => {
    const folder = requirePackageFolder(name, siteFolder, 'reference');
    return sheetsBelow(folder, include).map((sheet) => ({
      prefix: prefix.replace('{name}', path.basename(sheet, '.css')),
      package: name,
      sheet,
      file: path.join(folder, sheet)
    }));
  });
  return [...new Map(sheets.toReversed().map((sheet) => [sheet.prefix, sheet])).values()].toReversed();
}

/** Returns the sheets that define tokens. */
export function tokenSheets({ tokens }: ReferenceConfig, siteFolder: string): string[] {
  return (tokens?.sheets ?? []).flatMap(({ package: name, include }) => {
    const folder = requirePackageFolder(name, siteFolder, 'reference');
    return sheetsBelow(folder, include).map((sheet) => path.join(folder, sheet));
  });
}

/** Returns the packages that the reference configuration uses. */
export function namedPackages({ cssVariables, tokens, icons }: ReferenceConfig): string[] {
  const parts = [...cssVariables, ...(tokens?.sheets ?? []), tokens?.scripts, icons];
  return [...new Set(parts.flatMap((part) => (part ? [part.package] : [])))].sort();
}

/** Returns true if all packages of the reference configuration are installed. */
export function hasNamedPackages(config: ReferenceConfig, siteFolder: string): boolean {
  return namedPackages(config).every((name) => findPackageFolder(name, siteFolder) !== null);
}

function sheetsBelow(folder: string, include: readonly string[]): string[] {
  return include.flatMap((glob) => globSync(glob, { cwd: folder, expandDirectories: false }).sort());
}
