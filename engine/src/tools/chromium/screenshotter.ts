import { createHash } from 'node:crypto';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

import { withBrowser } from './browser.ts';
import { type FailedWork, type WorkObserver, runPool } from './runPool.ts';

/** The panel over an example that stands alone is not part of it. */
const WITHOUT_CONTROLS = '.pb-controls { display: none !important; }';

/** A picture of each theme. */
interface ThemedBytes {
  light: Buffer;
  dark: Buffer;
}

/** Takes pictures, one after the other. */
export interface Screenshotter<Order> {
  /** @throws Error when there is nothing to take a picture of */
  take: (order: Order) => Promise<ThemedBytes>;
  close: () => Promise<void>;
}

/** A page that shows an example, and an empty one whose canvas scales and encodes pictures. */
interface ScreenshotSession {
  page: Page;
  canvasPage: Page;
  close: () => Promise<void>;
}

/** Opens pages whose site has no preferences stored. */
export async function openSession(browser: Browser, options: BrowserContextOptions): Promise<ScreenshotSession> {
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce', colorScheme: 'light' });
  return { page: await context.newPage(), canvasPage: await context.newPage(), close: () => context.close() };
}

/**
 * Screenshots of a page as it stands, in each theme, as PNG.
 * @param isWhole whether they show all of the page, or the window
 */
export async function screenshotThemes(page: Page, isWhole: boolean): Promise<ThemedBytes> {
  const screenshot = async (colorScheme: 'light' | 'dark'): Promise<Buffer> => {
    await page.emulateMedia({ colorScheme });
    await settle(page);
    return page.screenshot({ style: WITHOUT_CONTROLS, animations: 'disabled', fullPage: isWhole });
  };
  return { light: await screenshot('light'), dark: await screenshot('dark') };
}

interface Work<Order> {
  open: (browser: Browser) => Promise<Screenshotter<Order>>;
  /** Keeps the pictures at once, so that little is lost when the command is stopped; what it throws is a failure. */
  keep: (order: Order, pictures: ThemedBytes) => void;
  pathOf: (order: Order) => string;
  observe: WorkObserver;
}

/**
 * Takes every ordered screenshot with a browser that is open for that long.
 * @returns what could not be taken
 * @throws MissingToolError; Error when the browser goes away
 */
export async function takeScreenshots<Order>(
  orders: readonly Order[],
  { open, keep, pathOf, observe }: Work<Order>
): Promise<FailedWork[]> {
  if (orders.length === 0) {
    return [];
  }
  observe(0, orders.length);
  return withBrowser((browser) =>
    runPool(browser, orders, {
      async open() {
        const { take, close } = await open(browser);
        return { work: async (order) => keep(order, await take(order)), close };
      },
      pathOf,
      observe
    })
  );
}

const LOAD_TIMEOUT_MS = 30_000;
/** For pictures and charts that come after the example itself. */
const SETTLE_MS = 500;

/**
 * Opens the document of an example and waits until it shows what it shows: hydrated, with its fonts and pictures.
 * @throws Error when the document does not load or its example fails
 */
export async function openExample(page: Page, address: string): Promise<void> {
  const response = await page.goto(address, { timeout: LOAD_TIMEOUT_MS });
  if (!response?.ok()) {
    throw new Error(`${address} answered ${response?.status() ?? 'nothing'}.`);
  }
  const preview = page.locator('[data-preview]');
  await page.waitForFunction(
    () => {
      const element = document.querySelector<HTMLElement>('[data-preview]');
      const { state, mount } = element?.dataset ?? {};
      return state === 'live' || state === 'error' || mount === 'none';
    },
    null,
    { timeout: LOAD_TIMEOUT_MS }
  );
  if ((await preview.getAttribute('data-state')) === 'error') {
    throw new Error(await preview.innerText());
  }
  await page.waitForLoadState('load', { timeout: LOAD_TIMEOUT_MS });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await settle(page);
}

/** Gives what has changed on a page the time to show. */
export async function settle(page: Page): Promise<void> {
  await page.waitForTimeout(SETTLE_MS);
}

const STYLE_SHEET = /<link rel="stylesheet" href="([^"]*)"/g;

/**
 * Changes with everything that the picture of a standalone document shows: its content, its module and its style
 * sheets, whose addresses change with what is in them. Its other scripts and what is in its head are not seen.
 */
export function documentFingerprint(html: string): string {
  const sheets = [...html.matchAll(STYLE_SHEET)].map(([, address]) => address);
  const content = html.slice(Math.max(0, html.indexOf('<body')), html.indexOf('<aside class="pb-controls"'));
  return createHash('sha256')
    .update([...sheets, content].join('\n'))
    .digest('hex')
    .slice(0, 16);
}
