import type { Severity } from '../model.ts';
import type { KnownProblem } from './baseline.ts';
import type { GuidanceReport } from './guidance/checkGuidance.ts';
import type { ReportedProblem } from './reportedProblem.ts';

/** Problems of one code. */
export interface CodeCount {
  code: string;
  errors: number;
  warnings: number;
  known: number;
}

/** Numbers of checked items. */
export interface Checked {
  pages: number;
  tabs: number;
  examples: number;
  /** Examples rendered on the server. */
  rendered: number;
  /** Example sources that were type-checked; several examples may share one. */
  typed: number;
}

/** Result of `check`. A site passes if `errors` is 0. */
export interface CheckReport {
  errors: number;
  warnings: number;
  checked: Checked;
  /** By code, in alphabetical order. */
  counts: CodeCount[];
  /** By file and line. */
  problems: ReportedProblem[];
  /** Problems of published packages that the site's baseline accepts. */
  known: KnownProblem[];
  /** The site's own tabs about components, compared with their models. */
  guidance: GuidanceReport;
}

/** Creates a report with counts; `problems` must already be sorted. */
export function createReport(
  problems: ReportedProblem[],
  known: KnownProblem[],
  guidance: GuidanceReport,
  checked: Checked
): CheckReport {
  const codes = new Set([...problems.map(({ code }) => code), ...known.map(({ problem }) => problem.code)]);
  const count = (severity: Severity, code?: string): number =>
    problems.filter((problem) => problem.severity === severity && (code === undefined || problem.code === code)).length;
  return {
    errors: count('error'),
    warnings: count('warning'),
    checked,
    counts: [...codes].sort().map((code) => ({
      code,
      errors: count('error', code),
      warnings: count('warning', code),
      known: known.filter(({ problem }) => problem.code === code).length
    })),
    problems,
    known,
    guidance
  };
}
