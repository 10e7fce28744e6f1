import type { ResolvedConfig } from '../core/config.ts';
import type { Problem, Release } from '../model.ts';
import { error } from './problem.ts';
import { readReleases } from './readReleases.ts';

export interface SiteReleases {
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
  const faults = [
    ...differing
      .filter((name) => listed.versions[name] !== documented.versions[name])
      .map(
        (name) => `${name} ${listed.versions[name] ?? '(none)'}, installed ${documented.versions[name] ?? '(none)'}`
      ),
    ...(listed.date === documented.date ? [] : [`date ${listed.date}, documented ${documented.date}`])
  ];
  return faults.map((fault) =>
    error(
      'release-drift',
      `The history differs from the documented release ${documented.name}: ${fault}.`,
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
