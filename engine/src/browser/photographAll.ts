import type { Browser } from 'playwright-core';

import { openBrowser } from './openBrowser.ts';
import type { Photographer, ThemedBytes } from './photographer.ts';

/** Windows at once. */
const PHOTOGRAPHERS = 2;

/** Told of each picture that is done, of how many. */
export type PictureObserver = (done: number, total: number) => void;

/** A picture that could not be made. */
export interface FailedPicture {
  /** Address of what it was to show. */
  path: string;
  message: string;
}

interface Work<Order> {
  open: (browser: Browser) => Promise<Photographer<Order>>;
  /** Keeps the pictures at once, so that little is lost when the command is stopped; what it throws is a failure. */
  keep: (order: Order, pictures: ThemedBytes) => void;
  pathOf: (order: Order) => string;
  observe: PictureObserver;
}

/**
 * Takes pictures of everything that is ordered, with a browser that is open for that long.
 * @throws NoBrowserError; Error when the browser goes away
 */
export async function photographAll<Order>(
  orders: readonly Order[],
  { open, keep, pathOf, observe }: Work<Order>
): Promise<FailedPicture[]> {
  const failed: FailedPicture[] = [];
  if (orders.length === 0) {
    return failed;
  }
  const queue = [...orders];
  let done = 0;
  observe(done, orders.length);
  const browser = await openBrowser();
  const work = async (): Promise<void> => {
    const photographer = await open(browser);
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      try {
        keep(next, await photographer.take(next));
      } catch (error) {
        if (!browser.isConnected()) {
          throw new Error('The browser was closed before all pictures were taken.', { cause: error });
        }
        failed.push({ path: pathOf(next), message: error instanceof Error ? error.message : String(error) });
      }
      observe(++done, orders.length);
    }
    await photographer.close();
  };
  try {
    await Promise.all(Array.from({ length: Math.min(PHOTOGRAPHERS, queue.length) }, work));
  } finally {
    await browser.close();
  }
  return failed;
}
