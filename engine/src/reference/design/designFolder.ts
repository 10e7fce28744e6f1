import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { ReferenceConfig } from '../../core/config/reference.ts';
import type { Themes } from './theme.ts';
import { ROOT_THEMES } from '../../core/rootThemes.ts';
import { installedVersion, requirePackageFolder, isInstalled } from '../../content/packages.ts';
import { namedPackages } from './sheetFiles.ts';
import { isSealed, sealFolder } from '../../content/folderSeal.ts';
import { hashFolder, hashTexts } from '../../content/files.ts';
import { iconFiles } from '../icons/iconFiles.ts';
import { readIcons } from '../icons/readIcons.ts';
import { type DesignFiles, ICONS_INDEX } from './designFiles.ts';
import { styleFiles } from './styleFiles.ts';

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

/**
 * Derives CSS variables, tokens and icons from the installed packages.
 * @throws ConfigError when a package that the configuration names is not installed
 */
export function deriveDesign(config: ReferenceConfig, siteFolder: string, themes: Themes): DesignFiles {
  return new Map([...styleFiles(config, siteFolder, themes), ...pictureFiles(config, siteFolder)]);
}

function pictureFiles({ icons: source }: ReferenceConfig, siteFolder: string): DesignFiles {
  if (!source) {
    return new Map();
  }
  const icons = readIcons(source, requirePackageFolder(source.package, siteFolder, 'reference'));
  const { index, slices } = iconFiles(icons, source);
  return new Map<string, unknown>([[ICONS_INDEX, index], ...slices]);
}
