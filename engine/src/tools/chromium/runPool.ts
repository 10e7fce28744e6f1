import type { Browser } from 'playwright-core';

const DEFAULT_WINDOWS = 2;

/** Called after each work item with the number of finished items and the total. */
export type WorkObserver = (done: number, total: number) => void;

/** A work item that failed. */
export interface FailedWork {
  /** Address of the page or example. */
  path: string;
  message: string;
}

/** A worker that processes items sequentially. */
interface WorkWindow<Item> {
  /** An error only fails this item. */
  work: (item: Item) => Promise<void>;
  close: () => Promise<void>;
}

interface Work<Item> {
  /** Number of windows that work at the same time. */
  windows?: number;
  open: () => Promise<WorkWindow<Item>>;
  pathOf: (item: Item) => string;
  observe: WorkObserver;
}

/**
 * Processes a list of items with an open browser, in several windows concurrently.
 * @returns the failed items
 * @throws Error when the browser is closed or crashes
 */
export async function runPool<Item>(
  browser: Browser,
  items: readonly Item[],
  { windows = DEFAULT_WINDOWS, open, pathOf, observe }: Work<Item>
): Promise<FailedWork[]> {
  const failed: FailedWork[] = [];
  const queue = items.values();
  let done = 0;
  const run = async (): Promise<void> => {
    const { work, close } = await open();
    for (const item of queue) {
      try {
        await work(item);
      } catch (error) {
        if (!browser.isConnected()) {
          throw new Error('The browser was closed before everything was done.', { cause: error });
        }
        failed.push({ path: pathOf(item), message: error instanceof Error ? error.message : String(error) });
      }
      observe(++done, items.length);
    }
    await close();
  };
  await Promise.all(Array.from({ length: Math.min(windows, items.length) }, run));
  return failed;
}
