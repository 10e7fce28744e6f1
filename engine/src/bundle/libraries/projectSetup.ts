import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';

import type { ResolvedConfig } from '../../core/config.ts';
import type { LiveSetup, ProjectSetup } from '../../core/liveSetup.ts';
import type { Release } from '../../model.ts';
import type { Libraries } from './openLibraries.ts';
import {
  packageOfSpecifier,
  requirePackageFolder,
  installedVersion,
  createPackageFinder
} from '../../content/packages.ts';
import { fileOfSpecifier } from '../styles/packageFile.ts';
import { ENGINE_FOLDER } from '../styles/frameLibrary.ts';
import { isOwn, sheetVersions } from './ownSheets.ts';
import { peerDependencies } from './peerDependencies.ts';

/**
 * Creates the content of `/code.json`.
 * @param frame address of the frame's document
 * @param ownSheets addresses of style sheets that no registry has, by specifier (`publishOwnSheets`)
 */
export function makeLiveSetup(
  { libraries, scripts, setup, names }: Libraries,
  config: ResolvedConfig,
  siteFolder: string,
  releases: readonly Release[],
  { frame, ownSheets }: { frame: string; ownSheets: Record<string, string> }
): LiveSetup {
  const packages = new Set(Object.keys(libraries).map(packageOfSpecifier));
  // Reversed, since for duplicate names the first package in the configuration takes precedence.
  const scope = config.examples.scope
    .toReversed()
    .flatMap((specifier) => (names[specifier] ?? []).map((name) => [name, specifier] as const));
  return {
    frame,
    libraries,
    scripts,
    setup,
    scope: Object.fromEntries(scope),
    versions: { ...sheetVersions(config, siteFolder), ...releases.find(({ latest }) => latest)?.versions },
    breakpoints: config.examples.breakpoints,
    project: projectSetup(config, siteFolder, packages, ownSheets)
  };
}

const FONT_FACE = /@font-face\s*\{[^}]*\}/g;
const RELATIVE_URL = /url\(\s*["']?(?![a-z]+:|\/)([^"')]+)["']?\s*\)/g;

/**
 * Collects the data for exported projects besides the example's code.
 * @param siteFolder folder from which packages are resolved
 * @param packages names of the packages that programs can import
 */
function projectSetup(
  config: ResolvedConfig,
  siteFolder: string,
  packages: Iterable<string>,
  ownSheets: Record<string, string>
): ProjectSetup {
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
    ownSheets,
    fonts: styles.base
      .filter((sheet) => !isOwn(sheet, siteFolder))
      .flatMap((sheet) => fontFaces(sheet, siteFolder, sandbox.packageFiles))
      .join('\n'),
    react: `^${sandbox.react ?? reactMajor(siteFolder)}`,
    peers: Object.assign(
      {},
      ...[...packages].map((name) => peerDependencies(name, siteFolder))
    ) as ProjectSetup['peers'],
    overrides: sandbox.overrides
  };
}

/** Returns the major version of the React that runs the site's examples. */
function reactMajor(siteFolder: string): string {
  const version = installedVersion('react', siteFolder) ?? installedVersion('react', ENGINE_FOLDER) ?? '';
  return version.split('.')[0] ?? '';
}

/** Returns specifiers of the style sheets that an application has to import for a package. */
function packageSheets({ styles }: ResolvedConfig, siteFolder: string): ProjectSetup['packageSheets'] {
  const sheets: Record<string, string[]> = {};
  for (const { package: name, include } of styles.classSheets) {
    const folder = requirePackageFolder(name, siteFolder, 'styles.classSheets');
    const files = globSync(include, { cwd: folder }).sort();
    sheets[name] = [...(sheets[name] ?? []), ...files.map((file) => `${name}/${file}`)];
  }
  return sheets;
}

/** Returns the `@font-face` rules of a style sheet, with URLs of the package CDN. */
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
