import type { Page } from '@playwright/test';

declare global {
  interface Window {
    longestGap?: number;
  }
}

/**
 * Runs in the page: records how long the main thread is blocked, using a timer. Headless browsers occasionally pause
 * animation frames.
 */
export function recordGaps(): void {
  let last = performance.now();
  window.longestGap = 0;
  setInterval(() => {
    const now = performance.now();
    window.longestGap = Math.max(window.longestGap ?? 0, now - last);
    last = now;
  }, 20);
}

/** Longest gap since `recordGaps` was called, in milliseconds. */
export async function longestGap(page: Page): Promise<number> {
  return page.evaluate(() => window.longestGap ?? Infinity);
}
