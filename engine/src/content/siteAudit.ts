import { writeFileSync } from 'node:fs';
import path from 'node:path';

import { z } from 'zod';

import type { Example } from '../model.ts';
import { shortHash, sortedByKey } from './files.ts';
import { readStoredResults } from './storedResults.ts';

const HASH_LENGTH = 8;

const violations = z.array(
  z.strictObject({ rule: z.string(), impact: z.string().nullable(), elements: z.int().min(1) })
);

const findings = z.strictObject({
  violations: violations.default([]),
  /** Number of rules that need manual review. */
  incomplete: z.int().min(0).default(0)
});

const auditedExample = z.strictObject({
  /** Changes with the example's code and the version of its package. */
  code: z.string(),
  /** Changes with the rendered document and its style sheets. */
  document: z.string(),
  light: findings.prefault({}),
  dark: findings.prefault({}),
  /** Violations of the rules that depend on the theme, by the names of further themes; those without any are left out. */
  others: z.record(z.string(), violations).default({})
});

const siteAudit = z.strictObject({
  /** ISO date. */
  date: z.iso.date(),
  axeVersion: z.string(),
  /** Names of the themes that were audited besides light and dark. */
  otherThemes: z.array(z.string()).default([]),
  /** Rules that were checked in them: those that depend on colors and sizes. */
  themeRules: z.array(z.string()).default([]),
  /** Versions of the packages that the examples come from. */
  packages: z.record(z.string(), z.string()),
  /** Keyed by `resultAddress`. */
  examples: z.record(z.string(), auditedExample)
});

/** Findings of axe-core for one example in one theme. */
export type AuditResult = z.infer<typeof findings>;
export type AuditedExample = z.infer<typeof auditedExample>;

/** Findings of axe-core for the examples of a site. */
export type SiteAudit = z.infer<typeof siteAudit>;

/**
 * Reads the stored audit of a site; null if there is none.
 * @param folder of the site
 * @throws Error when the file doesn't fit its schema
 */
export function readSiteAudit(folder: string): SiteAudit | null {
  return readStoredResults(auditFile(folder), 'audits', siteAudit);
}

/** Writes an audit, sorted, with one line for each example and without what is empty. @param folder of the site */
export function writeSiteAudit(folder: string, { examples, packages, ...rest }: SiteAudit): void {
  const head = JSON.stringify({ ...rest, packages: sortedByKey(packages) }, null, 2).replace(/\n\}$/, ',');
  const lines = Object.entries(sortedByKey(examples)).map(
    ([address, example]) => `    ${JSON.stringify(address)}: ${JSON.stringify(withoutDefaults(example))}`
  );
  writeFileSync(auditFile(folder), `${head}\n  "examples": {\n${lines.join(',\n')}\n  }\n}\n`);
}

/** Hashes the inputs of an example that a site knows before it is rendered. */
export function codeHash({ code }: Example, version: string | null): string {
  return shortHash(`${version}\n${code}`, HASH_LENGTH);
}

/** Whether axe-core found a violation in at least one color scheme. */
export function hasViolations({ light, dark }: Pick<AuditedExample, 'light' | 'dark'>): boolean {
  return light.violations.length + dark.violations.length > 0;
}

function withoutDefaults({ light, dark, others, ...hashes }: AuditedExample): object {
  const found = Object.entries(others).filter(([, inTheme]) => inTheme.length > 0);
  return {
    ...hashes,
    light: withoutEmpty(light),
    dark: withoutEmpty(dark),
    ...(found.length > 0 && { others: Object.fromEntries(found) })
  };
}

/** Undefined, which JSON leaves out, if there is nothing to tell. */
function withoutEmpty({ violations, incomplete }: AuditResult): object | undefined {
  const told = {
    ...(violations.length > 0 && { violations }),
    ...(incomplete > 0 && { incomplete })
  };
  return Object.keys(told).length > 0 ? told : undefined;
}

function auditFile(folder: string): string {
  return path.join(folder, 'audit.json');
}
