import type { Page } from 'playwright-core';

/** Duration of a client-side navigation in ms since the click. */
export interface NavigationTime {
  /** Until the first example of the new page is laid out and a frame has passed. */
  shownMs: number;
  /** Until an example is hydrated; the first one is scrolled to if it is below the window. */
  firstExampleLiveMs: number;
}

/** Time that a reader's pointer is on a link before they press: longer than the site waits before it preloads. */
const HOVER_MS = 400;

/**
 * Follows a link on the current page.
 * @param isHovered whether the pointer is over the link first, so that the site preloads its page
 */
export async function measureNavigation(page: Page, target: string, isHovered: boolean): Promise<NavigationTime> {
  if (isHovered) {
    await page.locator(`#pb_navigation a[href="${target}"]`).last().hover();
    await page.waitForTimeout(HOVER_MS);
  }
  return page.evaluate(followLink, target);
}

/** Runs in the page. */
async function followLink(target: string): Promise<NavigationTime> {
  const nextFrame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
  const frameWhen = async (isTrue: () => boolean): Promise<void> => {
    while (!isTrue()) {
      await nextFrame();
    }
  };
  const previous = document.querySelector('[data-preview]');
  const link = document.querySelector<HTMLAnchorElement>(`#pb_navigation a[href="${target}"]`);
  if (!link) {
    throw new Error(`The side navigation has no link to ${target}.`);
  }

  const start = performance.now();
  link.click();
  await frameWhen(() => {
    const preview = document.querySelector('[data-preview]');
    return preview !== null && preview !== previous && preview.getBoundingClientRect().height > 0;
  });
  await nextFrame();
  const shownMs = performance.now() - start;
  const example = document.querySelector('.pb-example [data-preview]');
  if (example && example.getBoundingClientRect().top > innerHeight) {
    example.scrollIntoView();
  }
  await frameWhen(() => document.querySelector('[data-preview][data-state="live"]') !== null);
  return { shownMs, firstExampleLiveMs: performance.now() - start };
}
