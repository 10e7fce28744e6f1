import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { ReportedProblem } from './reportedProblem.ts';
import type { Problem } from '../model.ts';
import { type BaselineEntry, parseBaseline } from '../core/baseline.ts';
import { error } from '../content/problem.ts';
import { findQuoted } from './places.ts';

/** A problem that the site's baseline lets pass. */
export interface KnownProblem {
  problem: ReportedProblem;
  reason: string;
}

/** An entry that lists more problems than there are. */
export interface StaleEntry {
  entry: BaselineEntry;
  /** Path below the package. */
  path: string;
  found: number;
  /** Installed version of the package; null when it is not installed. */
  installed: string | null;
}

interface Sorted {
  open: ReportedProblem[];
  known: KnownProblem[];
  stale: StaleEntry[];
}

/**
 * Takes the problems of the baseline out. More than an entry says leaves all of them open, since nobody
 * can tell which one is new; fewer makes the entry stale.
 * @param versionOf installed version of a package; null when it is not installed
 */
export function applyBaseline(
  problems: readonly ReportedProblem[],
  baseline: readonly BaselineEntry[],
  versionOf: (packageName: string) => string | null
): Sorted {
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

/** `6.6.1` is of the release lines `6`, `6.6` and `6.6.1`. */
export function isOfRelease(version: string, line: string): boolean {
  return version === line || version.startsWith(`${line}.`) || version.startsWith(`${line}-`);
}

function matches(problem: ReportedProblem, entry: BaselineEntry, path: string): boolean {
  return (
    problem.code === entry.code && problem.file === `${entry.package}/${path}` && problem.message.includes(entry.match)
  );
}

/** Code of the error for an entry that no longer holds. */
const STALE = 'stale-baseline-entry';

/** Name of the list, in the site's folder. */
const BASELINE_FILE = 'baseline.ts';

/**
 * Reads a site's baseline; a site without the file has none.
 * @throws if the file does not export such a list as default
 */
export async function loadBaseline(siteFolder: string): Promise<BaselineEntry[]> {
  const file = join(siteFolder, BASELINE_FILE);
  if (!existsSync(file)) {
    return [];
  }
  const module = (await import(pathToFileURL(file).href)) as { default?: unknown };
  return parseBaseline(module.default, BASELINE_FILE);
}

/** The list and the parts that a long one is composed of, in the folder `baseline` beside it. */
function baselineFiles(siteFolder: string): string[] {
  const parts = join(siteFolder, 'baseline');
  const names = existsSync(parts) ? readdirSync(parts).filter((name) => name.endsWith('.ts')) : [];
  return [join(siteFolder, BASELINE_FILE), ...names.map((name) => join(parts, name))];
}

/** The error that asks to shorten the baseline. */
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
