import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { Problem, Release } from '../../model.ts';
import { findPackageFolder } from '../packages.ts';
import { encodingProblems } from '../textFile.ts';
import type { LoggedVersion } from './changeLog.ts';
import { parseChangeLog } from './parseChangeLog.ts';

const FILE = 'CHANGELOG.md';

interface ChangeLogs {
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
    if (file === null || !existsSync(file)) {
      return [];
    }
    const content = readFileSync(file);
    const { problems, ...log } = parseChangeLog(content.toString('utf8'), file);
    return [{ package: name, ...log, problems: [...encodingProblems(content, file), ...problems] }];
  });
  return {
    logs: read.map((log) => ({ package: log.package, versions: stableVersions(log.versions) })),
    problems: read.flatMap(({ problems }) => problems)
  };
}

/**
 * The stable versions of a change log, each with the changes of the prereleases that led to it. What follows the
 * newest stable version is left out: nobody has it yet.
 * @param versions newest first
 */
export function stableVersions(versions: readonly LoggedVersion[]): LoggedVersion[] {
  const stable: LoggedVersion[] = [];
  for (const logged of versions) {
    const last = stable.at(-1);
    // Logs that several branches were merged into name a version more than once.
    if (!logged.version.includes('-') && last?.version !== logged.version) {
      stable.push({ ...logged, changes: [...logged.changes] });
    } else {
      last?.changes.push(...logged.changes);
    }
  }
  return stable;
}

/** The stable versions that a package's change log has, newest first. */
export interface PackageLog {
  package: string;
  versions: LoggedVersion[];
}

export interface PlacedVersion {
  package: string;
  logged: LoggedVersion;
}

type ReleaseKey = Pick<Release, 'name' | 'date' | 'versions'>;

/**
 * Finds the release of the product that brought each version of its packages: the one whose versions name it, or that
 * has its name; else the one that another package's version of the same day belongs to; else the first release since.
 * @param releases newest first
 * @returns name of the release -> versions, in the order of `logs`; versions that no release brought are left out
 */
export function placeVersions(
  releases: readonly ReleaseKey[],
  logs: readonly PackageLog[]
): ReadonlyMap<string, PlacedVersion[]> {
  const versions = logs.flatMap((log) => log.versions.map((logged) => ({ package: log.package, logged })));
  const releaseOfDay = new Map<string, string>();
  for (const version of versions) {
    const name = namedRelease(releases, version);
    const { date } = version.logged;
    if (name !== null && date !== null && !releaseOfDay.has(date)) {
      releaseOfDay.set(date, name);
    }
  }
  const placed = new Map<string, PlacedVersion[]>();
  for (const version of versions) {
    const { date } = version.logged;
    const name =
      namedRelease(releases, version) ??
      (date === null ? null : (releaseOfDay.get(date) ?? firstReleaseSince(releases, date)));
    if (name !== null) {
      placed.set(name, [...(placed.get(name) ?? []), version]);
    }
  }
  return placed;
}

function namedRelease(releases: readonly ReleaseKey[], { package: name, logged }: PlacedVersion): string | null {
  const release =
    releases.find(({ versions }) => versions[name] === logged.version) ??
    releases.find((candidate) => candidate.name === logged.version);
  return release?.name ?? null;
}

/** Both dates are ISO dates, which compare as text. */
function firstReleaseSince(releases: readonly ReleaseKey[], date: string): string | null {
  return releases.findLast((release) => release.date !== null && release.date >= date)?.name ?? null;
}
