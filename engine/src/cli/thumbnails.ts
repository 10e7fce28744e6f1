import { loadSiteContext } from '../site/siteContext.ts';
import { type ThumbnailSummary, makeThumbnails } from '../thumbnails/makeThumbnails.ts';
import { NoBrowserError } from '../thumbnails/openBrowser.ts';
import type { CommandLine } from './commandLine.ts';
import { createTerminalProgress } from './terminalProgress.ts';

/** `patternbook thumbnails`: exit code 1 when a picture could not be made. */
export async function thumbnails({ site, json }: CommandLine): Promise<number> {
  const context = await loadSiteContext(site);
  const progress = createTerminalProgress(process.stdout);
  let isStarted = false;
  try {
    const summary = await makeThumbnails(context, (done, total) => {
      if (!json) {
        if (!isStarted) {
          isStarted = true;
          progress.stage('Render thumbnails', total);
        }
        progress.done(done);
      }
    });
    progress.end();
    process.stdout.write(json ? `${JSON.stringify(summary, null, 2)}\n` : formatSummary(summary));
    return summary.failed.length > 0 ? 1 : 0;
  } catch (error) {
    if (error instanceof NoBrowserError) {
      process.stderr.write(`${error.message}\n`);
      return 1;
    }
    throw error;
  }
}

function formatSummary({ rendered, unchanged, failed, bytes }: ThumbnailSummary): string {
  const lines = [
    ...failed.map(({ path, message }) => `  ${path}: ${message}`),
    `${rendered} rendered, ${unchanged} unchanged, ${failed.length} failed; ${Math.ceil(bytes / 1024)} KB. The next build shows them.`
  ];
  return `${lines.join('\n')}\n`;
}
