import type { Browser } from 'playwright-core';

import { type FailedWork, workThrough } from '../chromium/workThrough.ts';
import { type AuditRecord, auditFingerprint } from '../../content/auditRecord.ts';
import { installedVersion, installedVersions } from '../../content/installedVersion.ts';
import { type ExampleInPlace, examplesOf, siteExamples } from '../../examples/siteExamples.ts';
import type { Page } from '../../model.ts';
import { auditExample } from './auditExample.ts';
import type { Axe } from './loadAxe.ts';

/** What a page is audited with. */
export interface AuditTools {
  browser: Browser;
  axe: Axe;
  /** Where the built site answers. */
  origin: string;
  /** The site's folder, which its packages are seen from. */
  folder: string;
}

export interface PageAudit {
  record: AuditRecord;
  failed: FailedWork[];
}

/** Runs axe-core on every example of a page. @param observe told of each example that is done */
export async function auditPage(page: Page, tools: AuditTools, observe: () => void): Promise<PageAudit> {
  const { browser, axe, origin, folder } = tools;
  const places = siteExamples({ pages: [page] });
  const record = emptyRecord(page, tools);
  const work = async ({ example, source }: ExampleInPlace): Promise<void> => {
    const version = source.package === null ? null : installedVersion(source.package, folder);
    const found = await auditExample(browser, origin + example.path, axe.source);
    record.examples[example.path] = { fingerprint: auditFingerprint(example, version), ...found };
  };
  const failed = await workThrough(browser, places, {
    open: () => Promise.resolve({ work, close: () => Promise.resolve() }),
    pathOf: ({ example }) => example.path,
    observe
  });
  return { record, failed };
}

function emptyRecord({ path, sources }: Page, { axe, folder }: AuditTools): AuditRecord {
  const withExamples = sources.filter((source) => examplesOf(source).length > 0);
  const names = new Set(withExamples.flatMap((source) => source.package ?? []));
  return {
    page: path,
    date: new Date().toISOString().slice(0, 10),
    axeVersion: axe.version,
    packages: Object.fromEntries(installedVersions(names, folder)),
    examples: {}
  };
}
