import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { Finding } from './finding.ts';
import type { Problem } from '../model.ts';
import { type KnownFault, parseKnownFaults } from '../core/knownFaults.ts';
import { error } from '../content/problem.ts';
import { findQuoted } from './places.ts';

/** A finding that the site's list of known faults lets pass. */
export interface KnownFinding {
  finding: Finding;
  reason: string;
}

/** An entry of the list that says more faults than there are. */
export interface StaleFault {
  fault: KnownFault;
  /** Path below the package. */
  path: string;
  found: number;
  /** Installed version of the package; null when it is not installed. */
  installed: string | null;
}

interface Sorted {
  open: Finding[];
  known: KnownFinding[];
  stale: StaleFault[];
}

/**
 * Takes the known faults out of the findings. More findings than an entry says leaves all of them open, since nobody
 * can tell which one is new; fewer makes the entry stale.
 * @param versionOf installed version of a package; null when it is not installed
 */
export function applyKnownFaults(
  findings: readonly Finding[],
  faults: readonly KnownFault[],
  versionOf: (packageName: string) => string | null
): Sorted {
  const known = new Map<Finding, string>();
  const stale: StaleFault[] = [];
  for (const fault of faults) {
    const installed = versionOf(fault.package);
    const applies = installed !== null && isOfRelease(installed, fault.versions);
    for (const [path, reviewed] of Object.entries(fault.files)) {
      const found = applies ? findings.filter((finding) => !known.has(finding) && matches(finding, fault, path)) : [];
      if (found.length < reviewed) {
        stale.push({ fault, path, found: found.length, installed });
      }
      if (found.length <= reviewed) {
        found.forEach((finding) => known.set(finding, fault.reason));
      }
    }
  }
  return {
    open: findings.filter((finding) => !known.has(finding)),
    known: Array.from(known, ([finding, reason]) => ({ finding, reason })),
    stale
  };
}

/** `6.6.1` is of the release lines `6`, `6.6` and `6.6.1`. */
export function isOfRelease(version: string, line: string): boolean {
  return version === line || version.startsWith(`${line}.`) || version.startsWith(`${line}-`);
}

function matches(finding: Finding, fault: KnownFault, path: string): boolean {
  return (
    finding.code === fault.code && finding.file === `${fault.package}/${path}` && finding.message.includes(fault.match)
  );
}

/** Name of the list, in the site's folder. */
const KNOWN_FAULTS_FILE = 'knownFaults.ts';

/**
 * Reads a site's known faults; a site without the file has none.
 * @throws if the file does not export such a list as default
 */
export async function loadKnownFaults(siteFolder: string): Promise<KnownFault[]> {
  const file = join(siteFolder, KNOWN_FAULTS_FILE);
  if (!existsSync(file)) {
    return [];
  }
  const module = (await import(pathToFileURL(file).href)) as { default?: unknown };
  return parseKnownFaults(module.default, KNOWN_FAULTS_FILE);
}

/** The list and the parts that a long one is composed of, in the folder `knownFaults` beside it. */
function knownFaultFiles(siteFolder: string): string[] {
  const parts = join(siteFolder, 'knownFaults');
  const names = existsSync(parts) ? readdirSync(parts).filter((name) => name.endsWith('.ts')) : [];
  return [join(siteFolder, KNOWN_FAULTS_FILE), ...names.map((name) => join(parts, name))];
}

/** The error that asks to shorten the list of known faults. */
export function staleFaultProblem({ fault, path, found, installed }: StaleFault, siteFolder: string): Problem {
  const files = knownFaultFiles(siteFolder);
  const location = findQuoted([path], files) ?? { file: join(siteFolder, KNOWN_FAULTS_FILE) };
  const entry = `${fault.package}/${path}, ${fault.code} "${fault.match}"`;
  if (installed === null) {
    return error('known-fault-gone', `${entry}: the package is not installed.`, location, 'Remove the entry.');
  }
  if (!isOfRelease(installed, fault.versions)) {
    const message = `${entry}: reviewed for ${fault.versions}, but ${installed} is installed.`;
    return error('known-fault-gone', message, location, 'Review the fault again, then change `versions` or remove it.');
  }
  const message = `${entry}: ${fault.files[path] ?? 0} listed, ${found} found.`;
  const hint = found === 0 ? 'It has been mended: remove it from the list.' : `Lower the number to ${found}.`;
  return error('known-fault-gone', message, location, hint);
}
