import type { Browser } from 'playwright-core';

const WINDOWS_AT_ONCE = 2;

/** Told of each piece of work that is done, of how many. */
export type WorkObserver = (done: number, total: number) => void;

/** A piece of work that could not be done. */
export interface FailedWork {
  /** Address of what it was about. */
  path: string;
  message: string;
}

/** A worker that handles one item after the other. */
interface WorkWindow<Item> {
  /** An error fails this item alone. */
  work: (item: Item) => Promise<void>;
  close: () => Promise<void>;
}

interface Work<Item> {
  open: () => Promise<WorkWindow<Item>>;
  pathOf: (item: Item) => string;
  observe: WorkObserver;
}

/**
 * Works through a list with an open browser, in several windows at once.
 * @returns what failed
 * @throws Error when the browser goes away
 */
export async function runPool<Item>(
  browser: Browser,
  items: readonly Item[],
  { open, pathOf, observe }: Work<Item>
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
  await Promise.all(Array.from({ length: Math.min(WINDOWS_AT_ONCE, items.length) }, run));
  return failed;
}
