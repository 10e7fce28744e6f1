import path from 'node:path';

import { findConfigFile, loadSiteContext } from '../../content/siteContext.ts';
import { readHistoryFile } from '../../reference/snapshot/snapshotFile.ts';
import { packageSystem, siteSystem } from '../../reference/snapshot/snapshotSystem.ts';
import type { ReleaseSource } from './openSnapshot.ts';

/** Finds out which system is meant: the packages that are named, or those that a site documents. */
export async function releaseSource({
  packages,
  site
}: {
  packages: readonly string[];
  site: string;
}): Promise<ReleaseSource> {
  if (packages.length > 0) {
    return { system: packageSystem(packages), majors: {}, history: null, codemods: [] };
  }
  if (findConfigFile(path.resolve(site)) === null) {
    return { system: null, majors: {}, history: null, codemods: [] };
  }
  const { config, folder } = await loadSiteContext(site);
  return {
    system: siteSystem(config),
    majors: config.history?.majors ?? {},
    history: readHistoryFile(folder),
    codemods: config.history?.codemods ?? []
  };
}
