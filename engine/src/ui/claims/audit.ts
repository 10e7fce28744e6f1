import type { Example, Source } from '../../model.ts';

/** axe-core's findings in an example, in one color scheme. */
export interface AuditResult {
  violations: { rule: string; impact: string | null; elements: number }[];
  /** Number of rules that need manual review. */
  incomplete: number;
}

/** axe-core's findings in an example, by color scheme. */
export interface AuditFindings {
  light: AuditResult;
  dark: AuditResult;
}

/** The audit of a site, as it is stored. */
export interface StoredAudit {
  /** ISO date. */
  date: string;
  axeVersion: string;
  /** Versions of packages by name. */
  packages: Record<string, string>;
  /** Returns the findings in an example; null if it wasn't audited. */
  findingsIn: (example: Example, source: Source) => { findings: AuditFindings; isOutdated: boolean } | null;
}
