import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createHeartbeat } from '../../../src/live/preview/frameWatch.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { visibilityState: 'visible' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Starts a heartbeat whose pings are answered while `isAlive` is true. */
function startHeartbeat(getTimeout: () => number) {
  const frame = { isAlive: true };
  const onTimeout = vi.fn();
  const ended = new AbortController();
  const heartbeat = createHeartbeat(
    (ping) => frame.isAlive && heartbeat.receivePong(ping),
    getTimeout,
    onTimeout,
    ended.signal
  );
  heartbeat.start();
  return { frame, onTimeout, ended, heartbeat };
}

describe('createHeartbeat', () => {
  it('reports a frame that answers no ping within the timeout, once', () => {
    const { frame, onTimeout, heartbeat } = startHeartbeat(() => 3000);
    vi.advanceTimersByTime(60_000);
    expect(onTimeout).not.toHaveBeenCalled();
    expect(heartbeat.isResponsive()).toBe(true);
    frame.isAlive = false;
    vi.advanceTimersByTime(3000);
    expect(onTimeout).not.toHaveBeenCalled();
    expect(heartbeat.isResponsive()).toBe(false);
    vi.advanceTimersByTime(500);
    expect(onTimeout).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(60_000);
    expect(onTimeout).toHaveBeenCalledTimes(1);
  });

  it('follows a timeout that grows while the frame loads', () => {
    let timeout = 3000;
    const { frame, onTimeout } = startHeartbeat(() => timeout);
    frame.isAlive = false;
    vi.advanceTimersByTime(2000);
    timeout = 9000;
    vi.advanceTimersByTime(6500);
    expect(onTimeout).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1000);
    expect(onTimeout).toHaveBeenCalledTimes(1);
  });

  it('sends no pings while the page is hidden, or after its signal', () => {
    const { frame, onTimeout, ended } = startHeartbeat(() => 3000);
    frame.isAlive = false;
    vi.stubGlobal('document', { visibilityState: 'hidden' });
    vi.advanceTimersByTime(60_000);
    vi.stubGlobal('document', { visibilityState: 'visible' });
    vi.advanceTimersByTime(2000);
    ended.abort();
    vi.advanceTimersByTime(60_000);
    expect(onTimeout).not.toHaveBeenCalled();
  });
});
