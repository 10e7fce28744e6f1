import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { ModuleResolver } from '../../examples/moduleResolver.ts';
import type { LiveSetup } from '../../core/liveSetup.ts';
import type { Asset } from '../../model.ts';
import type { MissingModule } from '../scripts/missingModules.ts';
import { bundleLibraries } from './bundleLibraries.ts';
import { makeScripts } from './makeScripts.ts';
import { packageExports } from '../../examples/scopeExports.ts';
import type { LibraryPlan } from './planLibraries.ts';

/** File with the libraries' metadata, stored beside the scripts. */
export const RECORD_FILE = 'libraries.json';

export interface LibraryRecord extends Pick<LiveSetup, 'libraries' | 'scripts' | 'setup'> {
  /** Exported names by specifier. */
  names: Record<string, string[]>;
  /** Absolute paths of the style sheets that libraries import. */
  sheets: string[];
  /** Images that libraries reference. */
  assets: Asset[];
  /** Imported modules that are not installed. */
  missing: MissingModule[];
}

export interface LibraryTask {
  plan: LibraryPlan;
  siteFolder: string;
  /** Output folder of the scripts and their record. */
  folder: string;
}

/** Bundles libraries and writes their scripts to `folder`, at paths that match their addresses. */
export async function writeLibraries({ plan, siteFolder, folder }: LibraryTask): Promise<void> {
  const bundle = await bundleLibraries(plan, siteFolder);
  const { files, libraries, scripts, setup } = makeScripts(plan, bundle);
  await mkdir(path.join(folder, 'assets'), { recursive: true });
  for (const [address, text] of files) {
    await writeFile(path.join(folder, address), text);
  }
  const { sheets, assets, missing } = bundle;
  const names = exportNames(plan, siteFolder, new ModuleResolver());
  const record: LibraryRecord = { libraries, scripts, setup, names, sheets, assets, missing };
  await writeFile(path.join(folder, RECORD_FILE), JSON.stringify(record));
}

/** Returns export names by specifier, without `default`. Those of sliced packages are part of their slices. */
function exportNames(
  { modules, entryPoints }: LibraryPlan,
  siteFolder: string,
  resolver: ModuleResolver
): Record<string, string[]> {
  return Object.fromEntries(
    modules
      .filter((specifier) => entryPoints.has(specifier))
      .map((specifier) => [specifier, namesOf(specifier, siteFolder, resolver)])
  );
}

/** Returns no names for a package that throws when it is loaded: only the examples that import it fail. */
function namesOf(specifier: string, siteFolder: string, resolver: ModuleResolver): string[] {
  try {
    return [...packageExports(specifier, siteFolder, resolver)].sort();
  } catch {
    return [];
  }
}
