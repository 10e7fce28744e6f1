import { loadSite } from '../../content/loadSite.ts';
import { hasViolations, writeSiteAudit } from '../../content/siteAudit.ts';
import type { SiteContext } from '../../content/siteContext.ts';
import { isProgram, resultAddress, siteExamples } from '../../examples/siteExamples.ts';
import { startPreviewServer } from '../../site/preview/previewServer.ts';
import { withBrowser } from '../chromium/browser.ts';
import { type FailedWork, type WorkObserver, runPool } from '../chromium/runPool.ts';
import { otherThemes } from './auditedThemes.ts';
import { loadAxe, themeRules } from './axe.ts';
import { openAuditor } from './openAuditor.ts';
import { planAudit } from './planAudit.ts';

interface AuditSummary {
  /** Number of examples that were audited now, and of those whose results were kept. */
  audited: number;
  unchanged: number;
  /** Number of all examples that violate a rule in at least one color scheme. */
  withViolations: number;
  failed: FailedWork[];
}

/** Number of examples after which the results are stored, so that an interrupted audit continues from there. */
const SAVE_INTERVAL = 20;
/** Windows wait for most of the time, so there are more than processors. */
const WINDOWS_AT_ONCE = 4;

/**
 * Runs axe-core on the examples of the last build, light, dark, and in further themes, and writes the findings to `audit.json` in the site's
 * folder. Results of unchanged examples are kept.
 * @param paths addresses of pages whose examples are audited in any case; empty: all examples that have changed
 * @throws Error when a page doesn't exist, or there is no built site, browser or axe-core
 */
export async function auditSite(
  { config, folder, outFolder }: SiteContext,
  paths: readonly string[],
  observe: WorkObserver
): Promise<AuditSummary> {
  const site = await loadSite(config, folder);
  const axe = await loadAxe();
  const server = await startPreviewServer({ folder: outFolder, port: 0, host: 'localhost' });
  try {
    const others = { themes: otherThemes(config.themes), rules: await themeRules() };
    const plan = await planAudit(site, { folder, origin: server.address, axeVersion: axe.version, others, paths });
    const { audit, wanted, failed } = plan;
    const notBuilt = failed.length;
    if (wanted.length > 0) {
      observe(0, wanted.length);
      const save = (done: number, total: number): void => {
        observe(done, total);
        if (done % SAVE_INTERVAL === 0) {
          writeSiteAudit(folder, audit);
        }
      };
      failed.push(
        ...(await withBrowser((browser) =>
          runPool(browser, wanted, {
            windows: WINDOWS_AT_ONCE,
            async open() {
              const auditor = await openAuditor(browser, axe, others);
              return {
                async work({ example, target, hashes }) {
                  const kind = isProgram(example) ? 'program' : 'markup';
                  const place = { ...target, address: server.address + target.address };
                  audit.examples[resultAddress(example)] = { ...hashes, ...(await auditor.audit(place, kind)) };
                },
                close: auditor.close
              };
            },
            pathOf: ({ example }) => resultAddress(example),
            observe: save
          })
        ))
      );
    }
    writeSiteAudit(folder, audit);
    const results = Object.values(audit.examples);
    return {
      audited: wanted.length + notBuilt - failed.length,
      unchanged: siteExamples(site).length - wanted.length - notBuilt,
      withViolations: results.filter(hasViolations).length,
      failed
    };
  } finally {
    await server.close();
  }
}
