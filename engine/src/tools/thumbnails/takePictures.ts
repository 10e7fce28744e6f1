import type { Browser } from 'playwright-core';

import { printShot } from '../chromium/darkroom.ts';
import { openExample } from '../chromium/openExample.ts';
import { type Photographer, openStudio, shootThemes } from '../chromium/photographer.ts';
import { FULLSCREEN_THUMBNAIL_PX } from '../../core/constants.ts';

/** What a document is rendered at, before it is scaled down. */
const WINDOW = { width: 1920, height: 1080 };
const QUALITY = 0.8;

/** Takes pictures of documents, by their address, scaled down as thumbnails. */
export async function openPhotographer(browser: Browser): Promise<Photographer<string>> {
  const { page, darkroom, close } = await openStudio(browser, { viewport: WINDOW });
  const print = (png: Buffer): Promise<Buffer> =>
    printShot(darkroom, png, {
      size: FULLSCREEN_THUMBNAIL_PX,
      from: { x: 0, y: 0, ...WINDOW },
      to: { x: 0, y: 0, ...FULLSCREEN_THUMBNAIL_PX },
      quality: QUALITY
    });
  return {
    async take(address) {
      await page.emulateMedia({ colorScheme: 'light' });
      await openExample(page, address);
      const { light, dark } = await shootThemes(page, false);
      return { light: await print(light), dark: await print(dark) };
    },
    close
  };
}
