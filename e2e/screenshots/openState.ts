import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { trackRequests, requestsSettled } from '../support/pendingRequests.ts';
import { storePreferences } from '../support/storePreferences.ts';
import type { State } from './state.ts';

const WIDTH_PX = 1440;
const HEIGHT_PX = 900;
const HEIGHT_NARROW_PX = 844;
const NARROW_PX = 500;

/** Returning readers have closed the banner. */
const STORED = { 'gdpr-banner-closed': 'true' };

/** Runs in the page: waits for the lazily decoded images in the viewport. */
async function picturesDecoded(): Promise<void> {
  const shown = [...document.images].filter((image) => {
    const { top, bottom } = image.getBoundingClientRect();
    return image.checkVisibility() && bottom > 0 && top < innerHeight;
  });
  await Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
}

/** Opens a page in a state, and waits until it is stable. */
export async function openState(
  newContext: (options: BrowserContextOptions) => Promise<BrowserContext>,
  state: State
): Promise<Page> {
  const { path, width = WIDTH_PX, stored = STORED, options = {}, print = false, act } = state;
  const height = width < NARROW_PX ? HEIGHT_NARROW_PX : HEIGHT_PX;
  const context = await newContext({ viewport: { width, height }, reducedMotion: 'reduce', ...options });
  await storePreferences(context, stored);
  const page = await context.newPage();
  const pending = trackRequests(page);
  const settled = async (): Promise<void> => {
    if (options.javaScriptEnabled === false) {
      // Without JavaScript, evaluated functions can't wait for animation frames.
      await page.waitForLoadState('networkidle');
    } else {
      await requestsSettled(page, pending);
      await page.evaluate(() => document.fonts.ready);
      await page.evaluate(picturesDecoded);
    }
  };
  await page.goto(path);
  await settled();
  await act?.(page);
  await settled();
  if (print) {
    await page.emulateMedia({ media: 'print' });
  }
  return page;
}
