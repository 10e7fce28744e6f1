import { loadSiteContext } from '../site/siteContext.ts';
import { makeThumbnails } from '../thumbnails/makeThumbnails.ts';
import type { CommandLine } from './commandLine.ts';
import { makePictures } from './makePictures.ts';

/** `patternbook thumbnails`: exit code 1 when a picture could not be made. */
export async function thumbnails({ site, json }: CommandLine): Promise<number> {
  const context = await loadSiteContext(site);
  return makePictures({
    title: 'Render thumbnails',
    isJson: json,
    make: (observe) => makeThumbnails(context, observe),
    format: ({ rendered, unchanged, failed, bytes }) => [
      `${rendered} rendered, ${unchanged} unchanged, ${failed.length} failed; ${Math.ceil(bytes / 1024)} KB. The next build shows them.`
    ]
  });
}
