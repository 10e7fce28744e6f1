import { describe, expect, it } from 'vitest';

import { forEachConcurrent } from '../../../src/site/build/publishSite.ts';

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('forEachConcurrent', () => {
  it('processes each item once, in order, with limited concurrency', async () => {
    const begun: number[] = [];
    let running = 0;
    let most = 0;
    await forEachConcurrent([1, 2, 3, 4, 5, 6, 7], 3, async (item) => {
      begun.push(item);
      most = Math.max(most, ++running);
      await turn();
      running--;
    });
    expect(begun).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(most).toBe(3);
    expect(running).toBe(0);
  });

  it('fails with the error of an item', async () => {
    const failing = forEachConcurrent(['a', 'b'], 2, async (item) => {
      await turn();
      throw new Error(item);
    });
    await expect(failing).rejects.toThrow('a');
  });
});
