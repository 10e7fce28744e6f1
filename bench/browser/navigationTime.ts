import type { Page } from 'playwright-core';

/** What a reader waits for after following a link within the site, in ms from the click. */
export interface NavigationTime {
  /** The first example of the new page is laid out, and a frame has passed. */
  shownMs: number;
  /** A script has taken over the first example. */
  firstExampleLiveMs: number;
}

/** Follows a link of the page that is shown without hovering over it first, which would fetch its target. */
export function measureNavigation(page: Page, target: string): Promise<NavigationTime> {
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
  const link = document.querySelector<HTMLAnchorElement>(`#navigation a[href="${target}"]`);
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
  await frameWhen(() => document.querySelector('[data-preview][data-state="live"]') !== null);
  return { shownMs, firstExampleLiveMs: performance.now() - start };
}
