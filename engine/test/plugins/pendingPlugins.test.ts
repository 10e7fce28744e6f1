import { VFile } from 'vfile';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { runTransform, whenReady } from '../../src/content/plugins/pendingPlugins.ts';

const MINUTE_MS = 60_000;

const read = (transform: () => unknown) => () => runTransform(transform, { type: 'root', children: [] }, new VFile());

afterEach(() => {
  vi.useRealTimers();
});

describe('a plugin that is not ready', () => {
  it('fails after a minute, so that no build waits forever', async () => {
    vi.useFakeTimers();
    const reading = expect(whenReady(read(() => new Promise(() => undefined)))).rejects.toThrow(
      'it did not finish within 60 seconds.'
    );
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    await reading;
  });

  it('leaves no timer behind when it is', async () => {
    vi.useFakeTimers();
    await whenReady(read(() => Promise.resolve()));
    expect(vi.getTimerCount()).toBe(0);
  });
});
