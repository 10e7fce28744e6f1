import { installedVersion } from '../content/packages.ts';
import type { Problem } from '../model.ts';
import { type SortedProblems, applyBaseline, loadBaseline } from './baseline.ts';
import { type ReportedProblem, dropRepeats, toReportedProblem } from './reportedProblem.ts';

/**
 * Sorts a site's problems by its baseline, each of them once.
 * @throws (rejects) UserError when the baseline is malformed
 */
export async function sortByBaseline(problems: readonly Problem[], siteFolder: string): Promise<SortedProblems> {
  const sort = await baselineSorter(siteFolder);
  return sort(problems.map((problem) => toReportedProblem(problem, siteFolder)));
}

/**
 * Reads a site's baseline.
 * @returns filters out the problems that the baseline accepts
 * @throws (rejects) UserError when the baseline is malformed
 */
export async function openProblemFilter(siteFolder: string): Promise<(problems: readonly Problem[]) => Problem[]> {
  const sort = await baselineSorter(siteFolder);
  return (problems) => {
    const problemOf = new Map<ReportedProblem, Problem>(
      problems.map((problem) => [toReportedProblem(problem, siteFolder), problem])
    );
    return sort([...problemOf.keys()]).open.flatMap((problem) => problemOf.get(problem) ?? []);
  };
}

/** Reads a site's baseline once, to sort problems by it. */
async function baselineSorter(siteFolder: string): Promise<(reported: readonly ReportedProblem[]) => SortedProblems> {
  const baseline = await loadBaseline(siteFolder);
  return (reported) => applyBaseline(dropRepeats(reported), baseline, (name) => installedVersion(name, siteFolder));
}
