import { type AuditSummary, makeAudits } from '../audit/makeAudits.ts';
import { NoAxeError } from '../audit/loadAxe.ts';
import { loadSiteContext } from '../site/siteContext.ts';
import { NoBrowserError } from '../browser/findBrowser.ts';
import type { CommandLine } from './commandLine.ts';
import { createTerminalProgress } from './terminalProgress.ts';

/** `patternbook audit`: exit code 1 when an example could not be audited; violations are results, not failures. */
export async function audit({ site, json, pages }: CommandLine): Promise<number> {
  const context = await loadSiteContext(site);
  const progress = createTerminalProgress(process.stdout);
  let isStarted = false;
  try {
    const summary = await makeAudits(context, pages, (done, total) => {
      if (!json) {
        if (!isStarted) {
          isStarted = true;
          progress.stage('Audit examples', total);
        }
        progress.done(done);
      }
    });
    progress.end();
    process.stdout.write(json ? `${JSON.stringify(summary, null, 2)}\n` : formatSummary(summary));
    return summary.failed.length > 0 ? 1 : 0;
  } catch (error) {
    if (error instanceof NoBrowserError || error instanceof NoAxeError) {
      process.stderr.write(`${error.message}\n`);
      return 1;
    }
    throw error;
  }
}

function formatSummary({ pages, examples, withViolations, failed }: AuditSummary): string {
  const lines = [
    ...failed.map(({ path, message }) => `  ${path}: ${message}`),
    `${examples} examples of ${pages.length} pages, ${withViolations} with violations, ${failed.length} failed. The next build shows them.`
  ];
  return `${lines.join('\n')}\n`;
}
