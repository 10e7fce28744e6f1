import { readFileSync } from 'node:fs';
import path from 'node:path';

import { globSync } from 'tinyglobby';

import type { ResolvedConfig } from '../../core/config.ts';
import { requirePackageFolder } from '../../content/packageFolder.ts';
import { installedVersion } from '../../content/installedVersion.ts';
import { createPackageFinder } from '../../content/owningPackage.ts';
import type { ProjectSetup } from '../../core/projectSetup.ts';
import { fileOfSpecifier } from '../styles/packageFile.ts';
import { peerDependencies } from './peerDependencies.ts';

const FONT_FACE = /@font-face\s*\{[^}]*\}/g;
const RELATIVE_URL = /url\(\s*["']?(?![a-z]+:|\/)([^"')]+)["']?\s*\)/g;

/**
 * What projects that leave the site are made of beside an example's code.
 * @param siteFolder from which packages are looked up
 * @param packages names of those that programs may import
 */
export function projectSetup(config: ResolvedConfig, siteFolder: string, packages: Iterable<string>): ProjectSetup {
  const { product, sandbox, staticFiles, styles } = config;
  return {
    product: product.name,
    siteAddress: product.url?.replace(/\/$/, '') ?? null,
    siteFolders: staticFiles.map(({ to }) => to),
    codeSandbox: sandbox.codeSandbox ?? null,
    stackBlitz: sandbox.stackBlitz ?? null,
    packageFiles: sandbox.packageFiles,
    baseSheets: styles.base,
    packageSheets: packageSheets(config, siteFolder),
    matchedSheets: sandbox.sheets,
    markupSheets: sandbox.markupSheets,
    fonts: styles.base.flatMap((sheet) => fontFaces(sheet, siteFolder, sandbox.packageFiles)).join('\n'),
    peers: Object.assign(
      {},
      ...[...packages].map((name) => peerDependencies(name, siteFolder))
    ) as ProjectSetup['peers'],
    overrides: sandbox.overrides
  };
}

/** Specifiers of the sheets that packages leave to the application. */
function packageSheets({ styles }: ResolvedConfig, siteFolder: string): ProjectSetup['packageSheets'] {
  const sheets: Record<string, string[]> = {};
  for (const { package: name, include } of styles.classSheets) {
    const folder = requirePackageFolder(name, siteFolder, 'styles.classSheets');
    const files = globSync(include, { cwd: folder }).sort();
    sheets[name] = [...(sheets[name] ?? []), ...files.map((file) => `${name}/${file}`)];
  }
  return sheets;
}

/** The font faces of a sheet, with the addresses that their files have on the host of packages. */
function fontFaces(sheet: string, siteFolder: string, packageFiles: string): string[] {
  const file = fileOfSpecifier(sheet, siteFolder);
  const owner = createPackageFinder()(file);
  if (owner === null) {
    return [];
  }
  const { name, folder } = owner;
  const base = `${packageFiles}/${name}@${installedVersion(name, siteFolder) ?? 'latest'}`;
  return [...readFileSync(file, 'utf8').matchAll(FONT_FACE)].map(([face]) =>
    face.replace(RELATIVE_URL, (_, relative: string) => {
      const target = path.relative(folder, path.resolve(path.dirname(file), relative));
      return `url("${base}/${target.split(path.sep).join('/')}")`;
    })
  );
}
