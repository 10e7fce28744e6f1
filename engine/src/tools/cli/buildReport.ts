import { formatProblems, formatVerdict, wantsColor } from '../../check/formatReport.ts';
import { sortProblems } from '../../check/openProblems.ts';
import { type ReportedProblem, compareProblems } from '../../check/reportedProblem.ts';
import type { SiteContext } from '../../content/siteContext.ts';
import { type BuildSummary, formatSummary } from '../../site/build/buildSummary.ts';

/** Result of `patternbook build`, as `--json` prints it. */
export interface BuildReport extends Omit<BuildSummary, 'problems'> {
  errors: number;
  warnings: number;
  /** Number of problems that the site's baseline accepts. */
  known: number;
  /** Open problems, by file and line. */
  problems: ReportedProblem[];
}

/** Sorts the problems of a build by the site's rules and baseline. */
export async function createBuildReport(
  summary: BuildSummary,
  { config, folder }: Pick<SiteContext, 'config' | 'folder'>
): Promise<BuildReport> {
  const { open, known } = await sortProblems(summary.problems, config.rules, folder);
  const errors = open.filter(({ severity }) => severity === 'error').length;
  return {
    ...summary,
    errors,
    warnings: open.length - errors,
    known: known.length,
    problems: open.toSorted(compareProblems)
  };
}

/** Formats a report for the terminal: what was built, each error with its place, and the number of problems. */
export function formatBuildReport(report: BuildReport): string {
  const color = wantsColor(process.stdout, process.env);
  const errors = report.problems.filter(({ severity }) => severity === 'error');
  return [
    formatSummary(report),
    ...formatProblems(errors, color).map((text) => `${text}\n`),
    `${formatVerdict(report, color)}; "patternbook check" lists all, and checks types and language too.`,
    ''
  ].join('\n');
}
