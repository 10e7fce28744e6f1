import type { Page } from 'playwright-core';

/** Load times of a page in ms since the start of the navigation. */
export interface LoadTimes {
  firstPaintMs: number;
  /** Null on pages without live examples. */
  firstExampleLiveMs: number | null;
  /** Total blocking time: the parts of tasks beyond 50 ms, until the page is idle. */
  blockingMs: number;
}

interface TimeRecord {
  firstExampleLiveMs: number | null;
  blockingMs: number;
  lastEventMs: number;
}

declare global {
  interface Window {
    benchRecord: TimeRecord;
  }
}

const IDLE_MS = 700;

/** Records times in all documents that the page loads from now on. */
export async function recordTimes(page: Page): Promise<void> {
  await page.addInitScript(observePage);
}

/** Runs in the page. */
function observePage(): void {
  const LONG_TASK_MS = 50;
  const record: TimeRecord = { firstExampleLiveMs: null, blockingMs: 0, lastEventMs: 0 };
  window.benchRecord = record;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      record.blockingMs += duration - LONG_TASK_MS;
      record.lastEventMs = performance.now();
    }
  }).observe({ type: 'longtask', buffered: true });
  new MutationObserver(() => {
    record.lastEventMs = performance.now();
    if (record.firstExampleLiveMs === null && document.querySelector('[data-preview][data-state="live"]')) {
      record.firstExampleLiveMs = performance.now();
    }
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-state'] });
}

/** Loads a page and waits until it is idle. Requires {@link recordTimes}. */
export async function loadUntilIdle(page: Page, address: string): Promise<LoadTimes> {
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForFunction(isIdle, IDLE_MS);
  return page.evaluate(readTimes);
}

/** Runs in the page. */
function isIdle(idleMs: number): boolean {
  const { firstExampleLiveMs, lastEventMs } = window.benchRecord;
  const waitsForExample = firstExampleLiveMs === null && document.querySelector('[data-module] [data-preview]');
  return !waitsForExample && performance.now() - Math.max(lastEventMs, 0) > idleMs;
}

/** Runs in the page. */
function readTimes(): LoadTimes {
  const { firstExampleLiveMs, blockingMs } = window.benchRecord;
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return { firstPaintMs: paint?.startTime ?? 0, firstExampleLiveMs, blockingMs };
}
