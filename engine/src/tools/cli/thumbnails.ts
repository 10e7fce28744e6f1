import { loadSiteContext } from '../../content/siteContext.ts';
import { makeThumbnails } from '../thumbnails/makeThumbnails.ts';
import type { CommandLine } from './commandLine.ts';
import { runInBrowser } from './runInBrowser.ts';

/** `patternbook thumbnails`: exit code 1 when a picture could not be made. */
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
