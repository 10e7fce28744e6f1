import type { StoredRelease } from '../../history/historyFile.ts';
import { compareVersions, lowestVersion, parseVersion, type Version } from './versionRange.ts';

/** A package that a project depends on. */
export interface Dependency {
  name: string;
  range: string;
}

/** A package of a project, with the release that its changes are counted from. */
export interface MatchedPackage extends Dependency {
  release: string;
  /** Version of the package in that release. */
  version: string;
  /** Whether the project may use a version that is older than all that are stored. */
  isOlder: boolean;
}

/** The packages of a project that the stored releases know. */
export interface ProjectPackages {
  matched: readonly MatchedPackage[];
  /** Those whose range names no version, such as an address. */
  unclear: readonly Dependency[];
}

const ALIAS = /^npm:(@?[^@]+)(?:@(.*))?$/;

/**
 * Reads the dependencies of a package.json, also those for development. An alias counts as its package.
 * @throws SyntaxError for what is not JSON
 */
export function readDependencies(text: string): Dependency[] {
  // Editors of some systems begin files with a byte order mark.
  const content: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
  const ranges = { ...rangesIn(content, 'devDependencies'), ...rangesIn(content, 'dependencies') };
  return Object.entries(ranges).flatMap(([key, value]) => {
    if (typeof value !== 'string') {
      return [];
    }
    const range = value.trim();
    const [, alias, aliasRange = ''] = ALIAS.exec(range) ?? [];
    return [alias === undefined ? { name: key, range } : { name: alias, range: aliasRange }];
  });
}

function rangesIn(content: unknown, key: string): object {
  const value: unknown =
    typeof content === 'object' && content !== null ? (content as Record<string, unknown>)[key] : null;
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}

/** Finds the stored release of each dependency; those that no release knows are left out. @param releases oldest first */
export function matchPackages(
  dependencies: readonly Dependency[],
  releases: readonly StoredRelease[]
): ProjectPackages {
  const known = dependencies.filter(({ name }) => releases.some(({ packages }) => Object.hasOwn(packages, name)));
  const matches = known.map((dependency) => ({ dependency, match: matchPackage(dependency, releases) }));
  return {
    matched: matches.flatMap(({ match }) => match ?? []),
    unclear: matches.flatMap(({ dependency, match }) => (match ? [] : dependency))
  };
}

interface Candidate {
  release: string;
  version: string;
  number: Version;
}

/** Takes the newest release whose version of the package is not above the lowest one that the range allows. */
function matchPackage(dependency: Dependency, releases: readonly StoredRelease[]): MatchedPackage | null {
  const { name, range } = dependency;
  const lowest = lowestVersion(range.replace(/^workspace:(?=.*\d)/, ''));
  const candidates = releases.flatMap(({ name: release, packages }): Candidate[] => {
    const version = packages[name];
    const number = version === undefined ? null : parseVersion(version);
    return version === undefined || number === null ? [] : [{ release, version, number }];
  });
  const [oldest] = candidates;
  if (lowest === null || !oldest) {
    return null;
  }
  const found =
    lowest === 'newest' ? candidates.at(-1) : candidates.findLast(({ number }) => compareVersions(number, lowest) <= 0);
  const { release, version } = found ?? oldest;
  return { ...dependency, release, version, isOlder: !found };
}
