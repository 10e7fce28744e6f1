import type { Browser } from 'playwright-core';

import type { Photographer, ThemedBytes } from './photographer.ts';
import { withBrowser } from './withBrowser.ts';
import { type FailedWork, type WorkObserver, workThrough } from './workThrough.ts';

interface Work<Order> {
  open: (browser: Browser) => Promise<Photographer<Order>>;
  /** Keeps the pictures at once, so that little is lost when the command is stopped; what it throws is a failure. */
  keep: (order: Order, pictures: ThemedBytes) => void;
  pathOf: (order: Order) => string;
  observe: WorkObserver;
}

/**
 * Takes pictures of everything that is ordered, with a browser that is open for that long.
 * @returns what could not be taken
 * @throws MissingToolError; Error when the browser goes away
 */
export async function photographAll<Order>(
  orders: readonly Order[],
  { open, keep, pathOf, observe }: Work<Order>
): Promise<FailedWork[]> {
  if (orders.length === 0) {
    return [];
  }
  observe(0, orders.length);
  return withBrowser((browser) =>
    workThrough(browser, orders, {
      async open() {
        const { take, close } = await open(browser);
        return { work: async (order) => keep(order, await take(order)), close };
      },
      pathOf,
      observe
    })
  );
}
