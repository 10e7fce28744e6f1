import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { hashFolder, hashTexts } from '../content/fileHash.ts';
import { isInstalled } from '../content/installedFile.ts';
import { lockedVersions } from '../content/lockedVersions.ts';
import { findPackageFolder } from '../content/packageFolder.ts';
import type { ModuleResolver } from '../examples/moduleResolver.ts';
import type { LiveSetup } from '../liveSetup.ts';
import type { Asset } from '../model.ts';
import type { MissingModule } from '../vite/missingModules.ts';
import { bundleLibraries } from './bundleLibraries.ts';
import { exportNames } from './exportNames.ts';
import { makeScripts } from './makeScripts.ts';
import { packageOfSpecifier } from '../content/owningPackage.ts';
import { type LibraryPlan, type LibraryWishes, planLibraries } from './planLibraries.ts';

/** Code that decides what the scripts are like. */
const MAKERS = ['.', '../vite'].map((folder) => path.join(import.meta.dirname, folder));
const RECORD = 'libraries.json';

/** The libraries that programs of readers can import, as scripts. */
export interface Libraries extends Pick<LiveSetup, 'libraries' | 'scripts' | 'setup'> {
  /** Folder of the scripts, by their addresses. */
  folder: string;
  /** What each library exports, by specifier. */
  names: Record<string, string[]>;
  /** Absolute files of the style sheets that libraries import. */
  sheets: string[];
  /** Images that libraries refer to. */
  assets: Asset[];
  missing: MissingModule[];
}

/**
 * The libraries of a site: those of the last build if neither the packages, nor what examples import, nor the engine
 * changed; made anew otherwise.
 */
export async function openLibraries(
  wishes: LibraryWishes,
  cacheFolder: string,
  resolver: ModuleResolver
): Promise<Libraries> {
  const { siteFolder } = wishes;
  const plan = planLibraries(wishes, resolver);
  const kept = path.join(cacheFolder, 'libraries');
  const folder = path.join(kept, keyOf(plan, siteFolder));
  if (!existsSync(path.join(folder, RECORD))) {
    const unfinished = path.join(cacheFolder, `libraries-${process.pid}`);
    await writeLibraries(plan, siteFolder, resolver, path.join(unfinished, path.basename(folder)));
    await rm(kept, { recursive: true, force: true });
    await rename(unfinished, kept);
  }
  return { ...(JSON.parse(readFileSync(path.join(folder, RECORD), 'utf8')) as Omit<Libraries, 'folder'>), folder };
}

async function writeLibraries(
  plan: LibraryPlan,
  siteFolder: string,
  resolver: ModuleResolver,
  folder: string
): Promise<void> {
  await rm(path.dirname(folder), { recursive: true, force: true });
  const bundle = await bundleLibraries(plan, siteFolder);
  const { files, ...found } = makeScripts(plan, bundle);
  await mkdir(path.join(folder, 'assets'), { recursive: true });
  for (const [address, text] of files) {
    await writeFile(path.join(folder, address), text);
  }
  const { sheets, assets, missing } = bundle;
  const record: Omit<Libraries, 'folder'> = {
    ...found,
    names: exportNames(plan, siteFolder, resolver),
    sheets,
    assets,
    missing
  };
  await writeFile(path.join(folder, RECORD), JSON.stringify(record));
}

function keyOf(plan: LibraryPlan, siteFolder: string): string {
  const { modules, offered, sliced, setup } = plan;
  const linked = [...new Set(modules.map(packageOfSpecifier))].flatMap((name) => {
    const folder = findPackageFolder(name, siteFolder);
    return folder === null || isInstalled(folder) ? [] : [hashFolder(folder)];
  });
  return hashTexts([
    ...MAKERS.map(hashFolder),
    lockedVersions(siteFolder),
    siteFolder,
    JSON.stringify([modules, [...offered], sliced.map(({ name, slices }) => [name, slices])]),
    ...[...setup].flatMap(([name, file]) => [name, readFileSync(file, 'utf8')]),
    ...linked
  ]).slice(0, 32);
}
