import { readFileSync, existsSync, readdirSync } from 'node:fs';
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
  createPackageFinder,
  findPackageFolder
} from '../../content/packages.ts';
import { fileOfSpecifier } from '../styles/packageFile.ts';
import { importedPackages } from '../../examples/importedNames.ts';
import { ModuleResolver } from '../../examples/moduleResolver.ts';
import { parseModule } from '../../examples/parseModule.ts';

/** Creates the content of `/code.json`. @param frame address of the frame's document */
export function makeLiveSetup(
  { libraries, scripts, setup, names }: Libraries,
  config: ResolvedConfig,
  siteFolder: string,
  releases: readonly Release[],
  frame: string
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
    versions: releases.find(({ latest }) => latest)?.versions ?? {},
    project: projectSetup(config, siteFolder, packages)
  };
}

const FONT_FACE = /@font-face\s*\{[^}]*\}/g;
const RELATIVE_URL = /url\(\s*["']?(?![a-z]+:|\/)([^"')]+)["']?\s*\)/g;

/**
 * Collects the data for exported projects besides the example's code.
 * @param siteFolder folder from which packages are resolved
 * @param packages names of the packages that programs can import
 */
function projectSetup(config: ResolvedConfig, siteFolder: string, packages: Iterable<string>): ProjectSetup {
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

type Ranges = Record<string, string>;

interface Manifest {
  peerDependencies?: Ranges;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/** Dependencies that every project has anyway. */
const REACT = new Set(['react', 'react-dom']);

/**
 * Returns the peer dependencies of a package by specifier: required ones under the package's name, optional ones under
 * the entry points (`name/entry`) that import them.
 */
export function peerDependencies(name: string, siteFolder: string): Record<string, Ranges> {
  const folder = findPackageFolder(name, siteFolder);
  if (folder === null) {
    return {};
  }
  const { peerDependencies: peers = {}, peerDependenciesMeta: meta = {} } = readManifest(folder);
  const others = Object.entries(peers).filter(([peer]) => !REACT.has(peer));
  const required = others.filter(([peer]) => meta[peer]?.optional !== true);
  const optional = others.filter(([peer]) => meta[peer]?.optional === true);
  const entries = optional.length === 0 ? [] : packageEntries(name, folder);
  const resolver = new ModuleResolver();
  const found = [
    [name, Object.fromEntries(required)] as const,
    ...entries.map((entry) => {
      const packages = packagesBehind(entry, siteFolder, folder, resolver);
      return [entry, Object.fromEntries(optional.filter(([peer]) => packages.has(peer)))] as const;
    })
  ];
  const merged: Record<string, Ranges> = {};
  for (const [specifier, ranges] of found) {
    if (Object.keys(ranges).length > 0) {
      merged[specifier] = { ...merged[specifier], ...ranges };
    }
  }
  return merged;
}

/** Returns the main entry point and folders with a package.json of their own. */
function packageEntries(name: string, folder: string): string[] {
  const folders = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && existsSync(path.join(folder, entry.name, 'package.json'))
  );
  return [name, ...folders.map((entry) => `${name}/${entry.name}`)];
}

/** Returns the packages that an entry point imports, directly or through modules of its own package. */
function packagesBehind(specifier: string, siteFolder: string, folder: string, resolver: ModuleResolver): Set<string> {
  const packages = new Set<string>();
  const files = new Set<string>();
  const first = resolver.resolve(siteFolder, specifier);
  const queue = first === null ? [] : [first];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (files.has(file) || !file.startsWith(folder + path.sep)) {
      continue;
    }
    files.add(file);
    const code = readFileSync(file, 'utf8');
    for (const name of importedPackages(code)) {
      packages.add(name);
    }
    const parsed = parseModule(code);
    const { staticImports = [], staticExports = [] } = parsed.ok ? parsed.module : {};
    const requests = [
      ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
      ...staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []))
    ];
    for (const request of requests.filter((value) => value.startsWith('.'))) {
      const target = resolver.resolve(path.dirname(file), request);
      if (target !== null) {
        queue.push(target);
      }
    }
  }
  return packages;
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
}
