import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { attachClient, type HostedClient } from '../../src/browser/hostedClient.ts';
import { defineClient, hostedSettings, openScripts } from './hostedPage.ts';

const LIBRARY = { liteClient: () => ({ search: vi.fn(), clearCache: vi.fn() }) };

/** Tracks the state of a promise. */
function watch(promise: Promise<HostedClient | null>): { state: 'open' | 'client' | 'none' } {
  const watched: ReturnType<typeof watch> = { state: 'open' };
  void promise.then((client) => (watched.state = client ? 'client' : 'none'));
  return watched;
}

describe('attachClient', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('loads the script, and returns the client once it has run', async () => {
    const scripts = openScripts();
    const attached = watch(attachClient(hostedSettings())());
    expect(scripts).toMatchObject([{ src: '/assets/search-client.js', async: true, isInDocument: true }]);
    await vi.advanceTimersByTimeAsync(10);
    expect(attached.state).toBe('open');
    defineClient(LIBRARY);
    scripts[0]?.load();
    await vi.advanceTimersByTimeAsync(0);
    expect(attached.state).toBe('client');
  });

  it.each(['load', 'fail'] as const)('hides an AMD loader of the page until the script has run (%s)', (end) => {
    const amd = { jQuery: true };
    const define = Object.assign(() => undefined, { amd });
    vi.stubGlobal('define', define);
    try {
      const scripts = openScripts();
      void attachClient(hostedSettings())();
      expect(define.amd).toBeUndefined();
      scripts[0]?.[end]();
      expect(define.amd).toBe(amd);
    } finally {
      vi.unstubAllGlobals();
    }
  });

  it('loads nothing if the client already exists', async () => {
    const scripts = openScripts();
    defineClient(LIBRARY);
    const attach = attachClient(hostedSettings());
    await expect(attach()).resolves.not.toBeNull();
    expect(scripts).toEqual([]);
    expect(await attach()).toBe(await attach());
  });

  it('polls every 1000 ms, whoever provides the client', async () => {
    openScripts();
    const attached = watch(attachClient(hostedSettings())());
    await vi.advanceTimersByTimeAsync(1500);
    defineClient(LIBRARY);
    await vi.advanceTimersByTimeAsync(499);
    expect(attached.state).toBe('open');
    await vi.advanceTimersByTimeAsync(1);
    expect(attached.state).toBe('client');
  });

  it('waits for a slow script, and retries a failed one at the next poll', async () => {
    const scripts = openScripts();
    void attachClient(hostedSettings())();
    await vi.advanceTimersByTimeAsync(2000);
    expect(scripts).toHaveLength(1);
    scripts[0]?.fail();
    await vi.advanceTimersByTimeAsync(999);
    expect(scripts).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(scripts.map(({ isInDocument }) => isInDocument)).toEqual([false, true]);
  });

  it.each([
    {},
    { liteClient: 'client' },
    {
      liteClient: () => {
        throw new Error('Another version');
      }
    }
  ])('reloads a script that defined %o', async (library) => {
    const scripts = openScripts();
    const attached = watch(attachClient(hostedSettings())());
    defineClient(library);
    scripts[0]?.load();
    await vi.advanceTimersByTimeAsync(999);
    expect(scripts).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(scripts).toHaveLength(2);
    defineClient(LIBRARY);
    scripts[1]?.load();
    await vi.advanceTimersByTimeAsync(0);
    expect(attached.state).toBe('client');
  });

  it('looks for it until it is there, however long requests wait', async () => {
    const scripts = openScripts();
    const attach = attachClient(hostedSettings());
    const first = watch(attach());
    for (let look = 0; look < 20; look++) {
      expect(first.state).toBe(look < 5 ? 'open' : 'none');
      scripts.at(-1)?.fail();
      await vi.advanceTimersByTimeAsync(1000);
    }
    expect(scripts).toHaveLength(21);

    const second = watch(attach());
    expect(scripts).toHaveLength(21);
    defineClient(LIBRARY);
    scripts.at(-1)?.load();
    await vi.advanceTimersByTimeAsync(0);
    expect(second.state).toBe('client');
    await expect(attach()).resolves.not.toBeNull();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(scripts).toHaveLength(21);
    expect(vi.getTimerCount()).toBe(0);
  });
});
