import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

import { settle } from './openExample.ts';

/** The panel over an example that stands alone is not part of it. */
const WITHOUT_CONTROLS = '.pb-controls { display: none !important; }';

/** A picture of each theme. */
export interface ThemedBytes {
  light: Buffer;
  dark: Buffer;
}

/** Takes pictures, one after the other. */
export interface Photographer<Order> {
  /** @throws Error when there is nothing to take a picture of */
  take: (order: Order) => Promise<ThemedBytes>;
  close: () => Promise<void>;
}

/** The window that an example is shown in, and an empty one to scale and pack pictures. */
export interface Studio {
  page: Page;
  darkroom: Page;
  close: () => Promise<void>;
}

/** Opens windows whose site has no preferences stored. */
export async function openStudio(browser: Browser, options: BrowserContextOptions): Promise<Studio> {
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce', colorScheme: 'light' });
  return { page: await context.newPage(), darkroom: await context.newPage(), close: () => context.close() };
}

/**
 * Shots of a page as it stands, in each theme, as PNG.
 * @param isWhole whether they show all of the page, or the window
 */
export async function shootThemes(page: Page, isWhole: boolean): Promise<ThemedBytes> {
  const shoot = async (colorScheme: 'light' | 'dark'): Promise<Buffer> => {
    await page.emulateMedia({ colorScheme });
    await settle(page);
    return page.screenshot({ style: WITHOUT_CONTROLS, animations: 'disabled', fullPage: isWhole });
  };
  return { light: await shoot('light'), dark: await shoot('dark') };
}
