import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { ROOT_THEMES } from '../../core/rootThemes.ts';
import type { ReferenceConfig } from '../../core/config/reference.ts';
import { installedVersion } from '../../content/installedVersion.ts';
import { deriveDesign } from './deriveDesign.ts';
import { requirePackageFolder } from '../../content/packageFolder.ts';
import { namedPackages } from './sheetFiles.ts';
import { isSealed, sealFolder } from '../../content/folderSeal.ts';
import { hashFolder, hashTexts } from '../../content/fileHash.ts';
import { isInstalled } from '../../content/installedFile.ts';

/** Folders of the code that the files depend on. */
const READERS = ['design', 'cssVariables', 'tokens', 'icons'].map((name) => path.join(import.meta.dirname, '..', name));

/** Where a site's design system is found, and what is known of it kept. */
export interface DesignPlace {
  config: { reference: ReferenceConfig };
  /** The site's folder. */
  folder: string;
  cacheFolder: string;
}

/**
 * Folder of the files about the design system that the site serves, by their addresses. They are kept until the
 * packages, the configuration or the engine changes, and derived anew then.
 * @throws ConfigError when a package that the configuration names is not installed
 */
export async function designFolder(place: DesignPlace): Promise<string> {
  const kept = path.join(place.cacheFolder, 'design');
  const target = path.join(kept, fingerprint(place.config.reference, place.folder));
  if (existsSync(target) && (intact.has(target) || isSealed(target))) {
    intact.add(target);
    return target;
  }
  const writing = underWay.get(target) ?? write(place, kept, target).finally(() => underWay.delete(target));
  underWay.set(target, writing);
  return writing;
}

/** Folders that were found intact once: the dev server asks for each request. */
const intact = new Set<string>();

/** Folders that are being written: requests that come at once must not do it in each other's way. */
const underWay = new Map<string, Promise<string>>();

async function write({ config, folder }: DesignPlace, kept: string, target: string): Promise<string> {
  // Beside its place until it is complete; what older packages gave rise to goes with it.
  const unfinished = `${kept}-${process.pid}`;
  await rm(unfinished, { recursive: true, force: true });
  const files = deriveDesign(config.reference, folder, ROOT_THEMES);
  const written = path.join(unfinished, path.basename(target));
  await mkdir(written, { recursive: true });
  for (const [address, content] of files) {
    const file = path.join(written, address);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify(content));
  }
  await sealFolder(written);
  await rm(kept, { recursive: true, force: true });
  await rename(unfinished, kept);
  return target;
}

function fingerprint(config: ReferenceConfig, siteFolder: string): string {
  const packages = namedPackages(config).map((name) => {
    const folder = requirePackageFolder(name, siteFolder, 'reference');
    // The files of linked packages change without a new version.
    return isInstalled(folder) ? `${name}@${installedVersion(name, siteFolder)}` : hashFolder(folder);
  });
  return hashTexts([...READERS.map(hashFolder), JSON.stringify([config, ROOT_THEMES]), ...packages]);
}
