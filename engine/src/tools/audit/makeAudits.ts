import type { AxeResults, RunOptions } from 'axe-core';
import type { Browser, Page as BrowserPage } from 'playwright-core';

import { UserError } from '../../core/userError.ts';
import { type FailedWork, type WorkObserver, runPool } from '../chromium/runPool.ts';
import { MissingToolError, withBrowser } from '../chromium/browser.ts';
import {
  type AuditedExample,
  type AuditResult,
  auditFingerprint,
  type AuditRecord,
  writeAudit
} from '../../content/auditRecord.ts';
import { holdsComponent } from '../../content/componentTags.ts';
import { loadSite } from '../../content/loadSite.ts';
import { type SiteExample, examplesOf, siteExamples } from '../../examples/siteExamples.ts';
import type { Page, Site } from '../../model.ts';
import type { EngineComponentName } from '../../site/documents/siteComponents.ts';
import { startPreviewServer } from '../../site/preview/previewServer.ts';
import type { SiteContext } from '../../content/siteContext.ts';
import { installedVersion, installedVersions } from '../../content/packages.ts';
import { openExample, settle } from '../chromium/screenshotter.ts';

interface AuditSummary {
  pages: string[];
  examples: number;
  /** Number of examples that violate a rule in at least one color scheme. */
  withViolations: number;
  failed: FailedWork[];
}

/**
 * Runs axe-core on every example of the given pages, light and dark, in the last build, and writes the findings to the
 * site's folder `audits`.
 * @param paths addresses of pages; empty: all pages that show an audit
 * @throws Error when a page doesn't exist, or there is no built site, browser or axe-core
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
      throw new UserError(`The site has no page ${path}.`);
    }
    return page;
  });
}

function showsAudit({ sources }: Page): boolean {
  return sources.some((source) => holdsComponent(source, 'AccessibilityAudit' satisfies EngineComponentName));
}

/** Browser, axe-core and addresses for an audit. */
interface AuditTools {
  browser: Browser;
  axe: Axe;
  /** Origin of the server with the built site. */
  origin: string;
  /** The site's folder, from which its packages are resolved. */
  folder: string;
}

interface PageAudit {
  record: AuditRecord;
  failed: FailedWork[];
}

/** Runs axe-core on every example of a page. @param observe called after each example */
async function auditPage(page: Page, tools: AuditTools, observe: () => void): Promise<PageAudit> {
  const { browser, axe, origin, folder } = tools;
  const places = siteExamples({ pages: [page] });
  const record = emptyRecord(page, tools);
  const work = async ({ example, source }: SiteExample): Promise<void> => {
    const version = source.package === null ? null : installedVersion(source.package, folder);
    const found = await auditExample(browser, origin + example.path, axe.source);
    record.examples[example.path] = { fingerprint: auditFingerprint(example, version), ...found };
  };
  const failed = await runPool(browser, places, {
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

const WINDOW = { width: 1280, height: 800 };

/** Findings of axe-core in an example, per color scheme. */
type AuditResults = Omit<AuditedExample, 'fingerprint'>;

/**
 * Runs axe-core on an example in a separate browser context, so that stored data and open overlays don't leak into the
 * next example.
 * @param address address of the example's document
 * @param script source text of axe-core
 */
async function auditExample(browser: Browser, address: string, script: string): Promise<AuditResults> {
  const context = await browser.newContext({ viewport: WINDOW, reducedMotion: 'reduce', colorScheme: 'light' });
  try {
    const page = await context.newPage();
    await openExample(page, address);
    const light = await auditDocument(page, script);
    await page.emulateMedia({ colorScheme: 'dark' });
    await settle(page);
    return { light, dark: await auditDocument(page, script) };
  } finally {
    await context.close();
  }
}

/** Whether an example violates a rule in at least one color scheme. */
function hasViolations({ light, dark }: AuditResults): boolean {
  return light.violations.length + dark.violations.length > 0;
}

/** Rule tags for WCAG 2.2 up to level AA, and axe-core's best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Runs axe-core on the example that the page currently shows. @param script source text of axe-core */
async function auditDocument(page: BrowserPage, script: string): Promise<AuditResult> {
  // Evaluated rather than added as a script element, which the page's content security policy forbids.
  await page.evaluate(script);
  const { violations, incomplete } = await page.evaluate(runAxe, TAGS);
  return {
    violations: violations
      .map(({ id, impact, nodes }) => ({ rule: id, impact: impact ?? null, elements: nodes.length }))
      .toSorted((a, b) => (a.rule < b.rule ? -1 : 1)),
    incomplete: incomplete.length
  };
}

/** Runs in the page, on the example only, without the elements around it. */
function runAxe(tags: string[]): Promise<AxeResults> {
  const { axe } = window as unknown as { axe: typeof import('axe-core') };
  const options = { runOnly: tags, resultTypes: ['violations', 'incomplete'] } satisfies RunOptions;
  return axe.run({ include: ['[data-preview]'] }, options);
}

/** The site's installed axe-core. */
interface Axe {
  version: string;
  /** Source text to run in a page. */
  source: string;
}

/** @throws MissingToolError when it is not installed: only audits need it */
async function loadAxe(): Promise<Axe> {
  try {
    const { default: axe } = await import('axe-core');
    return { version: axe.version, source: axe.source };
  } catch (cause) {
    const message = 'Audits are made by axe-core, which is not installed. Run: npm install -D axe-core';
    throw new MissingToolError(message, { cause });
  }
}
