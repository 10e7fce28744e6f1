import type { FileReport } from './lintFiles.ts';
import type { OpenSystem } from './openSystem.ts';

/** What `patternbook lint --json` prints. */
export interface LintReport {
  /** Number of files that were checked. */
  checked: number;
  errors: number;
  warnings: number;
  /** Whether the packages of the project judge, or those of the site. */
  judges: 'installed' | 'site';
  packages: { name: string; version: string }[];
  /** What can't be checked, and what to do about it; null if nothing is left out. */
  unchecked: string | null;
  /** Files with findings, and those that could not be read. */
  files: FileReport[];
}

/** Counts the findings of files; a file that can't be read is an error. The links of findings become whole addresses. */
export function createReport(
  checked: number,
  files: readonly FileReport[],
  { data, site, isInstalled, unchecked }: OpenSystem
): LintReport {
  const findings = files.flatMap((file) => file.findings);
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const failures = files.filter(({ failure }) => failure !== null).length;
  const linked = (page: string | null): string | null => (page === null || site === null ? page : site + page);
  return {
    checked,
    errors: errors + failures,
    warnings: findings.length - errors,
    judges: isInstalled ? 'installed' : 'site',
    packages: data.packages.map(({ name, version }) => ({ name, version })),
    unchecked,
    files: files.map((file) => ({
      ...file,
      findings: file.findings.map((finding) => ({ ...finding, page: linked(finding.page) }))
    }))
  };
}
