import type { Browser, Page } from 'playwright-core';

import { measureTraffic } from '../../e2e/support/traffic.ts';
import { loadUntilIdle, recordTimes } from './loadTimes.ts';
import { median } from './median.ts';

/** Pages and slugs of examples with different amounts of code. */
const EXAMPLES = [
  { page: '/components/badge', slug: 'read' },
  { page: '/components/wizard', slug: 'basic' },
  { page: '/components/table', slug: 'basic' }
] as const;
const CHANGES = 10;
const BYTES_IN_KB = 1024;

/** Cost of editing an example. */
export interface EditingFigures {
  page: string;
  /** Time from the first key press in the editor to the updated preview, including the debounce. */
  firstMs: number;
  /** Time from the end of the debounce to the updated preview: median of all later edits, and maximum. */
  runMs: number;
  slowestRunMs: number;
  /** Longest task on the main thread while typing; 0 if none took 50 ms. */
  longestTaskMs: number;
  /** Compressed size of the scripts for opening and running the code. */
  scriptKb: number;
}

/** Edits examples of the site at `origin`, each on a newly loaded page. */
export async function benchEditing(browser: Browser, origin: string): Promise<EditingFigures[]> {
  const figures: EditingFigures[] = [];
  for (const { page: path, slug } of EXAMPLES) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await recordTimes(page);
    await loadUntilIdle(page, origin + path);
    const traffic = measureTraffic(page);
    await openCode(page, slug);
    await page.evaluate(recordTasks);
    const firstMs = await timeOfFirstKey(page);
    // Read the first frame's responses now: they are no longer available once later frames have replaced it.
    const { script } = await traffic();
    const runs: number[] = [];
    while (runs.length < CHANGES) {
      runs.push(await timeOfNextRun(page));
    }
    const longestTaskMs = await page.evaluate(() => Math.max(0, ...window.longTasks));
    figures.push({
      page: path,
      firstMs,
      runMs: median(runs),
      slowestRunMs: Math.max(...runs),
      longestTaskMs,
      scriptKb: script / BYTES_IN_KB
    });
    await context.close();
  }
  return figures;
}

declare global {
  interface Window {
    longTasks: number[];
  }
}

/** Name of the site's performance measures (`livePreview.ts`). */
const RUN_MEASURE = 'patternbook:run';

async function openCode(page: Page, slug: string): Promise<void> {
  const example = page.locator(`[id="${slug}"]`);
  await example.locator('.pb-code-toggle').click();
  await example.locator('.cm-content').click();
  await page.keyboard.press('Control+End');
}

/** Runs in the page. */
function recordTasks(): void {
  window.longTasks = [];
  new PerformanceObserver((list) => {
    window.longTasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask' });
}

async function timeOfFirstKey(page: Page): Promise<number> {
  const pressed = await page.evaluate(() => performance.now());
  const { end } = await change(page, 1);
  return end - pressed;
}

async function timeOfNextRun(page: Page): Promise<number> {
  const runs = await page.evaluate((name) => performance.getEntriesByName(name).length, RUN_MEASURE);
  const { duration } = await change(page, runs + 1);
  return duration;
}

/** Types into the code and waits for the given number of runs. */
async function change(page: Page, runs: number): Promise<{ duration: number; end: number }> {
  await page.keyboard.type('\n// changed', { delay: 15 });
  const options = { name: RUN_MEASURE, runs };
  await page.waitForFunction(({ name, runs: count }) => performance.getEntriesByName(name).length >= count, options);
  return page.evaluate((name) => {
    const { duration = 0, startTime = 0 } = performance.getEntriesByName(name).at(-1) ?? {};
    return { duration, end: startTime + duration };
  }, RUN_MEASURE);
}
