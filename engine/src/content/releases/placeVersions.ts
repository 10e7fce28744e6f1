import type { Release } from '../../model.ts';
import type { LoggedVersion } from './changeLog.ts';

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
