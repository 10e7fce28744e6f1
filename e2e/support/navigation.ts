import type { Page } from '@playwright/test';

import { drawn } from './drawn.ts';

/** Frames without a change after which the page will not scroll on. */
const STILL_FRAMES = 5;

/** Waits until the page at an address is the one that is shown, whatever had to be loaded for it. */
export async function pageShown(page: Page, path: string): Promise<void> {
  await page.waitForFunction(
    (expected) =>
      location.pathname === expected && navigation.transition === null && document.readyState === 'complete',
    path
  );
}

/** Clicks the side navigation's link to a page and waits for the page. */
export async function choosePage(page: Page, path: string): Promise<void> {
  await page.locator(`#navigation a[href="${path}"]`).last().click();
  await pageShown(page, path);
}

/** Distance in px of an element's top from the lower edge of the lowest bar that stays at the top of the window. */
export function distanceBelowBars(page: Page, selector: string): Promise<number> {
  return page.locator(selector).evaluate((element) => {
    const bars = ['.pb-masthead', '.pb-tabs', '.pb-contents'].flatMap((bar) => document.querySelector(bar) ?? []);
    const overlapping = bars
      .map((bar) => bar.getBoundingClientRect())
      .filter(({ left, right }) => {
        const { left: start } = element.getBoundingClientRect();
        return left <= start && start < right;
      });
    return element.getBoundingClientRect().top - Math.max(0, ...overlapping.map(({ bottom }) => bottom));
  });
}

/** Waits until the page has not scrolled for some frames. */
export async function scrollSettled(page: Page): Promise<void> {
  const scrollTop = (): Promise<number> => page.evaluate(() => scrollY);
  let still = 0;
  for (let before = await scrollTop(); still < STILL_FRAMES;) {
    await page.evaluate(drawn);
    const now = await scrollTop();
    still = now === before ? still + 1 : 0;
    before = now;
  }
}
