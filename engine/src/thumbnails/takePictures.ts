import type { Browser, Page } from 'playwright-core';

import { FULLSCREEN_THUMBNAIL_PX } from '../constants.ts';
import { SETTLE_MS, showExample } from './showExample.ts';

/** What a document is rendered at, before it is scaled down. */
const WINDOW = { width: 1920, height: 1080 };
const QUALITY = 0.8;

/** Pictures of a document, as WebP. */
export interface ThemedBytes {
  light: Buffer;
  dark: Buffer;
}

/** Renders documents one after the other. */
export interface Photographer {
  /** @throws Error when the document does not load or its example fails */
  take(address: string): Promise<ThemedBytes>;
  close(): Promise<void>;
}

/** Opens a window of its own, whose site has no preferences stored. */
export async function openPhotographer(browser: Browser): Promise<Photographer> {
  const context = await browser.newContext({ viewport: WINDOW, reducedMotion: 'reduce', colorScheme: 'light' });
  const page = await context.newPage();
  const darkroom = await context.newPage();
  return {
    async take(address) {
      await page.emulateMedia({ colorScheme: 'light' });
      await showExample(page, address);
      const light = await picture(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.waitForTimeout(SETTLE_MS);
      const dark = await picture(page);
      return { light: await scaleDown(darkroom, light), dark: await scaleDown(darkroom, dark) };
    },
    close: () => context.close()
  };
}

async function picture(page: Page): Promise<Buffer> {
  // The panel over the example is not part of it.
  return page.screenshot({ style: '.pb-controls { display: none !important; }', animations: 'disabled' });
}

/** The browser scales and packs pictures as well as it shows them. */
async function scaleDown(page: Page, png: Buffer): Promise<Buffer> {
  const input = { data: png.toString('base64'), ...FULLSCREEN_THUMBNAIL_PX, quality: QUALITY };
  const webp = await page.evaluate(async ({ data, width, height, quality }) => {
    const blob = new Blob([Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0))]);
    const image = await createImageBitmap(blob, { resizeWidth: width, resizeHeight: height, resizeQuality: 'high' });
    const canvas = new OffscreenCanvas(width, height);
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    const packed = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/webp', quality })).arrayBuffer());
    return btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(''));
  }, input);
  return Buffer.from(webp, 'base64');
}
