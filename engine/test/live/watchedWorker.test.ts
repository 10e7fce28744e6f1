import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { type WorkerError, WorkerQueue } from '../../src/live/watchedWorker.ts';
import type { WorkerResult, WorkerReady } from '../../src/core/workerMessages.ts';

const TEXTS = { notLoaded: 'Not loaded.', failed: 'Failed.', tooSlow: 'Too slow.' };
const LIMIT_MS = 3000;

/** Worker stub that responds when the test tells it to. */
class SlowWorker {
  onmessage: ((event: { data: WorkerResult<string> | WorkerReady }) => void) | null = null;
  onerror: ((event: Event) => void) | null = null;
  readonly questions: string[] = [];

  postMessage(question: string): void {
    this.questions.push(question);
  }

  terminate(): void {
    this.onmessage = null;
  }

  say(data: WorkerResult<string> | WorkerReady): void {
    this.onmessage?.({ data });
  }
}

function start() {
  const workers: SlowWorker[] = [];
  const queue = new WorkerQueue<string, string>(() => {
    workers.push(new SlowWorker());
    return workers.at(-1) as unknown as Worker;
  }, TEXTS);
  return { queue, workers };
}

const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a queue of requests to a worker', () => {
  it('sends one request at a time', async () => {
    const { queue, workers } = start();
    const first = queue.request('a');
    const second = queue.request('b');
    await settled();
    expect(workers[0]?.questions).toEqual(['a']);
    workers[0]?.say({ kind: 'ready' });
    workers[0]?.say({ kind: 'done', result: 'A' });
    expect(await first).toBe('A');
    await settled();
    expect(workers[0]?.questions).toEqual(['a', 'b']);
    workers[0]?.say({ kind: 'done', result: 'B' });
    expect(await second).toBe('B');
    expect(workers).toHaveLength(1);
  });

  it('continues after a failed request', async () => {
    const { queue, workers } = start();
    const refused = expect(queue.request('a')).rejects.toMatchObject({ failure: 'refused', message: 'No component.' });
    await settled();
    workers[0]?.say({ kind: 'refused', message: 'No component.' });
    await refused;
    const next = queue.request('b');
    await settled();
    workers[0]?.say({ kind: 'done', result: 'B' });
    expect(await next).toBe('B');
  });

  it('starts another worker after a timeout', async () => {
    const { queue, workers } = start();
    const slow = expect(queue.request('a')).rejects.toMatchObject({ failure: 'tooSlow', message: 'Too slow.' });
    const next = queue.request('b');
    await settled();
    workers[0]?.say({ kind: 'ready' });
    await vi.advanceTimersByTimeAsync(LIMIT_MS);
    await slow;
    expect(workers[1]?.questions).toEqual(['b']);
    workers[1]?.say({ kind: 'done', result: 'B' });
    expect(await next).toBe('B');
  });

  it('preloads the worker, and retries if that fails', async () => {
    const { queue, workers } = start();
    queue.start();
    queue.start();
    expect(workers).toHaveLength(1);
    workers[0]?.onerror?.(new Event('error'));
    const missing = queue.request('a').catch((error: unknown) => error as WorkerError);
    await settled();
    workers[1]?.onerror?.(new Event('error'));
    expect(await missing).toMatchObject({ failure: 'notLoaded', message: 'Not loaded.' });
  });
});
