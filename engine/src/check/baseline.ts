import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { ReportedProblem } from './reportedProblem.ts';
import type { Problem } from '../model.ts';
import { type BaselineEntry, parseBaseline } from '../core/baseline.ts';
import { error } from '../content/problem.ts';
import { findQuoted } from './places.ts';

/** A problem that the site's baseline accepts. */
export interface KnownProblem {
  problem: ReportedProblem;
  reason: string;
}

/** A baseline entry that lists more problems than were found. */
export interface StaleEntry {
  entry: BaselineEntry;
  /** Path below the package. */
  path: string;
  found: number;
  /** Installed version of the package; null when it is not installed. */
  installed: string | null;
}

/** Problems of a site, sorted by its baseline. */
export interface SortedProblems {
  open: ReportedProblem[];
  known: KnownProblem[];
  stale: StaleEntry[];
}

/**
 * Separates the problems listed in the baseline from open ones. If there are more than an entry lists, all of them
 * stay open, since the new one can't be identified; if there are fewer, the entry is stale.
 * @param versionOf returns the installed version of a package; null when it is not installed
 */
export function applyBaseline(
  problems: readonly ReportedProblem[],
  baseline: readonly BaselineEntry[],
  versionOf: (packageName: string) => string | null
): SortedProblems {
  const known = new Map<ReportedProblem, string>();
  const stale: StaleEntry[] = [];
  for (const entry of baseline) {
    const installed = versionOf(entry.package);
    const applies = installed !== null && isOfRelease(installed, entry.versions);
    for (const [path, reviewed] of Object.entries(entry.files)) {
      const found = applies ? problems.filter((problem) => !known.has(problem) && matches(problem, entry, path)) : [];
      if (found.length < reviewed) {
        stale.push({ entry, path, found: found.length, installed });
      }
      if (found.length <= reviewed) {
        found.forEach((problem) => known.set(problem, entry.reason));
      }
    }
  }
  return {
    open: problems.filter((problem) => !known.has(problem)),
    known: Array.from(known, ([problem, reason]) => ({ problem, reason })),
    stale
  };
}

/** Whether a version belongs to a release line: `6.6.1` belongs to `6`, `6.6` and `6.6.1`. */
export function isOfRelease(version: string, line: string): boolean {
  return version === line || version.startsWith(`${line}.`) || version.startsWith(`${line}-`);
}

function matches(problem: ReportedProblem, entry: BaselineEntry, path: string): boolean {
  return (
    problem.code === entry.code && problem.file === `${entry.package}/${path}` && problem.message.includes(entry.match)
  );
}

/** Error code for a stale entry. */
const STALE = 'stale-baseline-entry';

/** File name of the baseline, in the site's folder. */
const BASELINE_FILE = 'baseline.ts';

/**
 * Reads a site's baseline; a site without the file has none.
 * @throws if the file's default export is not a valid baseline
 */
export async function loadBaseline(siteFolder: string): Promise<BaselineEntry[]> {
  const file = join(siteFolder, BASELINE_FILE);
  if (!existsSync(file)) {
    return [];
  }
  const module = (await import(pathToFileURL(file).href)) as { default?: unknown };
  return parseBaseline(module.default, BASELINE_FILE);
}

/** Returns the baseline file, and the parts of a long baseline in the folder `baseline` beside it. */
function baselineFiles(siteFolder: string): string[] {
  const parts = join(siteFolder, 'baseline');
  const names = existsSync(parts) ? readdirSync(parts).filter((name) => name.endsWith('.ts')) : [];
  return [join(siteFolder, BASELINE_FILE), ...names.map((name) => join(parts, name))];
}

/** Creates the error for a stale baseline entry. */
export function staleEntryProblem(stale: StaleEntry, siteFolder: string): Problem {
  const { entry, path, found, installed } = stale;
  const files = baselineFiles(siteFolder);
  const location = findQuoted([path], files) ?? { file: join(siteFolder, BASELINE_FILE) };
  const name = `${entry.package}/${path}, ${entry.code} "${entry.match}"`;
  if (installed === null) {
    return error(STALE, `${name}: the package is not installed.`, location, 'Remove the entry.');
  }
  if (!isOfRelease(installed, entry.versions)) {
    const message = `${name}: reviewed for ${entry.versions}, but ${installed} is installed.`;
    return error(STALE, message, location, 'Review the problem again, then change `versions` or remove the entry.');
  }
  const message = `${name}: ${entry.files[path] ?? 0} listed, ${found} found.`;
  const hint = found === 0 ? 'The problem is gone: remove the entry.' : `Lower the number to ${found}.`;
  return error(STALE, message, location, hint);
}
