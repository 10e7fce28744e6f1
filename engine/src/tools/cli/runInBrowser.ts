import { MissingToolError } from '../chromium/missingToolError.ts';
import type { FailedWork, WorkObserver } from '../chromium/workThrough.ts';
import { createTerminalProgress } from './terminalProgress.ts';

interface BrowserCommand<Summary> {
  /** Shown while it works. */
  title: string;
  isJson: boolean;
  run: (observe: WorkObserver) => Promise<Summary>;
  /** Lines for the terminal. */
  format: (summary: Summary) => string[];
}

/** Runs a command that works with a browser: exit code 1 when something failed, or there is no browser. */
export async function runInBrowser<Summary extends { failed: readonly FailedWork[] }>({
  title,
  isJson,
  run,
  format
}: BrowserCommand<Summary>): Promise<number> {
  const progress = createTerminalProgress(process.stdout);
  let isStarted = false;
  try {
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
  } catch (error) {
    if (error instanceof MissingToolError) {
      process.stderr.write(`${error.message}\n`);
      return 1;
    }
    throw error;
  }
}
