import { installedVersion } from '../content/packages.ts';
import type { Problem } from '../model.ts';
import { type SortedProblems, applyBaseline, loadBaseline } from './baseline.ts';
import { type ReportedProblem, dropRepeats, toReportedProblem } from './reportedProblem.ts';

/**
 * Sorts a site's problems by its baseline, each of them once.
 * @throws (rejects) UserError when the baseline is malformed
 */
export async function sortByBaseline(problems: readonly Problem[], siteFolder: string): Promise<SortedProblems> {
  const baseline = await loadBaseline(siteFolder);
  const reported = dropRepeats(problems.map((problem) => toReportedProblem(problem, siteFolder)));
  return applyBaseline(reported, baseline, (name) => installedVersion(name, siteFolder));
}

/**
 * Reads a site's baseline.
 * @returns filters out the problems that the baseline accepts
 * @throws (rejects) UserError when the baseline is malformed
 */
export async function openProblemFilter(siteFolder: string): Promise<(problems: readonly Problem[]) => Problem[]> {
  const baseline = await loadBaseline(siteFolder);
  return (problems) => {
    const problemOf = new Map<ReportedProblem, Problem>(
      problems.map((problem) => [toReportedProblem(problem, siteFolder), problem])
    );
    const reported = dropRepeats([...problemOf.keys()]);
    const { open } = applyBaseline(reported, baseline, (name) => installedVersion(name, siteFolder));
    return open.flatMap((problem) => problemOf.get(problem) ?? []);
  };
}
