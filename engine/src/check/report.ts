import type { Severity } from '../model.ts';
import type { KnownFinding } from './knownFaults.ts';
import type { Finding } from './finding.ts';

/** Findings of one code. */
export interface CodeCount {
  code: string;
  errors: number;
  warnings: number;
  known: number;
}

/** What was looked at. */
export interface Checked {
  pages: number;
  tabs: number;
  examples: number;
  /** Examples rendered on the server. */
  rendered: number;
  /** Example sources that were type-checked; several examples may share one. */
  typed: number;
}

/** Everything that `check` found. A site is in order when `errors` is 0. */
export interface CheckReport {
  errors: number;
  warnings: number;
  checked: Checked;
  /** By code, in alphabetical order. */
  counts: CodeCount[];
  /** By file and line. */
  findings: Finding[];
  /** Faults of published packages that the site's list lets pass. */
  known: KnownFinding[];
}

/** Counts and orders nothing but what it is given: findings come sorted. */
export function createReport(findings: Finding[], known: KnownFinding[], checked: Checked): CheckReport {
  const codes = new Set([...findings.map(({ code }) => code), ...known.map(({ finding }) => finding.code)]);
  const count = (severity: Severity, code?: string): number =>
    findings.filter((finding) => finding.severity === severity && (code === undefined || finding.code === code)).length;
  return {
    errors: count('error'),
    warnings: count('warning'),
    checked,
    counts: [...codes].sort().map((code) => ({
      code,
      errors: count('error', code),
      warnings: count('warning', code),
      known: known.filter(({ finding }) => finding.code === code).length
    })),
    findings,
    known
  };
}
