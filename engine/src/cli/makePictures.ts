import { NoBrowserError } from '../browser/findBrowser.ts';
import type { FailedPicture, PictureObserver } from '../browser/photographAll.ts';
import { createTerminalProgress } from './terminalProgress.ts';

interface PictureCommand<Summary> {
  /** Shown while it works. */
  title: string;
  isJson: boolean;
  make: (observe: PictureObserver) => Promise<Summary>;
  /** Lines for the terminal. */
  format: (summary: Summary) => string[];
}

/** Runs a command that makes pictures: exit code 1 when one could not be made, or there is no browser. */
export async function makePictures<Summary extends { failed: readonly FailedPicture[] }>({
  title,
  isJson,
  make,
  format
}: PictureCommand<Summary>): Promise<number> {
  const progress = createTerminalProgress(process.stdout);
  let isStarted = false;
  try {
    const summary = await make((done, total) => {
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
    if (error instanceof NoBrowserError) {
      process.stderr.write(`${error.message}\n`);
      return 1;
    }
    throw error;
  }
}
