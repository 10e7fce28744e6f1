import type { Browser, Page } from 'playwright-core';

import { measureTraffic } from '../../e2e/support/traffic.ts';
import { loadQuietly, recordTimes } from './loadTimes.ts';
import { median } from './median.ts';

/** Examples of different weight: page and slug. */
const EXAMPLES = [
  { page: '/components/badge', slug: 'read' },
  { page: '/components/wizard', slug: 'basic' },
  { page: '/components/table', slug: 'basic' }
] as const;
const CHANGES = 10;
const BYTES_IN_KB = 1024;

/** What changing an example takes. */
export interface EditingFigures {
  page: string;
  /** From the first key ever pressed in the editor to the changed preview, the agreed wait included. */
  firstMs: number;
  /** From the end of the wait to the changed preview: median of the changes after the first, and the slowest. */
  runMs: number;
  slowestRunMs: number;
  /** Longest time that typing kept the page's thread busy; 0 if no task took 50 ms. */
  longestTaskMs: number;
  /** Scripts that came with opening the code and running it, after gzip. */
  scriptKb: number;
}

/** Changes examples of the site that is served at `origin`, each on a freshly loaded page. */
export async function benchEditing(browser: Browser, origin: string): Promise<EditingFigures[]> {
  const figures: EditingFigures[] = [];
  for (const { page: path, slug } of EXAMPLES) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await recordTimes(page);
    await loadQuietly(page, origin + path);
    const traffic = measureTraffic(page);
    await openCode(page, slug);
    await page.evaluate(recordTasks);
    const firstMs = await timeOfFirstKey(page);
    // Later frames take the place of the first, whose answers can't be read any more then.
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

/** Name of the measures that the site leaves in the browser's timeline (`livePreview.ts`). */
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

/** Types into the code, and waits until so many runs have been shown. */
async function change(page: Page, runs: number): Promise<{ duration: number; end: number }> {
  await page.keyboard.type('\n// changed', { delay: 15 });
  const options = { name: RUN_MEASURE, runs };
  await page.waitForFunction(({ name, runs: count }) => performance.getEntriesByName(name).length >= count, options);
  return page.evaluate((name) => {
    const { duration = 0, startTime = 0 } = performance.getEntriesByName(name).at(-1) ?? {};
    return { duration, end: startTime + duration };
  }, RUN_MEASURE);
}
