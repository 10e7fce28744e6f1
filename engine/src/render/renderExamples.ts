import { availableParallelism } from 'node:os';

import { RenderThread } from './renderThread.ts';
import type { Attempt, RenderRequest, RenderResult } from './result.ts';
import { RenderStore } from './renderStore.ts';

export type { RenderRequest, RenderResult } from './result.ts';

export interface RenderOptions {
  /** Absolute path of the site, whose React and packages are used. */
  siteFolder: string;
  /** Folder for results, which later runs reuse. */
  cacheFolder: string;
  /** Threads that render at the same time; default: one a core. */
  workers?: number;
  /** How long one example may take, in milliseconds. */
  timeLimitMs?: number;
  /** Called after every finished example with the number of those that are done. */
  onProgress?: (done: number) => void;
}

export interface RenderStats {
  /** Examples taken from the cache. */
  cached: number;
  durationMs: number;
  /** Most memory that the process has had so far, threads included. */
  peakMemoryBytes: number;
}

export interface RenderedExamples {
  /** One result per request, by key. */
  results: Map<string, RenderResult>;
  stats: RenderStats;
}

/**
 * Renders examples to HTML, each in two worlds, in several threads. Those that fail are tried once more
 * in threads that imitate a document. An example that throws, hangs or ends its thread costs no other.
 */
export async function renderExamples(
  requests: readonly RenderRequest[],
  options: RenderOptions
): Promise<RenderedExamples> {
  const start = performance.now();
  const store = new RenderStore(options);
  const results = new Map<string, RenderResult>();
  const finish = (result: RenderResult): void => {
    results.set(result.key, result);
    options.onProgress?.(results.size);
  };

  const missing: RenderRequest[] = [];
  for (const request of requests) {
    const stored = store.get(request);
    if (stored === null) {
      missing.push(request);
    } else {
      finish(stored);
    }
  }
  const cached = results.size;

  const failed: RenderRequest[] = [];
  await renderInThreads(missing, 1, options, (request, result) => {
    if (result.state === 'client') {
      failed.push(request);
    } else {
      store.set(request, result);
      finish(result);
    }
  });
  await renderInThreads(failed, 2, options, (request, result) => {
    store.set(request, result);
    finish(result);
  });

  const durationMs = performance.now() - start;
  return { results, stats: { cached, durationMs, peakMemoryBytes: process.resourceUsage().maxRSS * 1024 } };
}

async function renderInThreads(
  requests: readonly RenderRequest[],
  attempt: Attempt,
  { siteFolder, timeLimitMs, workers = availableParallelism() }: RenderOptions,
  onResult: (request: RenderRequest, result: RenderResult) => void
): Promise<void> {
  const queue = requests.values();
  const work = async (): Promise<void> => {
    const thread = new RenderThread({ siteFolder, attempt, timeLimitMs });
    for (const request of queue) {
      onResult(request, await thread.render(request));
    }
    await thread.close();
  };
  await Promise.all(Array.from({ length: Math.min(workers, requests.length) }, work));
}
