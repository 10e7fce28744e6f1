import type { Page } from '@playwright/test';

/** State of an example's preview after scrolling it into view. */
export interface VisitedIsland {
  slug: string;
  /** `live` or `error`, or `static` for markup without a script. Any other state means that it never hydrated. */
  state: string;
  isSettled: boolean;
}

/** For each of them: pages of many take longer together on a busy machine. */
const SETTLE_WITHIN_MS = 20_000;

/**
 * Opens folded examples, scrolls to each preview, waits until it is hydrated or has failed, and then scrolls to the end of
 * the page.
 */
export async function hydrateIslands(page: Page): Promise<VisitedIsland[]> {
  return page.evaluate(visitPreviews, SETTLE_WITHIN_MS);
}

/** Runs in the page. */
export async function visitPreviews(limitMs: number): Promise<VisitedIsland[]> {
  const isSettled = ({ dataset: { mount, state } }: HTMLElement): boolean =>
    mount === 'none' || state === 'live' || state === 'error';
  // Headless browsers occasionally stop painting a page while another one is open.
  const nextFrame = (): Promise<unknown> =>
    new Promise((resolve) => {
      requestAnimationFrame(resolve);
      setTimeout(resolve, 250);
    });

  document.querySelectorAll<HTMLDetailsElement>('.pb-fold > details').forEach((fold) => (fold.open = true));
  const hosts = [...document.querySelectorAll<HTMLElement>('[data-preview]')];
  for (const host of hosts) {
    const end = performance.now() + limitMs;
    host.scrollIntoView({ block: 'center', behavior: 'instant' });
    while (!isSettled(host) && performance.now() < end) {
      await nextFrame();
    }
  }
  scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  await nextFrame();
  return hosts.map((host) => ({
    slug: host.dataset['example'] ?? '',
    state: host.dataset['state'] ?? '',
    isSettled: isSettled(host)
  }));
}
