import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { ResolvedConfig } from '../../core/config.ts';
import type { Asset } from '../../model.ts';
import { findPackageFolder, installedVersions, packageOfSpecifier } from '../../content/packages.ts';
import { readSheet } from '../styles/classIndex.ts';
import { fileOfSpecifier } from '../styles/packageFile.ts';

/** Style sheets that no registry has, published for exported projects. */
export interface OwnSheets {
  /** Address by specifier. */
  addresses: Record<string, string>;
  /** Files that they reference. */
  assets: Asset[];
}

/**
 * Publishes the style sheets of exported projects that are files of the site or of private packages.
 * @param publish stores a file and returns its address
 */
export function publishOwnSheets(
  config: ResolvedConfig,
  siteFolder: string,
  publish: (name: string, extension: string, text: string) => string
): OwnSheets {
  const addresses: OwnSheets['addresses'] = {};
  const assets: Asset[] = [];
  for (const specifier of projectSheets(config).filter((each) => isOwn(each, siteFolder))) {
    const file = fileOfSpecifier(specifier, siteFolder);
    if (existsSync(file)) {
      const sheet = readSheet(file);
      addresses[specifier] = publish(path.basename(file, path.extname(file)), 'css', sheet.css);
      assets.push(...sheet.assets);
    }
  }
  return { addresses, assets };
}

/** Returns the installed versions of the packages with style sheets of exported projects. */
export function sheetVersions(config: ResolvedConfig, siteFolder: string): Record<string, string> {
  const names = projectSheets(config)
    .filter((specifier) => !isOwn(specifier, siteFolder))
    .map(packageOfSpecifier);
  return Object.fromEntries(installedVersions(new Set(names), siteFolder));
}

/** Specifiers of all style sheets that the configuration names for projects. */
function projectSheets({ styles, sandbox }: ResolvedConfig): string[] {
  return [...new Set([...styles.base, ...sandbox.sheets.map(({ sheet }) => sheet), ...sandbox.markupSheets])];
}

/** Whether a style sheet can't be installed: it is a file of the site, or of a private package. */
export function isOwn(specifier: string, siteFolder: string): boolean {
  const name = packageOfSpecifier(specifier);
  const folder = name === '' ? null : findPackageFolder(name, siteFolder);
  if (folder === null) {
    return name === '';
  }
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { private?: boolean };
  return manifest.private === true;
}
