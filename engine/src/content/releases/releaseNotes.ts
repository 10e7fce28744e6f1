import { readFileSync } from 'node:fs';
import path from 'node:path';

import { compareTexts } from '../../core/language.ts';
import type { Release } from '../../model.ts';
import type { ResolvedConfig } from '../../core/config.ts';
import { type Change, type ChangeKind, CHANGE_KINDS } from './changeLog.ts';
import { type PackageLog, type PlacedVersion, placeVersions, readChangeLogs } from './changeLogs.ts';
import { findPackageFolder } from '../packages.ts';

/** A package's version in a release of the product. */
interface PackageVersion {
  name: string;
  version: string;
  /** Web address of what changed; null when the package doesn't say. */
  href: string | null;
}

/** A change with the packages whose logs list it. */
interface ReleaseChange extends Change {
  packages: string[];
}

/** What a release of the product brought. */
export interface ReleaseNotes {
  name: string;
  /** ISO date; null when the site does not say. */
  date: string | null;
  /** By name. */
  packages: PackageVersion[];
  /** By kind, the most urgent first; within a kind by what changed. Kinds without changes are left out. */
  changes: { kind: ChangeKind; changes: ReleaseChange[] }[];
}

/**
 * What each release of the product brought: its packages' versions as the site lists them, joined by those that change
 * logs date, and the entries of these logs. One commit in several packages is one change.
 * @param releases newest first
 * @param releasesPage where a package tells of its releases, for versions that no log links
 */
export function releaseNotes(
  releases: readonly Release[],
  logs: readonly PackageLog[],
  releasesPage: (name: string) => string | null
): ReleaseNotes[] {
  const placed = placeVersions(releases, logs);
  return releases.map(({ name, date, versions }) => {
    const logged = placed.get(name) ?? [];
    return {
      name,
      date,
      packages: packageVersions(versions, logged, releasesPage),
      changes: groupByKind(mergeChanges(logged))
    };
  });
}

function packageVersions(
  versions: Release['versions'],
  logged: readonly PlacedVersion[],
  releasesPage: (name: string) => string | null
): PackageVersion[] {
  const newest = new Map(logged.toReversed().map((version) => [version.package, version.logged]));
  const names = new Set([...Object.keys(versions), ...newest.keys()]);
  return [...names].toSorted().flatMap((name) => {
    const log = newest.get(name);
    const version = versions[name] ?? log?.version;
    const href = log !== undefined && log.version === version ? log.href : null;
    return version === undefined ? [] : [{ name, version, href: href ?? releasesPage(name) }];
  });
}

function mergeChanges(logged: readonly PlacedVersion[]): ReleaseChange[] {
  const merged = new Map<string, ReleaseChange>();
  for (const { package: name, logged: version } of logged) {
    for (const change of version.changes) {
      const key = JSON.stringify([change.kind, change.scope, change.text, change.links.at(-1)?.href]);
      const known = merged.get(key);
      if (known === undefined) {
        merged.set(key, { ...change, packages: [name] });
      } else if (!known.packages.includes(name)) {
        known.packages.push(name);
      }
    }
  }
  return [...merged.values()];
}

function groupByKind(changes: readonly ReleaseChange[]): ReleaseNotes['changes'] {
  return CHANGE_KINDS.map((kind) => ({
    kind,
    changes: changes
      .filter((change) => change.kind === kind)
      .toSorted((a, b) => compareScopes(a.scope, b.scope) || compareTexts(a.text, b.text))
  })).filter((group) => group.changes.length > 0);
}

/** Changes of no particular part come last. */
function compareScopes(a: string | null, b: string | null): number {
  return a === null || b === null ? Number(a === null) - Number(b === null) : compareTexts(a, b);
}

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

const GITHUB = /github\.com[/:]([\w.-]+\/[\w.-]+?)(?:\.git)?(?:[/#].*)?$/;

/** Web address of the list of an installed package's releases; null when its package.json names no GitHub repository. */
function releasesPage(name: string, siteFolder: string): string | null {
  const folder = findPackageFolder(name, siteFolder);
  if (folder === null) {
    return null;
  }
  const { repository } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    repository?: string | { url?: string };
  };
  const address = typeof repository === 'string' ? repository : (repository?.url ?? '');
  const [, project] = GITHUB.exec(address) ?? [];
  return project === undefined ? null : `https://github.com/${project}/releases`;
}
