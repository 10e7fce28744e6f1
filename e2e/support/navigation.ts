import type { Page, Route } from '@playwright/test';

import { nextPaint } from './nextPaint.ts';

/** Number of frames without a change after which scrolling has ended. */
const STILL_FRAMES = 5;

/** Waits until the page at an address is shown, by document load or client-side navigation. */
export async function pageShown(page: Page, path: string): Promise<void> {
  await page.waitForFunction(
    (expected) =>
      location.pathname === expected && navigation.transition === null && document.readyState === 'complete',
    path
  );
}

/** Clicks a link in the side navigation and waits for its page. */
export async function choosePage(page: Page, path: string): Promise<void> {
  await page.locator(`#pb_navigation a[href="${path}"]`).last().click();
  await pageShown(page, path);
}

/** Routes the requests of client-side navigation for pages at `glob`, and no loads of documents. */
export async function routePages(page: Page, glob: string, handle: (route: Route) => unknown): Promise<void> {
  await page.route(glob, (route) => (route.request().resourceType() === 'fetch' ? handle(route) : route.fallback()));
}

/** Distance in px between the top of an element and the lower edge of the sticky bars. */
export function distanceBelowBars(page: Page, selector: string): Promise<number> {
  return page.locator(selector).evaluate((element) => {
    const bars = ['.pb-masthead', '.pb-tabs', '.pb-contents', '.pb-filter-bar'].flatMap(
      (bar) => document.querySelector(bar) ?? []
    );
    const overlapping = bars
      .map((bar) => bar.getBoundingClientRect())
      .filter(({ left, right }) => {
        const { left: start } = element.getBoundingClientRect();
        return left <= start && start < right;
      });
    return element.getBoundingClientRect().top - Math.max(0, ...overlapping.map(({ bottom }) => bottom));
  });
}

/** Waits until the scroll position is stable for several frames. */
export async function scrollSettled(page: Page): Promise<void> {
  const scrollTop = (): Promise<number> => page.evaluate(() => scrollY);
  let still = 0;
  for (let before = await scrollTop(); still < STILL_FRAMES;) {
    await page.evaluate(nextPaint);
    const now = await scrollTop();
    still = now === before ? still + 1 : 0;
    before = now;
  }
}
