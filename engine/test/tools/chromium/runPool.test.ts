import { expect, it, vi } from 'vitest';
import type { Browser } from 'playwright-core';

import { runPool } from '../../../src/tools/chromium/runPool.ts';

const PATHS = ['/dial', '/lamp', '/knob', '/bell'];

function browser({ isConnected = true } = {}): Browser {
  return { isConnected: () => isConnected } as Browser;
}

it('processes items in several windows in parallel, closes them, and reports progress', async () => {
  const done: string[] = [];
  const observe = vi.fn();
  const close = vi.fn(() => Promise.resolve());
  const open = vi.fn(() =>
    Promise.resolve({
      async work(path: string) {
        await Promise.resolve();
        done.push(path);
      },
      close
    })
  );
  expect(await runPool(browser(), PATHS, { open, pathOf: (path) => path, observe })).toEqual([]);
  expect(done).toEqual(PATHS);
  expect(open).toHaveBeenCalledTimes(2);
  expect(close).toHaveBeenCalledTimes(2);
  expect(observe.mock.calls).toEqual([
    [1, 4],
    [2, 4],
    [3, 4],
    [4, 4]
  ]);
});

/** Creates a task that fails for one item. */
function workWithout(failing: string) {
  const work = (path: string): Promise<void> =>
    path === failing ? Promise.reject(new Error('shows nothing')) : Promise.resolve();
  return {
    open: () => Promise.resolve({ work, close: () => Promise.resolve() }),
    pathOf: (path: string) => path,
    observe: vi.fn()
  };
}

it('continues after a failure', async () => {
  const work = workWithout('/lamp');
  expect(await runPool(browser(), PATHS, work)).toEqual([{ path: '/lamp', message: 'shows nothing' }]);
  expect(work.observe).toHaveBeenLastCalledWith(4, 4);
});

it('stops if the browser is gone', async () => {
  const working = runPool(browser({ isConnected: false }), PATHS, workWithout('/dial'));
  await expect(working).rejects.toThrow('The browser was closed');
});
