import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { findPackageFolder } from '../packageFolder.ts';
import type { Problem } from '../../model.ts';
import { parseChangeLog } from './parseChangeLog.ts';
import type { PackageLog } from './placeVersions.ts';
import { stableVersions } from './stableVersions.ts';

const FILE = 'CHANGELOG.md';

export interface ChangeLogs {
  /** Of the packages that ship a change log. */
  logs: PackageLog[];
  problems: Problem[];
}

/**
 * Reads the change logs of installed packages. A package without one is left out.
 * @param siteFolder the packages are looked for from here
 */
export function readChangeLogs(packages: readonly string[], siteFolder: string): ChangeLogs {
  const read = packages.flatMap((name) => {
    const folder = findPackageFolder(name, siteFolder);
    const file = folder === null ? null : path.join(folder, FILE);
    return file !== null && existsSync(file)
      ? [{ package: name, ...parseChangeLog(readFileSync(file, 'utf8'), file) }]
      : [];
  });
  return {
    logs: read.map((log) => ({ package: log.package, versions: stableVersions(log.versions) })),
    problems: read.flatMap(({ problems }) => problems)
  };
}
