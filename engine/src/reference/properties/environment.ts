import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { globSync } from 'tinyglobby';
import compiler from 'typescript/package.json' with { type: 'json' };

import { hashFolder, hashTexts } from '../../content/files.ts';
import { isInstalled, installedVersion, findPackageFolder } from '../../content/packages.ts';
import { dependenciesOf, directDependencies } from './dependencies.ts';

/**
 * Hashes everything that a result depends on besides the request: versions of the packages and their dependencies,
 * files of linked packages, the compiler, and the code in this folder.
 */
export function hashEnvironment(packages: readonly string[], siteFolder: string): string {
  const documented = packages.flatMap((name) => {
    const folder = findPackageFolder(name, siteFolder);
    return folder === null ? [] : { name, folder };
  });
  const dependencies = dependenciesOf(packages, siteFolder);
  const versions = documented.flatMap(({ name, folder }) =>
    [name, ...directDependencies(folder)].map((each) => versionOf(each, folder, siteFolder))
  );
  const linked = [...documented, ...dependencies].flatMap(({ folder }) =>
    isInstalled(folder) ? [] : fileTexts(folder)
  );
  return hashTexts([
    compiler.version,
    hashFolder(import.meta.dirname),
    versionOf('@types/react', siteFolder, siteFolder),
    ...versions,
    ...dependencies.map(({ name, version }) => `${name}@${version}`),
    ...linked
  ]);
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
