import { installedVersion } from '../content/packages.ts';
import type { Problem } from '../model.ts';
import { applyKnownFaults, loadKnownFaults } from './knownFaults.ts';
import { type Finding, dropRepeats, toFinding } from './finding.ts';

/**
 * Reads a site's list of known faults.
 * @returns tells which problems the list does not let pass
 * @throws (rejects) UserError when the list is malformed
 */
export async function openProblemFilter(siteFolder: string): Promise<(problems: readonly Problem[]) => Problem[]> {
  const faults = await loadKnownFaults(siteFolder);
  return (problems) => {
    const problemOf = new Map<Finding, Problem>(problems.map((problem) => [toFinding(problem, siteFolder), problem]));
    const findings = dropRepeats([...problemOf.keys()]);
    const { open } = applyKnownFaults(findings, faults, (name) => installedVersion(name, siteFolder));
    return open.flatMap((finding) => problemOf.get(finding) ?? []);
  };
}
