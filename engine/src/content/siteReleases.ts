import type { ResolvedConfig } from '../core/config.ts';
import type { Problem, Release } from '../model.ts';
import { error } from './problem.ts';

interface SiteReleases {
  /** The documented release, which is the latest, and those before it. */
  releases: Release[];
  problems: Problem[];
}

/**
 * The releases of the product: the history that the configuration has, and before it the one that the site documents,
 * with the versions that are installed. A history that says otherwise about the documented release is out of date.
 * @param name version of the package that the site documents
 * @param installedVersion null for a package that is not installed
 */
export function siteReleases(
  { product, releases: config }: Pick<ResolvedConfig, 'product' | 'releases'>,
  name: string,
  installedVersion: (name: string) => string | null
): SiteReleases {
  if (!config) {
    const versions = { [product.versionOf]: name };
    return { releases: [{ name, date: null, latest: true, hidden: false, versions }], problems: [] };
  }
  const history = readReleases(config.history);
  const found = config.documented.packages.map((packageName) => [packageName, installedVersion(packageName)] as const);
  const versions = Object.fromEntries(found.flatMap(([key, version]) => (version === null ? [] : [[key, version]])));
  const documented: Release = { name, date: config.documented.date, latest: true, hidden: false, versions };
  return {
    releases: [
      documented,
      ...history.releases.filter((release) => release.name !== name).map((release) => ({ ...release, latest: false }))
    ],
    problems: [
      ...history.problems,
      ...missingPackages(found),
      ...history.releases.flatMap((release) =>
        release.name === name ? drift(release, documented) : misplaced(release, documented)
      )
    ]
  };
}

function missingPackages(found: readonly (readonly [string, string | null])[]): Problem[] {
  return found
    .filter(([, version]) => version === null)
    .map(([name]) => {
      const hint = `Add "${name}" to the site's dependencies, or take it off \`releases.documented.packages\`.`;
      return error('missing-package', `The package ${name} is not installed.`, null, hint);
    });
}

/** The documented release as the history has it, against what is installed. */
function drift(listed: Release, documented: Release): Problem[] {
  const names = new Set([...Object.keys(listed.versions), ...Object.keys(documented.versions)]);
  const differing = Object.keys(listed.versions).length === 0 ? [] : [...names];
  const problems = [
    ...differing
      .filter((name) => listed.versions[name] !== documented.versions[name])
      .map(
        (name) => `${name} ${listed.versions[name] ?? '(none)'}, installed ${documented.versions[name] ?? '(none)'}`
      ),
    ...(listed.date === documented.date ? [] : [`date ${listed.date}, documented ${documented.date}`])
  ];
  return problems.map((problem) =>
    error(
      'release-drift',
      `The history differs from the documented release ${documented.name}: ${problem}.`,
      null,
      'Update `releases`, or take the release off the history.'
    )
  );
}

/** An older release that claims to be the newest. */
function misplaced({ name, latest, date }: Release, documented: Release): Problem[] {
  if (latest) {
    const message = `The history marks ${name} as latest, but the site documents ${documented.name}.`;
    return [error('release-not-latest', message, null, 'Take the mark off, or update the installed packages.')];
  }
  if (date !== null && documented.date !== null && date > documented.date) {
    const message = `The history's release ${name} (${date}) is newer than the documented ${documented.name}.`;
    return [error('release-not-latest', message, null, 'Correct the dates of `releases`.')];
  }
  return [];
}

/** Dates of a releases file may lack the zeros: `2022-9-16`. */
const DATE = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;

/**
 * Reads a list of releases as releases files have it (requirement 3.10): a bare list or `{ Releases: [...] }`, flags
 * that may be absent or null, dates without zeros, releases listed twice. The order stays.
 */
export function readReleases(data: unknown): { releases: Release[]; problems: Problem[] } {
  const list = isRecord(data) ? data['Releases'] : data;
  if (!Array.isArray(list)) {
    return { releases: [], problems: [malformed('The history is not a list of releases.')] };
  }
  const entries = list.map((entry, index) => readRelease(entry, index));
  const releases = entries.filter((entry) => typeof entry !== 'string');
  return {
    releases: releases.filter(({ name }, index) => releases.findIndex((other) => other.name === name) === index),
    problems: entries.filter((entry) => typeof entry === 'string').map(malformed)
  };
}

/** @returns the release, or what is wrong with it */
function readRelease(entry: unknown, index: number): Release | string {
  if (!isRecord(entry) || typeof entry['name'] !== 'string' || entry['name'] === '') {
    return `Release ${index + 1} of the history has no name.`;
  }
  const { name, latest, hidden } = entry;
  const date = readDate(entry['date']);
  if (date === null) {
    return `The release ${name} has no date of the form 2025-01-31.`;
  }
  const versions = entry['versions'] ?? {};
  if (!isVersions(versions)) {
    return `The versions of the release ${name} are not a map from package names to versions.`;
  }
  return { name, date, latest: latest === true, hidden: hidden === true, versions };
}

function readDate(value: unknown): string | null {
  const [, year, month, day] = (typeof value === 'string' ? DATE.exec(value) : null) ?? [];
  if (!year || !month || !day) {
    return null;
  }
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(date);
  // `Date` counts on after the end of a month.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date) ? date : null;
}

function isVersions(value: unknown): value is Record<string, string> {
  return isRecord(value) && Object.values(value).every((version) => typeof version === 'string');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function malformed(message: string): Problem {
  return error('release-malformed', message, null, 'Correct `releases.history`.');
}
