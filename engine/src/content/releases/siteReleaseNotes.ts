import type { ResolvedConfig } from '../../core/config.ts';
import type { Release } from '../../model.ts';
import { readChangeLogs } from './readChangeLogs.ts';
import { type ReleaseNotes, releaseNotes } from './releaseNotes.ts';
import { releasesPage } from './releasesPage.ts';

/**
 * Release notes of the product that a site documents, from the change logs of the packages that belong to its release.
 * @param releases newest first
 */
export function siteReleaseNotes(
  config: ResolvedConfig,
  siteFolder: string,
  releases: readonly Release[]
): ReleaseNotes[] {
  const { logs } = readChangeLogs(releasePackages(config), siteFolder);
  return releaseNotes(releases, logs, (name) => releasesPage(name, siteFolder));
}

/** Packages whose change logs tell of the product's releases. */
export function releasePackages({ product, releases }: ResolvedConfig): string[] {
  return [...new Set([product.versionOf, ...(releases?.documented.packages ?? [])])];
}
