import type { FailedWork, WorkObserver } from '../chromium/runPool.ts';
import { createTerminalProgress } from './terminalProgress.ts';
import { loadSiteContext } from '../../content/siteContext.ts';
import { makeThumbnails } from '../thumbnails/makeThumbnails.ts';
import type { CommandLine } from './commandLine.ts';
import { auditSite } from '../audit/auditSite.ts';
import { listenToSite } from '../listen/listenToSite.ts';
import { measureSite } from '../measure/measureSite.ts';

const EXIT_INTERRUPTED = 130;

interface BrowserCommand<Summary> {
  /** Name of the stage in the progress display. */
  title: string;
  isJson: boolean;
  run: (observe: WorkObserver) => Promise<Summary>;
  /** Lines for the terminal. */
  format: (summary: Summary) => string[];
}

/**
 * Runs a command that uses a browser; exit code 1 when something failed.
 * @throws (rejects) UserError when there is no browser
 */
async function runInBrowser<Summary extends { failed: readonly FailedWork[] }>({
  title,
  isJson,
  run,
  format
}: BrowserCommand<Summary>): Promise<number> {
  const progress = createTerminalProgress(process.stdout);
  let isStarted = false;
  const summary = await run((done, total) => {
    if (!isJson) {
      if (!isStarted) {
        isStarted = true;
        progress.stage(title, total);
      }
      progress.done(done);
    }
  });
  progress.end();
  const failures = summary.failed.map(({ path, message }) => `  ${path}: ${message}`);
  const lines = isJson ? [JSON.stringify(summary, null, 2)] : [...failures, ...format(summary)];
  process.stdout.write(`${lines.join('\n')}\n`);
  return summary.failed.length > 0 ? 1 : 0;
}

/** `patternbook thumbnails`: exit code 1 when a picture could not be rendered. */
export async function thumbnails({ site, json }: CommandLine): Promise<number> {
  const context = await loadSiteContext(site);
  return runInBrowser({
    title: 'Render thumbnails',
    isJson: json,
    run: (observe) => makeThumbnails(context, observe),
    format: ({ rendered, unchanged, failed, bytes }) => [
      `${rendered} rendered, ${unchanged} unchanged, ${failed.length} failed; ${Math.ceil(bytes / 1024)} KB. The next build shows them.`
    ]
  });
}

/** `patternbook audit`: exit code 1 when an example could not be audited; violations are results, not failures. */
export async function audit({ site, json, pages }: CommandLine): Promise<number> {
  const context = await loadSiteContext(site);
  return runInBrowser({
    title: 'Audit examples',
    isJson: json,
    run: (observe) => auditSite(context, pages, observe),
    format: ({ audited, unchanged, withViolations, failed }) => [
      `${audited} examples audited, ${unchanged} unchanged; ${withViolations} with violations, ${failed.length} failed. The next build shows them.`
    ]
  });
}

/** `patternbook measure`: exit code 1 when an example could not be measured, or a selector matches nothing. */
export async function measure({ site, json }: CommandLine): Promise<number> {
  const context = await loadSiteContext(site);
  return runInBrowser({
    title: 'Measure examples',
    isJson: json,
    run: (observe) => measureSite(context, observe),
    format: ({ measured, unchanged, failed }) => [
      `${measured} examples measured, ${unchanged} unchanged; ${failed.length} failed. The next build shows them.`
    ]
  });
}

/** `patternbook listen`: exit code 1 when a claim could not be recorded; what is said is a result, not a failure. */
export async function listen({ site, json, pages }: CommandLine): Promise<number> {
  const context = await loadSiteContext(site);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => process.exit(EXIT_INTERRUPTED));
  }
  return runInBrowser({
    title: 'Listen to claims',
    isJson: json,
    run: (observe) => listenToSite(context, pages, observe),
    format: ({ recorded, unchanged, failed }) => [
      `${recorded} claims recorded, ${unchanged} unchanged, ${failed.length} failed. The next build shows them.`
    ]
  });
}
