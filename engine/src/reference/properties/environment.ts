import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { globSync } from 'tinyglobby';
import compiler from 'typescript/package.json' with { type: 'json' };

import { hashFolder, hashTexts } from '../../content/files.ts';
import { isInstalled, installedVersion, findPackageFolder } from '../../content/packages.ts';

interface Manifest {
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/**
 * Hashes everything that a result depends on besides the request: versions of the packages and their dependencies,
 * files of linked packages, the compiler, and the code in this folder.
 */
export function hashEnvironment(packages: readonly string[], siteFolder: string): string {
  const folders = packages.map((name) => ({ name, folder: findPackageFolder(name, siteFolder) }));
  const versions = folders.flatMap(({ name, folder }) =>
    folder === null ? [] : [name, ...dependenciesOf(folder)].map((each) => versionOf(each, folder, siteFolder))
  );
  const linked = folders.flatMap(({ folder }) => (folder === null || isInstalled(folder) ? [] : fileTexts(folder)));
  return hashTexts([
    compiler.version,
    hashFolder(import.meta.dirname),
    versionOf('@types/react', siteFolder, siteFolder),
    ...versions,
    ...linked
  ]);
}

function dependenciesOf(folder: string): string[] {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  return Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }).toSorted();
}

function versionOf(name: string, folder: string, siteFolder: string): string {
  return `${name}@${installedVersion(name, folder) ?? installedVersion(name, siteFolder)}`;
}

function fileTexts(folder: string): string[] {
  const files = globSync(['**/*.{ts,tsx,mts,cts,js,jsx,mjs,cjs}', '**/package.json'], {
    cwd: folder,
    ignore: ['**/node_modules/**']
  });
  return files.toSorted().flatMap((file) => [file, readFileSync(join(folder, file), 'utf8')]);
}
