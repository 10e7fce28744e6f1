import { readFileSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';

import { hashFolder, hashTexts, namedTexts, readCached, writeCached } from '../../content/files.ts';
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
  const cached = path.join(cacheFolder, 'libraries');
  const planFile = path.join(cacheFolder, 'libraryPlan.json');
  const inputs = hashInputs(options);
  const known = readCached(planFile) as PlanKey | null;
  let plan: LibraryPlan | null = null;
  const makePlan = (): LibraryPlan => (plan ??= planLibraries(options, resolver));
  const key = known?.inputs === inputs ? known.key : keyOf(makePlan(), siteFolder);
  const folder = path.join(cached, key);
  if (!isSealed(folder)) {
    const unfinished = path.join(cacheFolder, `libraries-${process.pid}`);
    await rm(unfinished, { recursive: true, force: true });
    const written = path.join(unfinished, path.basename(folder));
    await runBundler('writeLibraries', { plan: makePlan(), siteFolder, folder: written });
    await sealFolder(written);
    await rm(cached, { recursive: true, force: true });
    await rename(unfinished, cached);
  }
  if (known?.inputs !== inputs) {
    writeCached(planFile, { inputs, key } satisfies PlanKey);
  }
  return { ...(JSON.parse(readFileSync(path.join(folder, RECORD_FILE), 'utf8')) as LibraryRecord), folder };
}

/** Key of the plan of the last build, which takes a second to make. */
interface PlanKey {
  /** Hash of all that the plan depends on. */
  inputs: string;
  /** As of {@link keyOf}. */
  key: string;
}

function hashInputs({ wanted, documented, setup, aliases, siteFolder }: LibraryPlanOptions): string {
  const specifiers = [...wanted].map(([specifier, names]) => [specifier, ...[...names].sort()].join(' ')).sort();
  const packages = [...documented, ...wanted.keys()].map(packageOfSpecifier).filter((name) => name !== '');
  return hashTexts([
    ...commonInputs(siteFolder, packages),
    JSON.stringify([specifiers, [...documented].sort()]),
    ...namedTexts([...setup, ...aliases])
  ]);
}

function keyOf({ modules, entryPoints, sliced, setup, aliases }: LibraryPlan, siteFolder: string): string {
  return hashTexts([
    ...commonInputs(siteFolder, modules.map(packageOfSpecifier)),
    JSON.stringify([modules, [...entryPoints], sliced.map(({ name, slices }) => [name, slices])]),
    ...namedTexts([...setup, ...aliases])
  ]).slice(0, 32);
}

/** Returns texts and hashes of the code that generates the scripts, and of installed and linked packages. */
function commonInputs(siteFolder: string, packages: readonly string[]): string[] {
  const contents = [...new Set(packages)].sort().flatMap((name) => {
    const folder = findPackageFolder(name, siteFolder);
    if (folder === null) {
      return [];
    }
    return isInstalled(folder) ? readFileSync(path.join(folder, 'package.json'), 'utf8') : hashFolder(folder);
  });
  return [...SOURCE_FOLDERS.map(hashFolder), lockedVersions(siteFolder), siteFolder, ...contents];
}
