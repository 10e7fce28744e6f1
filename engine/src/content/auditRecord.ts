import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { z } from 'zod';

import type { Example } from '../model.ts';
import { shortHash, sortedByKey, writeJson } from './files.ts';

const FINGERPRINT_LENGTH = 16;

const findings = z.strictObject({
  violations: z.array(z.strictObject({ rule: z.string(), impact: z.string().nullable(), elements: z.int().min(1) })),
  /** Rules that only a person can decide on. */
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
  /** By the address of the example's own document. */
  examples: z.record(z.string(), auditedExample)
});

/** What the rules of axe-core find in one example, in one color scheme. */
export type AuditResult = z.infer<typeof findings>;
export type AuditedExample = z.infer<typeof auditedExample>;

/** What axe-core found in the examples of a page. */
export type AuditRecord = z.infer<typeof auditRecord>;

/**
 * The audit of a page that the site keeps; null where there is none.
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

/** Writes an audit, its examples sorted by address. @param folder of the site */
export function writeAudit(folder: string, record: AuditRecord): void {
  const { page, packages, examples } = record;
  writeJson(auditFile(folder, page), {
    ...record,
    packages: sortedByKey(packages),
    examples: sortedByKey(examples)
  });
}

/** Changes with what an example shows: its code, and the version of the package that it comes from. */
export function auditFingerprint({ code }: Example, version: string | null): string {
  return shortHash(`${version}\n${code}`, FINGERPRINT_LENGTH);
}

function auditFile(folder: string, page: string): string {
  return path.join(folder, 'audits', `${page.slice(1).replaceAll('/', '-')}.json`);
}
