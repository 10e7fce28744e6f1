import type { Browser, Page } from 'playwright-core';

import { measureTraffic } from '../../e2e/support/traffic.ts';
import { loadUntilIdle, recordTimes } from './loadTimes.ts';
import { median } from './median.ts';

const PAGE = '/components/accordion';
const COLD_VISITS = 5;
/** Typed letter by letter into the palette. They include identifiers, whose slices are fetched meanwhile. */
const QUERIES = ['table sortable', 'typeahead', '--pf-v6-c-button', 'isInline', 'dialog'];
/** Interval between key presses, longer than a search, so that each is measured separately. */
const KEY_INTERVAL_MS = 250;
const BYTES_IN_KB = 1024;

/** Time from a key press to painted results. */
export interface SearchFigures {
  /** First letter, with an unloaded search: median of several visits, and maximum. */
  coldMs: number;
  slowestColdMs: number;
  /** Later letters: median and maximum. */
  warmMs: number;
  slowestWarmMs: number;
  /** Compressed size of everything that is fetched before the first results. */
  firstKb: number;
}

/** Measures searches on the site at `origin`. */
export async function benchSearch(browser: Browser, origin: string): Promise<SearchFigures> {
  const cold: number[] = [];
  const warm: number[] = [];
  let firstKb = 0;
  for (let visit = 0; visit < COLD_VISITS; visit++) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await recordTimes(page);
    await loadUntilIdle(page, origin + PAGE);
    await page.evaluate(recordAnswers);
    const traffic = measureTraffic(page);
    await page.keyboard.press('/');
    await page.locator('dialog[open] input[role=combobox]:focus').waitFor();
    cold.push(await timeOfKey(page, 'b'));
    const { html, script, style, other } = await traffic();
    firstKb = Math.max(firstKb, (html + script + style + other) / BYTES_IN_KB);
    if (visit === 0) {
      warm.push(...(await timesOfQueries(page)));
    }
    await context.close();
  }
  return {
    coldMs: median(cold),
    slowestColdMs: Math.max(...cold),
    warmMs: median(warm),
    slowestWarmMs: Math.max(...warm),
    firstKb
  };
}

declare global {
  interface Window {
    /** Times of the last key press and the first update of the results after it; 0 for none. */
    searchTimes: { key: number; answer: number };
  }
}

/** Runs in the page. Records the paint after an update of the results. */
function recordAnswers(): void {
  window.searchTimes = { key: 0, answer: 0 };
  addEventListener(
    'input',
    ({ timeStamp }) => {
      window.searchTimes = { key: timeStamp, answer: 0 };
    },
    { capture: true }
  );
  new MutationObserver(() => {
    if (window.searchTimes.answer === 0 && document.querySelector('dialog[open] [role=option] mark')) {
      requestAnimationFrame(() => {
        window.searchTimes.answer ||= performance.now();
      });
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}

async function timeOfKey(page: Page, key: string): Promise<number> {
  await page.keyboard.press(key);
  await page.waitForFunction(() => window.searchTimes.answer > 0);
  return page.evaluate(() => window.searchTimes.answer - window.searchTimes.key);
}

/** Skips letters that don't change the results, since they can't be measured. */
async function timesOfQueries(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (const query of QUERIES) {
    await page.keyboard.press('Control+a');
    for (const key of query) {
      await page.keyboard.type(key);
      await page.waitForTimeout(KEY_INTERVAL_MS);
      const { key: pressed, answer } = await page.evaluate(() => window.searchTimes);
      times.push(...(answer > 0 ? [answer - pressed] : []));
    }
  }
  return times;
}
