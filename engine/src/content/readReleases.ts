import type { Problem, Release } from '../model.ts';
import { error } from './problem.ts';

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
