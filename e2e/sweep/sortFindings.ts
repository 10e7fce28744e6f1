import type { Finding } from './finding.ts';
import { isOfFault, type KnownFault } from './knownFaults.ts';

export interface SortedFindings {
  /** Findings that no entry of the list explains. */
  unknown: Finding[];
  /** Entries whose tab was visited without showing them. */
  stale: KnownFault[];
}

/** Compares what visits brought to light with the list of known faults. */
export function sortFindings(
  findings: readonly Finding[],
  visited: ReadonlySet<string>,
  faults: readonly KnownFault[]
): SortedFindings {
  return {
    unknown: findings.filter((finding) => !faults.some((fault) => isOfFault(finding, fault))),
    stale: faults.filter((fault) => visited.has(fault.path) && !findings.some((finding) => isOfFault(finding, fault)))
  };
}
