import { MAX_PREVIOUS_RELEASES } from '../../core/constants.ts';
import type { Release } from '../../model.ts';

/** A release in the release menu. */
export type MenuRelease = Pick<Release, 'name' | 'date' | 'versions'>;

export interface MenuReleases {
  latest: MenuRelease;
  /** Newest first; empty when all older ones are hidden. */
  previous: MenuRelease[];
}

/** Selects the latest release and a few previous ones for the menu; null without a latest (requirement 9.11). */
export function menuReleases(
  releases: readonly (MenuRelease & Pick<Release, 'latest' | 'hidden'>)[]
): MenuReleases | null {
  const latest = releases.find((release) => release.latest);
  return latest
    ? {
        latest,
        previous: releases.filter((release) => !release.latest && !release.hidden).slice(0, MAX_PREVIOUS_RELEASES)
      }
    : null;
}

/** Parses the answer of `/versions.json` (`fetchReleases`); null for anything that is not a list of releases with a latest one. */
export function parseReleases(answer: unknown): MenuReleases | null {
  const { Releases: list } = record(answer);
  if (!Array.isArray(list)) {
    return null;
  }
  const releases = list.map((entry) => {
    const { name, date, latest, hidden, versions } = record(entry);
    return typeof name === 'string' && /\S/.test(name)
      ? {
          name,
          date: typeof date === 'string' && isDate(date) ? date : null,
          latest: latest === true,
          hidden: hidden === true,
          versions: texts(record(versions))
        }
      : null;
  });
  return releases.every((release) => release !== null) ? menuReleases(releases) : null;
}

const ISO_DATE = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** Checks that a date exists: some browsers reject February 31, others parse it as a day in March. */
function isDate(text: string): boolean {
  const time = ISO_DATE.test(text) ? Date.parse(text) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function texts(values: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  );
}
