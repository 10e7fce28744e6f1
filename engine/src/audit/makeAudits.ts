import type { Browser } from 'playwright-core';

import { type AuditRecord, type AuditedExample, auditFingerprint, writeAudit } from '../content/auditRecord.ts';
import { holdsComponent } from '../content/holdsComponent.ts';
import { installedVersion } from '../content/installedVersion.ts';
import { loadSite } from '../content/loadSite.ts';
import { type ExampleInPlace, siteExamples } from '../examples/siteExamples.ts';
import type { Page, Site } from '../model.ts';
import { startPreviewServer } from '../preview/previewServer.ts';
import type { SiteContext } from '../site/siteContext.ts';
import { openBrowser } from '../browser/openBrowser.ts';
import { openExample, settle } from '../browser/openExample.ts';
import { auditDocument } from './auditDocument.ts';
import { type Axe, loadAxe } from './loadAxe.ts';

const WINDOW = { width: 1280, height: 800 };
const WINDOWS_AT_ONCE = 2;

export interface AuditSummary {
  pages: string[];
  examples: number;
  /** Examples that break a rule in a color scheme. */
  withViolations: number;
  failed: { path: string; message: string }[];
}

/** Told of each example that is done, of how many. */
export type AuditObserver = (done: number, total: number) => void;

/**
 * Runs axe-core on every example of some pages, light and dark, from the site as it was built last, and writes what it
 * found to the site's folder `audits`.
 * @param paths addresses of pages; all that show an audit where there are none
 * @throws Error when a page isn't there, or no built site, browser or axe-core
 */
export async function makeAudits(
  context: SiteContext,
  paths: readonly string[],
  observe: AuditObserver
): Promise<AuditSummary> {
  const { config, folder, outFolder } = context;
  const site = await loadSite(config, folder);
  const pages = pagesAt(site, paths);
  const axe = await loadAxe();
  const server = await startPreviewServer({ folder: outFolder, port: 0, host: 'localhost' });
  const summary: AuditSummary = { pages: [], examples: 0, withViolations: 0, failed: [] };
  const browser = await openBrowser();
  try {
    const total = siteExamples({ pages }).length;
    for (const page of pages) {
      const examples = siteExamples({ pages: [page] });
      const record = emptyRecord(page, axe, folder);
      const work = async (): Promise<void> => {
        for (let next = examples.shift(); next; next = examples.shift()) {
          const { example, source } = next;
          try {
            const version = source.package === null ? null : installedVersion(source.package, folder);
            const found = await auditExample(browser, server.address + example.path, axe);
            record.examples[example.path] = { fingerprint: auditFingerprint(example, version), ...found };
            summary.withViolations += Number(hasViolations(found));
          } catch (error) {
            const message = error instanceof Error ? error.message : String(error);
            summary.failed.push({ path: example.path, message });
          }
          observe(++summary.examples, total);
        }
      };
      await Promise.all(Array.from({ length: WINDOWS_AT_ONCE }, work));
      writeAudit(folder, record);
      summary.pages.push(page.path);
    }
    return summary;
  } finally {
    await browser.close();
    await server.close();
  }
}

function pagesAt({ pages }: Site, paths: readonly string[]): Page[] {
  if (paths.length === 0) {
    return pages.filter(showsAudit);
  }
  return paths.map((path) => {
    const page = pages.find((candidate) => candidate.path === path);
    if (page === undefined) {
      throw new Error(`The site has no page ${path}.`);
    }
    return page;
  });
}

function showsAudit({ sources }: Page): boolean {
  return sources.some((source) => holdsComponent(source, 'AccessibilityAudit'));
}

function emptyRecord(page: Page, axe: Axe, folder: string): AuditRecord {
  const names = new Set(siteExamples({ pages: [page] }).map(({ source }: ExampleInPlace) => source.package));
  const versions = [...names].flatMap((name) => {
    const version = name === null ? null : installedVersion(name, folder);
    return name === null || version === null ? [] : [[name, version] as const];
  });
  return {
    page: page.path,
    date: new Date().toISOString().slice(0, 10),
    axeVersion: axe.version,
    packages: Object.fromEntries(versions),
    examples: {}
  };
}

/** Each example has a window of its own: what one stores or leaves open is not seen by the next. */
async function auditExample(browser: Browser, address: string, axe: Axe): Promise<Omit<AuditedExample, 'fingerprint'>> {
  const context = await browser.newContext({ viewport: WINDOW, reducedMotion: 'reduce', colorScheme: 'light' });
  try {
    const page = await context.newPage();
    await openExample(page, address);
    const light = await auditDocument(page, axe.source);
    await page.emulateMedia({ colorScheme: 'dark' });
    await settle(page);
    return { light, dark: await auditDocument(page, axe.source) };
  } finally {
    await context.close();
  }
}

function hasViolations({ light, dark }: Omit<AuditedExample, 'fingerprint'>): boolean {
  return light.violations.length + dark.violations.length > 0;
}
