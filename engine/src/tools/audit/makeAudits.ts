import type { FailedWork, WorkObserver } from '../chromium/workThrough.ts';
import { withBrowser } from '../chromium/withBrowser.ts';
import { writeAudit } from '../../content/auditRecord.ts';
import { holdsComponent } from '../../content/holdsComponent.ts';
import { loadSite } from '../../content/loadSite.ts';
import { siteExamples } from '../../examples/siteExamples.ts';
import type { Page, Site } from '../../model.ts';
import { startPreviewServer } from '../../site/preview/previewServer.ts';
import type { SiteContext } from '../../content/siteContext.ts';
import { hasViolations } from './auditExample.ts';
import { type AuditTools, auditPage } from './auditPage.ts';
import { loadAxe } from './loadAxe.ts';

export interface AuditSummary {
  pages: string[];
  examples: number;
  /** Examples that break a rule in a color scheme. */
  withViolations: number;
  failed: FailedWork[];
}

/**
 * Runs axe-core on every example of some pages, light and dark, from the site as it was built last, and writes what it
 * found to the site's folder `audits`.
 * @param paths addresses of pages; all that show an audit where there are none
 * @throws Error when a page isn't there, or no built site, browser or axe-core
 */
export async function makeAudits(
  { config, folder, outFolder }: SiteContext,
  paths: readonly string[],
  observe: WorkObserver
): Promise<AuditSummary> {
  const pages = pagesAt(await loadSite(config, folder), paths);
  const axe = await loadAxe();
  const server = await startPreviewServer({ folder: outFolder, port: 0, host: 'localhost' });
  try {
    return await withBrowser((browser) => auditPages(pages, { browser, axe, origin: server.address, folder }, observe));
  } finally {
    await server.close();
  }
}

async function auditPages(pages: readonly Page[], tools: AuditTools, observe: WorkObserver): Promise<AuditSummary> {
  const total = siteExamples({ pages }).length;
  const summary: AuditSummary = { pages: [], examples: 0, withViolations: 0, failed: [] };
  for (const page of pages) {
    const { record, failed } = await auditPage(page, tools, () => observe(++summary.examples, total));
    writeAudit(tools.folder, record);
    summary.pages.push(page.path);
    summary.withViolations += Object.values(record.examples).filter(hasViolations).length;
    summary.failed.push(...failed);
  }
  return summary;
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
