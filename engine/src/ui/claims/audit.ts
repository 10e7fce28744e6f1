import type { Example, Source } from '../../model.ts';

/** Violations of a rule of axe-core. */
export interface Violation {
  rule: string;
  impact: string | null;
  /** Number of elements. */
  elements: number;
}

/** axe-core's findings in an example, in one theme. */
export interface AuditResult {
  violations: Violation[];
  /** Number of rules that need manual review. */
  incomplete: number;
}

/** axe-core's findings in an example, by theme. */
export interface AuditFindings {
  light: AuditResult;
  dark: AuditResult;
  /** Violations of the rules that depend on the theme, by the names of further themes; those without any are left out. */
  others: Readonly<Record<string, readonly Violation[]>>;
}

/** The audit of a site, as it is stored. */
export interface StoredAudit {
  /** ISO date. */
  date: string;
  axeVersion: string;
  /** Themes that were audited besides light and dark. */
  otherThemes: readonly { name: string; label: string }[];
  /** Rules that were checked in them. */
  themeRules: readonly string[];
  /** Versions of packages by name. */
  packages: Record<string, string>;
  /** Returns the findings in an example; null if it wasn't audited. */
  findingsIn: (example: Example, source: Source) => { findings: AuditFindings; isOutdated: boolean } | null;
}
