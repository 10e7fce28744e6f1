import type { Browser, Page } from 'playwright-core';

import { trackRequests, requestsSettled } from '../../e2e/support/pendingRequests.ts';
import { type Traffic, measureTraffic } from '../../e2e/support/traffic.ts';
import { hydrateIslands } from '../../e2e/support/hydrateIslands.ts';
import { type LoadTimes, loadUntilIdle, recordTimes } from './loadTimes.ts';
import { median } from './median.ts';
import { throttle } from './throttle.ts';

/** Pages in increasing weight, and one without live examples. */
const PAGES = [
  '/components/accordion',
  '/components/table',
  '/components/menus/select',
  '/components/tabs',
  '/extensions/quick-starts'
] as const;

const VIEWPORT = { width: 1350, height: 940 };
const LOADS = 10;
const THROTTLED_LOADS = 3;
const THEME_SWITCHES = 10;
const THEME_PAUSE_MS = 300;

/** Weight and load times of a page with an empty cache. */
export interface PageFigures {
  address: string;
  /** Traffic until the page is idle. */
  loaded: Traffic;
  /** The same, after all examples have been hydrated. */
  complete: Traffic;
  /** Medians of several loads. */
  times: LoadTimes;
  throttled: LoadTimes;
  /** Number of elements after the load. */
  elements: number;
  /** Median time from a change of the color scheme to the next frame. */
  themeMs: number;
}

/** Measures pages of the site at `origin`. */
export async function benchPages(browser: Browser, origin: string): Promise<PageFigures[]> {
  const figures: PageFigures[] = [];
  for (const address of PAGES) {
    figures.push({
      address,
      ...(await measureWeight(browser, origin + address)),
      times: await medianTimes(browser, origin + address, LOADS),
      throttled: await medianTimes(browser, origin + address, THROTTLED_LOADS, throttle),
      ...(await measureDocument(browser, origin + address))
    });
  }
  return figures;
}

async function measureWeight(browser: Browser, url: string): Promise<Pick<PageFigures, 'loaded' | 'complete'>> {
  const page = await newPage(browser);
  const pending = trackRequests(page);
  const traffic = measureTraffic(page);
  await loadUntilIdle(page, url);
  await requestsSettled(page, pending);
  const loaded = await traffic();
  await hydrateIslands(page);
  await requestsSettled(page, pending);
  const complete = await traffic();
  await page.context().close();
  return { loaded, complete };
}

/** Counts the elements of a page, and switches its color scheme several times. */
async function measureDocument(browser: Browser, url: string): Promise<Pick<PageFigures, 'elements' | 'themeMs'>> {
  const page = await newPage(browser);
  await loadUntilIdle(page, url);
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  const switches: number[] = [];
  while (switches.length < THEME_SWITCHES) {
    switches.push(await page.evaluate(switchTheme));
    await page.waitForTimeout(THEME_PAUSE_MS);
  }
  await page.context().close();
  return { elements, themeMs: median(switches) };
}

/** Runs in the page. Does what the display settings do; a task after a frame runs once the frame is painted. */
async function switchTheme(): Promise<number> {
  const isDark = document.documentElement.classList.contains('pf-v6-theme-dark');
  const start = performance.now();
  localStorage.setItem('theme-preference', isDark ? 'light' : 'dark');
  document.dispatchEvent(new Event('patternbook:preferences'));
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  return performance.now() - start;
}

async function medianTimes(
  browser: Browser,
  url: string,
  loads: number,
  prepare: (page: Page) => Promise<void> = () => Promise.resolve()
): Promise<LoadTimes> {
  const runs: LoadTimes[] = [];
  while (runs.length < loads) {
    const page = await newPage(browser);
    await prepare(page);
    runs.push(await loadUntilIdle(page, url));
    await page.context().close();
  }
  const live = runs.flatMap(({ firstExampleLiveMs }) => firstExampleLiveMs ?? []);
  return {
    firstPaintMs: median(runs.map(({ firstPaintMs }) => firstPaintMs)),
    firstExampleLiveMs: live.length === 0 ? null : median(live),
    blockingMs: median(runs.map(({ blockingMs }) => blockingMs))
  };
}

/** Creates a page with an empty cache and storage. */
async function newPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  const page = await context.newPage();
  await recordTimes(page);
  return page;
}
