import { createHash } from 'node:crypto';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

import { GROUND_CLASSES } from '../../core/exampleGround.ts';
import { withBrowser } from './browser.ts';
import { type FailedWork, type WorkObserver, runPool } from './runPool.ts';

/** Hides the control panel of an example's own document. */
const WITHOUT_CONTROLS = '.pb-controls { display: none !important; }';

/** One picture per theme. */
export interface ThemedBytes {
  light: Buffer;
  dark: Buffer;
}

/** Takes pictures sequentially. */
export interface Screenshotter<Order, Taken> {
  /** @throws Error when there is nothing to capture */
  take: (order: Order) => Promise<Taken>;
  close: () => Promise<void>;
}

/** A page that shows examples, and an empty page whose canvas scales and encodes pictures. */
export interface ScreenshotSession {
  page: Page;
  canvasPage: Page;
  close: () => Promise<void>;
}

/** Opens pages in a new browser context, without stored preferences of the site. */
export async function openSession(browser: Browser, options: BrowserContextOptions): Promise<ScreenshotSession> {
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce', colorScheme: 'light' });
  return { page: await context.newPage(), canvasPage: await context.newPage(), close: () => context.close() };
}

/** Takes PNG screenshots of a page in its current state, one per theme. */
export async function screenshotThemes(page: Page): Promise<ThemedBytes> {
  const screenshot = async (colorScheme: 'light' | 'dark'): Promise<Buffer> => {
    await page.emulateMedia({ colorScheme });
    await page.waitForTimeout(SETTLE_MS);
    return page.screenshot({ style: WITHOUT_CONTROLS, animations: 'disabled' });
  };
  return { light: await screenshot('light'), dark: await screenshot('dark') };
}

interface Work<Order, Taken> {
  open: (browser: Browser) => Promise<Screenshotter<Order, Taken>>;
  /** Saves pictures immediately, so that little is lost if the command is interrupted; an error counts as a failure. */
  keep: (order: Order, pictures: Taken) => void;
  pathOf: (order: Order) => string;
  observe: WorkObserver;
}

/**
 * Opens a browser, takes all ordered screenshots, and closes it.
 * @returns the failed orders
 * @throws MissingToolError; Error when the browser is closed or crashes
 */
export async function takeScreenshots<Order, Taken>(
  orders: readonly Order[],
  { open, keep, pathOf, observe }: Work<Order, Taken>
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
/** Time for pictures and charts that appear after the example itself. */
const SETTLE_MS = 500;

interface OpenOptions {
  /** Time for what appears when the example has settled. */
  settleMs?: number;
  /** Selects the preview, in a document with several. */
  preview?: string;
  /** Whether the page shows the document already, since one of its other examples was opened before. */
  isOpen?: boolean;
}

/**
 * Opens a document with an example and waits until it has settled: hydrated, with its fonts and pictures loaded.
 * @throws Error when the document does not load or its example fails
 */
export async function openExample(
  page: Page,
  address: string,
  { settleMs = SETTLE_MS, preview: selector = '[data-preview]', isOpen = false }: OpenOptions = {}
): Promise<void> {
  const response = isOpen ? null : await page.goto(address, { timeout: LOAD_TIMEOUT_MS });
  if (!isOpen && !response?.ok()) {
    throw new Error(`${address} answered ${response?.status() ?? 'nothing'}.`);
  }
  const preview = page.locator(selector);
  // Those of a page are hydrated as they near the window.
  await preview.scrollIntoViewIfNeeded();
  await page.waitForFunction(
    (selected) => {
      const element = document.querySelector<HTMLElement>(selected);
      const { state, mount } = element?.dataset ?? {};
      return state === 'live' || state === 'error' || mount === 'none';
    },
    selector,
    { timeout: LOAD_TIMEOUT_MS }
  );
  if ((await preview.getAttribute('data-state')) === 'error') {
    throw new Error(await preview.innerText());
  }
  await page.waitForLoadState('load', { timeout: LOAD_TIMEOUT_MS });
  // What is found must not depend on the ground that documents give an example.
  await preview.evaluate((element, grounds) => element.classList.remove(...grounds), Object.values(GROUND_CLASSES));
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForTimeout(settleMs);
}

const STYLE_SHEET = /<link rel="stylesheet" href="([^"]*)"/g;

/**
 * Hashes everything visible in a screenshot of a standalone document: its content, its module and the content-hashed
 * addresses of its style sheets. Other scripts and the rest of the head are ignored, since they are not visible.
 */
export function documentFingerprint(html: string): string {
  return contentFingerprint(
    html,
    html.slice(Math.max(0, html.indexOf('<body')), html.indexOf('<aside class="pb-controls"'))
  );
}

/** Hashes a part of a document, and the addresses of the document's style sheets. */
export function contentFingerprint(html: string, content: string): string {
  const sheets = [...html.matchAll(STYLE_SHEET)].map(([, address]) => address);
  return createHash('sha256')
    .update([...sheets, content].join('\n'))
    .digest('hex')
    .slice(0, 16);
}
