import type { ShellSite } from '../app/view.ts';
import { ConfigError, type ResolvedConfig } from '../config.ts';
import { installedVersion } from '../content/installedVersion.ts';
import type { Site } from '../model.ts';

/**
 * What the site's frame shows.
 * @throws ConfigError when the package that the site documents is not installed
 */
export function shellSite({ product }: ResolvedConfig, siteFolder: string, { navigation }: Site): ShellSite {
  const release = installedVersion(product.versionOf, siteFolder);
  if (release === null) {
    throw new ConfigError(`product.versionOf: the package "${product.versionOf}" is not installed.`);
  }
  return { product, release, navigation };
}
