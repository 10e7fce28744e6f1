import type { Release } from '../../model.ts';

/** One release in `/versions.json`. */
type PublishedRelease = Omit<Release, 'date'> & { date?: string };

/** Content of `/versions.json` (requirement 7.2): the releases, latest first. */
export function versionsFile(releases: readonly Release[]): { Releases: PublishedRelease[] } {
  return { Releases: releases.map(({ date, ...release }) => (date === null ? release : { ...release, date })) };
}
