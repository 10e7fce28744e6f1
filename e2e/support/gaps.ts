import type { Page } from 'playwright-core';

/** Notes from now on how long the page did nothing else, by a timer: headless browsers pause frames now and then. */
export async function watchGaps(page: Page): Promise<void> {
  await page.evaluate(() => {
    let last = performance.now();
    const root = document.documentElement;
    root.dataset['gap'] = '0';
    setInterval(() => {
      const now = performance.now();
      root.dataset['gap'] = String(Math.max(Number(root.dataset['gap']), now - last));
      last = now;
    }, 20);
  });
}

/** The longest gap since `watchGaps`, in milliseconds. */
export async function longestGap(page: Page): Promise<number> {
  return Number(await page.locator('html').getAttribute('data-gap'));
}
