import type { Finding } from './finding.ts';
import { addressesOf, isOfFault, type KnownFault } from './knownFaults.ts';

export interface SortedFindings {
  /** Findings that no entry of the list explains. */
  unknown: Finding[];
  /** Entries that a visited document should have shown and none did. */
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
    stale: faults.filter(
      (fault) =>
        addressesOf(fault).some((path) => visited.has(path)) && !findings.some((finding) => isOfFault(finding, fault))
    )
  };
}
