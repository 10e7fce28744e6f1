import type { Finding } from './finding.ts';
import type { KnownFault } from '../core/knownFaults.ts';

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

export interface Sorted {
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
