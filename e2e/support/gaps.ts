import type { Page } from '@playwright/test';

declare global {
  interface Window {
    longestGap?: number;
  }
}

/**
 * Runs in the page: notes from now on how long it did nothing else, by a timer. Headless browsers pause frames now and
 * then.
 */
export function noteGaps(): void {
  let last = performance.now();
  window.longestGap = 0;
  setInterval(() => {
    const now = performance.now();
    window.longestGap = Math.max(window.longestGap ?? 0, now - last);
    last = now;
  }, 20);
}

/** The longest gap since `noteGaps` began, in milliseconds. */
export async function longestGap(page: Page): Promise<number> {
  return page.evaluate(() => window.longestGap ?? Infinity);
}
