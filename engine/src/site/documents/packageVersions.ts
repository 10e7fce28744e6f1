import { installedVersions } from '../../content/packages.ts';
import type { Page } from '../../model.ts';

/** Installed versions of the packages whose documentation the pages are made from. */
export function packageVersions(pages: readonly Page[], siteFolder: string): ReadonlyMap<string, string> {
  const names = new Set(pages.flatMap(({ sources }) => sources.flatMap((source) => source.package ?? [])));
  return installedVersions(names, siteFolder);
}
