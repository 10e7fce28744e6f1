import { installedVersion } from '../content/packages.ts';
import { applyRules, type Rules } from '../core/rules.ts';
import type { Problem } from '../model.ts';
import { type SortedProblems, applyBaseline, loadBaseline } from './baseline.ts';
import { type ReportedProblem, dropRepeats, toReportedProblem } from './reportedProblem.ts';

/**
 * Gives a site's problems the levels of its configuration, and sorts them by its baseline, each of them once.
 * @throws (rejects) UserError when the baseline is malformed
 */
export async function sortProblems(
  problems: readonly Problem[],
  rules: Rules,
  siteFolder: string
): Promise<SortedProblems> {
  const sort = await baselineSorter(siteFolder);
  return sort(applyRules(problems, rules).map((problem) => toReportedProblem(problem, siteFolder)));
}

/**
 * Reads a site's baseline.
 * @returns gives problems the levels of the configuration, and separates those that the baseline accepts
 * @throws (rejects) UserError when the baseline is malformed
 */
export async function openProblemFilter(
  rules: Rules,
  siteFolder: string
): Promise<(problems: readonly Problem[]) => { open: Problem[]; known: number }> {
  const sort = await baselineSorter(siteFolder);
  return (problems) => {
    const problemOf = new Map<ReportedProblem, Problem>(
      applyRules(problems, rules).map((problem) => [toReportedProblem(problem, siteFolder), problem])
    );
    const { open, known } = sort([...problemOf.keys()]);
    return { open: open.flatMap((problem) => problemOf.get(problem) ?? []), known: known.length };
  };
}

/** Reads a site's baseline once, to sort problems by it. */
async function baselineSorter(siteFolder: string): Promise<(reported: readonly ReportedProblem[]) => SortedProblems> {
  const baseline = await loadBaseline(siteFolder);
  return (reported) => applyBaseline(dropRepeats(reported), baseline, (name) => installedVersion(name, siteFolder));
}
