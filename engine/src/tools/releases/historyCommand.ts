import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { shortHash } from '../../content/files.ts';
import { installedVersions } from '../../content/packages.ts';
import { loadSiteContext } from '../../content/siteContext.ts';
import { UserError } from '../../core/userError.ts';
import type { ReleaseSnapshot } from '../../history/historyFile.ts';
import { storeHistory } from '../../history/storeHistory.ts';
import { packagesOfSystem, readSnapshot } from '../../reference/snapshot/readSnapshot.ts';
import { historyFile } from '../../reference/snapshot/snapshotFile.ts';
import { siteSystem } from '../../reference/snapshot/snapshotSystem.ts';
import type { CommandLine } from '../cli/commandLine.ts';
import { createTerminalProgress } from '../cli/terminalProgress.ts';
import { installOnce, releaseVersions, versionLists } from './fetchRelease.ts';
import { formatHistory } from './formatHistory.ts';
import { withVersionsOf } from './sharedPackages.ts';

const HASH_LENGTH = 8;

/** `patternbook history`: fetches the releases that the configuration lists, and stores them with the site. */
export async function history({ site, json }: CommandLine): Promise<number> {
  const { config, folder } = await loadSiteContext(site);
  if (!config.history) {
    throw new UserError('The configuration lists no releases. Add, for example: history: { releases: ["2.3", "2.4"] }');
  }
  const { releases: names, majors } = config.history;
  const system = siteSystem(config);
  const progress = createTerminalProgress(process.stderr);
  progress.stage('Ask npm for versions');
  const lists = await versionLists(packagesOfSystem(system));
  const installed = installedVersions(packagesOfSystem(system), folder);
  const releases: ReleaseSnapshot[] = [];
  // The newest first: a package that is as old is read with those that it is used with today.
  for (const name of names.toReversed()) {
    // What the site documents is what it has installed.
    const versions = isOf(name, installed.get(config.product.versionOf))
      ? Object.fromEntries(installed)
      : releaseVersions(lists, name, majors);
    const place = path.join(keptFolder(folder), name);
    progress.stage(`Fetch ${name}`);
    await installOnce(versions, place);
    progress.stage(`Read ${name}`);
    const snapshot = await readSnapshot(system, place);
    const [newer] = releases;
    releases.unshift({ name, snapshot: newer ? withVersionsOf(newer.snapshot, snapshot) : snapshot });
  }
  progress.end();
  const text = formatHistory(storeHistory(releases));
  writeFileSync(historyFile(folder), text);
  const bytes = Buffer.byteLength(text);
  const stored = releases.map(({ name, snapshot: { packages } }) => ({ name, packages }));
  process.stdout.write(
    json
      ? `${JSON.stringify({ file: historyFile(folder), bytes, releases: stored }, null, 2)}\n`
      : `Stored ${names.join(', ')} in ${historyFile(folder)}; ${Math.ceil(bytes / 1024)} KB. The next build shows them.\n`
  );
  return 0;
}

function isOf(release: string, version: string | undefined): boolean {
  return version?.startsWith(`${release}.`) ?? false;
}

/** Where fetched packages are kept: outside of the site, whose own packages would take the place of missing ones. */
function keptFolder(siteFolder: string): string {
  return path.join(tmpdir(), `patternbook-releases-${shortHash(siteFolder, HASH_LENGTH)}`);
}
