import { MAX_PREVIOUS_RELEASES } from '../../core/constants.ts';
import type { Release } from '../../model.ts';

/** A release in the release menu. */
export type MenuRelease = Pick<Release, 'name' | 'date' | 'versions'>;

export interface MenuReleases {
  latest: MenuRelease;
  /** Newest first; empty when all older ones are hidden. */
  previous: MenuRelease[];
}

/** What the release menu lists: the latest release and a few of those before it; null without a latest (requirement 9.11). */
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

let current: Promise<MenuReleases | null> | null = null;

/**
 * The releases that there are now, by `/versions.json` (requirement 7.1): pages stay as they were published while releases go
 * on. Null if they can't be had; asked for once a visit.
 */
export function currentReleases(): Promise<MenuReleases | null> {
  return (current ??= fetch('/versions.json', { priority: 'low' })
    .then(async (response) => (response.ok ? parseReleases(await response.json()) : null))
    .catch(() => null));
}

/** Reads what `/versions.json` answers; null for anything that is not a list of releases with a latest one. */
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

/** Address of the documentation of an older release. */
export function releaseAddress(name: string): string {
  // Half a character can't be part of an address.
  return `/${encodeURIComponent(name.toWellFormed())}`;
}

/** An ISO date in words, the same wherever the reader is. */
export function formatDate(date: string): string {
  return new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
}

const ISO_DATE = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** Some browsers have no 31st of February, others take it for a day of March. */
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

/** Names the release that is the latest by now on the button of the release menu (requirement 7.1). */
export async function startReleaseName(): Promise<void> {
  const releases = await currentReleases();
  const name = document.querySelector('.pb-release-name');
  if (releases && name) {
    name.textContent = `Release ${releases.latest.name}`;
  }
}
