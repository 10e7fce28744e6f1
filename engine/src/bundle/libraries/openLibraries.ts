import { readFileSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';

import { hashFolder, hashTexts } from '../../content/files.ts';
import { isSealed, sealFolder } from '../../content/folderSeal.ts';
import { isInstalled, lockedVersions, findPackageFolder, packageOfSpecifier } from '../../content/packages.ts';
import type { ModuleResolver } from '../../examples/moduleResolver.ts';
import { runBundler } from '../bundlerProcess.ts';
import { type LibraryPlan, type LibraryPlanOptions, planLibraries } from './planLibraries.ts';
import { type LibraryRecord, RECORD_FILE } from './writeLibraries.ts';

/** Folders of the code that generates the scripts; part of the cache key. */
const SOURCE_FOLDERS = ['.', '../scripts'].map((folder) => path.join(import.meta.dirname, folder));

/** Scripts of the libraries that readers' programs can import. */
export interface Libraries extends LibraryRecord {
  /** Folder that contains the scripts under their addresses. */
  folder: string;
}

/**
 * Returns the libraries of a site, from the cache if packages, imports of examples and the engine haven't changed since
 * the last build.
 */
export async function openLibraries(
  options: LibraryPlanOptions,
  cacheFolder: string,
  resolver: ModuleResolver
): Promise<Libraries> {
  const { siteFolder } = options;
  const plan = planLibraries(options, resolver);
  const cached = path.join(cacheFolder, 'libraries');
  const folder = path.join(cached, keyOf(plan, siteFolder));
  if (!isSealed(folder)) {
    const unfinished = path.join(cacheFolder, `libraries-${process.pid}`);
    await rm(unfinished, { recursive: true, force: true });
    const written = path.join(unfinished, path.basename(folder));
    await runBundler('writeLibraries', { plan, siteFolder, folder: written });
    await sealFolder(written);
    await rm(cached, { recursive: true, force: true });
    await rename(unfinished, cached);
  }
  return { ...(JSON.parse(readFileSync(path.join(folder, RECORD_FILE), 'utf8')) as LibraryRecord), folder };
}

function keyOf(plan: LibraryPlan, siteFolder: string): string {
  const { modules, entryPoints, sliced, setup, aliases } = plan;
  const linked = [...new Set(modules.map(packageOfSpecifier))].flatMap((name) => {
    const folder = findPackageFolder(name, siteFolder);
    return folder === null || isInstalled(folder) ? [] : [hashFolder(folder)];
  });
  return hashTexts([
    ...SOURCE_FOLDERS.map(hashFolder),
    lockedVersions(siteFolder),
    siteFolder,
    JSON.stringify([modules, [...entryPoints], sliced.map(({ name, slices }) => [name, slices])]),
    ...[...setup, ...aliases].flatMap(([name, file]) => [name, readFileSync(file, 'utf8')]),
    ...linked
  ]).slice(0, 32);
}
