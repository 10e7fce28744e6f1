import type { Page } from 'playwright-core';

/** Duration of a client-side navigation in ms since the click. */
export interface NavigationTime {
  /** Until the first example of the new page is laid out and a frame has passed. */
  shownMs: number;
  /** Until an example is hydrated; the first one is scrolled to if it is below the window. */
  firstExampleLiveMs: number;
}

/** Follows a link on the current page without hovering over it first, which would preload its target. */
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
  const example = document.querySelector('.pb-example [data-preview]');
  if (example && example.getBoundingClientRect().top > innerHeight) {
    example.scrollIntoView();
  }
  await frameWhen(() => document.querySelector('[data-preview][data-state="live"]') !== null);
  return { shownMs, firstExampleLiveMs: performance.now() - start };
}
