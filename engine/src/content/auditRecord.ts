import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { z } from 'zod';

import type { Example } from '../model.ts';
import { shortHash, sortedByKey, writeJson } from './files.ts';

const FINGERPRINT_LENGTH = 16;

const findings = z.strictObject({
  violations: z.array(z.strictObject({ rule: z.string(), impact: z.string().nullable(), elements: z.int().min(1) })),
  /** Number of rules that need manual review. */
  incomplete: z.int().min(0)
});

const auditedExample = z.strictObject({
  /** Changes with the example's code and the version of its package. */
  fingerprint: z.string(),
  light: findings,
  dark: findings
});

const auditRecord = z.strictObject({
  page: z.string(),
  /** ISO date. */
  date: z.iso.date(),
  axeVersion: z.string(),
  /** Versions of the packages that the examples come from. */
  packages: z.record(z.string(), z.string()),
  /** Keyed by the address of the standalone example. */
  examples: z.record(z.string(), auditedExample)
});

/** Findings of axe-core for one example in one color scheme. */
export type AuditResult = z.infer<typeof findings>;
export type AuditedExample = z.infer<typeof auditedExample>;

/** Findings of axe-core for the examples of a page. */
export type AuditRecord = z.infer<typeof auditRecord>;

/**
 * Reads the stored audit of a page; null if there is none.
 * @param folder of the site
 * @throws Error when the file doesn't fit its schema
 */
export function readAudit(folder: string, page: string): AuditRecord | null {
  const file = auditFile(folder, page);
  if (!existsSync(file)) {
    return null;
  }
  const { success, data, error } = auditRecord.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!success) {
    throw new Error(`${file} doesn't fit the schema of audits; make it again:\n${z.prettifyError(error)}`);
  }
  return data;
}

/** Writes an audit with its examples sorted by address. @param folder of the site */
export function writeAudit(folder: string, record: AuditRecord): void {
  const { page, packages, examples } = record;
  writeJson(auditFile(folder, page), {
    ...record,
    packages: sortedByKey(packages),
    examples: sortedByKey(examples)
  });
}

/** Hashes the inputs of an example's audit: its code and the version of its package. */
export function auditFingerprint({ code }: Example, version: string | null): string {
  return shortHash(`${version}\n${code}`, FINGERPRINT_LENGTH);
}

function auditFile(folder: string, page: string): string {
  return path.join(folder, 'audits', `${page.slice(1).replaceAll('/', '-')}.json`);
}
