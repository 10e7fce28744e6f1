import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { requirePackageFolder } from '../../content/packages.ts';
import type { ReferenceConfig } from '../../core/config/reference.ts';
import { type Theme, type ThemeAxis, listThemes } from '../../core/themes.ts';
import type { Problem } from '../../model.ts';
import { iconFiles } from '../icons/iconFiles.ts';
import { readIcons } from '../icons/readIcons.ts';
import { type DesignFiles, ICONS_INDEX, PROBLEMS, THEMES } from './designFiles.ts';
import { styleFiles } from './styleFiles.ts';
import { themesFile } from './themesFile.ts';

/** What the data of a design system are derived from. */
export interface DesignTask {
  reference: ReferenceConfig;
  themes: readonly ThemeAxis[];
  /** Site folder. */
  siteFolder: string;
  /** Folder to write the files to, by address. */
  folder: string;
}

/** Data of the design system, and what in the packages could not be used. */
interface Design {
  files: DesignFiles;
  problems: Problem[];
}

/** Derives the data of a design system and writes them. @throws ConfigError if a configured package is not installed */
export async function writeDesign({ reference, themes, siteFolder, folder }: DesignTask): Promise<void> {
  const { files, problems } = deriveDesign(reference, siteFolder, listThemes(themes));
  await mkdir(folder, { recursive: true });
  const reported = problems.length > 0 ? [[PROBLEMS, problems] as const] : [];
  for (const [address, content] of [...files, [THEMES, themesFile(themes)] as const, ...reported]) {
    const file = path.join(folder, address);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify(content));
  }
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
