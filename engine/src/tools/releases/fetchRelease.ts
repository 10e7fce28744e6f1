import { existsSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';

import { readJson, sortedByKey, writeJson } from '../../content/files.ts';
import { UserError } from '../../core/userError.ts';
import { installPackages, releasedVersions } from './npm.ts';
import { versionIn } from './versionsOf.ts';

/** Major version of the product -> that of a package, by package. */
export type Majors = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** All versions of packages, asked for once. */
export type VersionLists = ReadonlyMap<string, readonly string[]>;

/** npm is a program of its own each time. */
const AT_ONCE = 4;

/** Lists the versions of packages. @throws (rejects) UserError if npm can't reach its registry */
export async function versionLists(names: readonly string[]): Promise<VersionLists> {
  const lists = new Map<string, readonly string[]>();
  const waiting = [...names];
  const work = async (): Promise<void> => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      lists.set(name, await releasedVersions(name));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return lists;
}

/**
 * Returns the versions of packages that belong to a release of the product. Packages without one are left out.
 * @throws UserError if no package has the version of the release itself
 */
export function releaseVersions(lists: VersionLists, release: string, majors: Majors): Record<string, string> {
  const found = [...lists].flatMap(([name, versions]) => {
    const version = versionIn(versions, release, majors[name]);
    return version === null ? [] : [[name, version] as const];
  });
  if (![...lists.values()].flat().some((version) => `${version}.`.startsWith(`${release}.`))) {
    const newest = [...lists].map(([name, versions]) => `${name} (${versions.at(-1) ?? 'none'})`);
    throw new UserError(`There is no release ${release}. The newest versions are those of ${newest.join(', ')}.`);
  }
  return sortedByKey(Object.fromEntries(found));
}

const RECORD = 'versions.json';

/** Installs packages into a folder of a cache, unless it has just these already. */
export async function installOnce(versions: Readonly<Record<string, string>>, folder: string): Promise<void> {
  const record = path.join(folder, RECORD);
  if (existsSync(record) && isDeepStrictEqual(readJson(record), versions)) {
    return;
  }
  await installPackages(versions, folder);
  writeJson(record, versions);
}
