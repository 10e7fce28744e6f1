import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';

import type { ReferenceConfig } from '../../core/config/reference.ts';
import type { ThemeAxis } from '../../core/themes.ts';
import { runInChild } from '../../content/childTask.ts';
import { engineFile } from '../../content/engineFile.ts';
import { installedVersion, requirePackageFolder, isInstalled } from '../../content/packages.ts';
import { namedPackages } from './sheetFiles.ts';
import { isSealed, sealFolder } from '../../content/folderSeal.ts';
import { hashFolder, hashTexts } from '../../content/files.ts';
import type { DesignTask } from './writeDesign.ts';

/** Source folders that the output depends on, for the cache key. */
const READERS = ['design', 'cssVariables', 'tokens', 'icons'].map((name) => path.join(import.meta.dirname, '..', name));

/** Location of a site's design system and of its cache. */
export interface DesignLocation {
  config: { reference: ReferenceConfig; themes: readonly ThemeAxis[] };
  /** Site folder. */
  folder: string;
  cacheFolder: string;
}

/**
 * Returns the folder of the site's design data, with files at their published addresses. The folder is cached until
 * packages, configuration or engine change.
 * @throws ConfigError if a configured package is not installed
 */
export async function designFolder(location: DesignLocation): Promise<string> {
  const kept = path.join(location.cacheFolder, 'design');
  const target = path.join(kept, fingerprint(location.config, location.folder));
  if (existsSync(target) && (verified.has(target) || isSealed(target))) {
    verified.add(target);
    return target;
  }
  const writing = pending.get(target) ?? write(location, kept, target).finally(() => pending.delete(target));
  pending.set(target, writing);
  return writing;
}

/** Folders whose seal was verified: the dev server requests them often. */
const verified = new Set<string>();

/** Folders being written, so that concurrent requests share one write. */
const pending = new Map<string, Promise<string>>();

const ENTRY = engineFile('reference/design/designProcess.ts');

async function write({ config, folder }: DesignLocation, kept: string, target: string): Promise<string> {
  // Written to a temporary folder that replaces the cache at the end, including data of older package versions.
  const unfinished = `${kept}-${process.pid}`;
  await rm(unfinished, { recursive: true, force: true });
  const written = path.join(unfinished, path.basename(target));
  const { reference, themes } = config;
  await runInChild({
    entry: ENTRY,
    request: { reference, themes, siteFolder: folder, folder: written } satisfies DesignTask,
    failure: 'Reading the variables, tokens, and icons of the packages failed.'
  });
  await sealFolder(written);
  await rm(kept, { recursive: true, force: true });
  await rename(unfinished, kept);
  return target;
}

function fingerprint({ reference, themes }: DesignLocation['config'], siteFolder: string): string {
  const packages = namedPackages(reference).map((name) => {
    const folder = requirePackageFolder(name, siteFolder, 'reference');
    // Linked packages change without a new version.
    return isInstalled(folder) ? `${name}@${installedVersion(name, siteFolder)}` : hashFolder(folder);
  });
  return hashTexts([...READERS.map(hashFolder), JSON.stringify([reference, themes]), ...packages]);
}
