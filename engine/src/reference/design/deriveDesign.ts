import type { ReferenceConfig } from '../../core/config/reference.ts';
import { iconFiles } from '../icons/iconFiles.ts';
import { readIcons } from '../icons/readIcons.ts';
import { type DesignFiles, ICONS_INDEX } from './designFiles.ts';
import { requirePackageFolder } from '../../content/packageFolder.ts';
import { styleFiles } from './styleFiles.ts';
import type { Themes } from './theme.ts';

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
