import type { Browser, Page } from 'playwright-core';

import { trackRequests, requestsSettled } from '../../e2e/support/pendingRequests.ts';
import { type Traffic, measureTraffic } from '../../e2e/support/traffic.ts';
import { hydrateIslands } from '../../e2e/support/hydrateIslands.ts';
import { type LoadTimes, loadQuietly, recordTimes } from './loadTimes.ts';
import { median } from './median.ts';
import { throttle } from './throttle.ts';

/** Pages from light to heavy, the last one without live examples. */
const PAGES = [
  '/components/accordion',
  '/components/table',
  '/components/menus/select',
  '/components/tabs',
  '/extensions/quick-starts'
] as const;

const VIEWPORT = { width: 1350, height: 940 };
const LOADS = 5;
const THROTTLED_LOADS = 3;

/** One page as a browser with an empty cache sees it. */
export interface PageFigures {
  address: string;
  /** What had been fetched when the page was quiet. */
  loaded: Traffic;
  /** The same after every example was visited and runs. */
  complete: Traffic;
  /** Medians of several loads. */
  times: LoadTimes;
  throttled: LoadTimes;
}

/** Visits the pages of the site that is served at `origin`. */
export async function benchPages(browser: Browser, origin: string): Promise<PageFigures[]> {
  const figures: PageFigures[] = [];
  for (const address of PAGES) {
    figures.push({
      address,
      ...(await measureWeight(browser, origin + address)),
      times: await medianTimes(browser, origin + address, LOADS),
      throttled: await medianTimes(browser, origin + address, THROTTLED_LOADS, throttle)
    });
  }
  return figures;
}

async function measureWeight(browser: Browser, url: string): Promise<Pick<PageFigures, 'loaded' | 'complete'>> {
  const page = await newPage(browser);
  const pending = trackRequests(page);
  const traffic = measureTraffic(page);
  await loadQuietly(page, url);
  await requestsSettled(page, pending);
  const loaded = await traffic();
  await hydrateIslands(page);
  await requestsSettled(page, pending);
  const complete = await traffic();
  await page.context().close();
  return { loaded, complete };
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
    runs.push(await loadQuietly(page, url));
    await page.context().close();
  }
  const live = runs.flatMap(({ firstExampleLiveMs }) => firstExampleLiveMs ?? []);
  return {
    firstPaintMs: median(runs.map(({ firstPaintMs }) => firstPaintMs)),
    firstExampleLiveMs: live.length === 0 ? null : median(live),
    blockingMs: median(runs.map(({ blockingMs }) => blockingMs))
  };
}

/** A page with a cache and storage of its own. */
async function newPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  const page = await context.newPage();
  await recordTimes(page);
  return page;
}
