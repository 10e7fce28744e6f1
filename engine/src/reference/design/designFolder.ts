import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { ReferenceConfig } from '../../core/config/reference.ts';
import type { Problem } from '../../model.ts';
import { type Theme, type ThemeAxis, listThemes } from '../../core/themes.ts';
import { installedVersion, requirePackageFolder, isInstalled } from '../../content/packages.ts';
import { namedPackages } from './sheetFiles.ts';
import { isSealed, sealFolder } from '../../content/folderSeal.ts';
import { hashFolder, hashTexts } from '../../content/files.ts';
import { iconFiles } from '../icons/iconFiles.ts';
import { readIcons } from '../icons/readIcons.ts';
import { type DesignFiles, ICONS_INDEX, PROBLEMS, THEMES } from './designFiles.ts';
import { themesFile } from './themesFile.ts';
import { styleFiles } from './styleFiles.ts';

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

async function write({ config, folder }: DesignLocation, kept: string, target: string): Promise<string> {
  // Written to a temporary folder that replaces the cache at the end, including data of older package versions.
  const unfinished = `${kept}-${process.pid}`;
  await rm(unfinished, { recursive: true, force: true });
  const { files, problems } = deriveDesign(config.reference, folder, listThemes(config.themes));
  const written = path.join(unfinished, path.basename(target));
  await mkdir(written, { recursive: true });
  const reported = problems.length > 0 ? [[PROBLEMS, problems] as const] : [];
  for (const [address, content] of [...files, [THEMES, themesFile(config.themes)] as const, ...reported]) {
    const file = path.join(written, address);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify(content));
  }
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

/** Data of the design system, and what in the packages could not be used. */
interface Design {
  files: DesignFiles;
  problems: Problem[];
}

/**
 * Extracts CSS variables, tokens and icons from the installed packages.
 * @throws ConfigError if a configured package is not installed
 */
export function deriveDesign(config: ReferenceConfig, siteFolder: string, themes: readonly Theme[]): Design {
  const icons = iconDataFiles(config, siteFolder);
  const styles = styleFiles(config, siteFolder, themes);
  return { files: new Map([...styles.files, ...icons.files]), problems: [...styles.problems, ...icons.problems] };
}

function iconDataFiles({ icons: source }: ReferenceConfig, siteFolder: string): Design {
  if (!source) {
    return { files: new Map(), problems: [] };
  }
  const { icons, problems } = readIcons(source, requirePackageFolder(source.package, siteFolder, 'reference'));
  const { index, slices } = iconFiles(icons, source);
  return { files: new Map<string, unknown>([[ICONS_INDEX, index], ...slices]), problems };
}
