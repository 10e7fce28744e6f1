import { type Codemod, codemodsBetween } from '../../history/codemods.ts';
import type { ReleaseSnapshot, StoredRelease } from '../../history/historyFile.ts';
import type { ReleaseSource } from './openSnapshot.ts';

/**
 * Returns the codemods of a site that lead from one release to another one; none if nobody knows which of the stored
 * releases they belong to.
 */
export function codemodsOnTheWay(
  { history, codemods }: Pick<ReleaseSource, 'history' | 'codemods'>,
  [from, to]: readonly [ReleaseSnapshot, ReleaseSnapshot]
): Codemod[] {
  const releases = history?.releases ?? [];
  const [first, last] = [storedRelease(from, releases), storedRelease(to, releases)];
  return first === null || last === null ? [] : codemodsBetween(codemods, releases, first, last);
}

/** Finds the stored release that something is: by its name, or by the versions of all its packages, whatever their patch. */
function storedRelease({ name, snapshot }: ReleaseSnapshot, releases: readonly StoredRelease[]): string | null {
  const found =
    releases.find((release) => release.name === name || name.startsWith(`${release.name}.`)) ??
    releases.findLast(({ packages }) => haveSameMinors(packages, snapshot.packages));
  return found?.name ?? null;
}

type Versions = StoredRelease['packages'];

function haveSameMinors(one: Versions, other: Versions): boolean {
  const common = Object.keys(one).filter((name) => Object.hasOwn(other, name));
  return common.length > 0 && common.every((name) => minorOf(one[name]) === minorOf(other[name]));
}

function minorOf(version = ''): string {
  return version.split('.').slice(0, 2).join('.');
}
