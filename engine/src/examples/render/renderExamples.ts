import { availableParallelism } from 'node:os';

import { RenderWorker } from './renderWorker.ts';
import { type Attempt, type RenderRequest, type RenderResult, needsSecondAttempt } from './result.ts';
import { RenderStore } from './renderStore.ts';

export type { RenderRequest, RenderResult } from './result.ts';

export interface RenderOptions {
  /** Absolute path of the site, whose React and packages are used. */
  siteFolder: string;
  /** Folder for results, which later runs reuse. */
  cacheFolder: string;
  /** Processes that render at the same time; default: one a core. */
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
  /** Most memory that a single render process has had. */
  peakWorkerMemoryBytes: number;
}

export interface RenderedExamples {
  /** One result per request, by key. */
  results: Map<string, RenderResult>;
  stats: RenderStats;
}

/**
 * Renders examples to HTML, each in two environments, in several processes. Those that fail are tried once more
 * in processes that imitate a document. An example that throws, hangs or ends its process costs no other.
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
  const firstPeak = await renderInProcesses(missing, 1, options, (request, result) => {
    if (needsSecondAttempt(result)) {
      failed.push(request);
    } else {
      store.set(request, result);
      finish(result);
    }
  });
  const secondPeak = await renderInProcesses(failed, 2, options, (request, result) => {
    store.set(request, result);
    finish(result);
  });

  const durationMs = performance.now() - start;
  return { results, stats: { cached, durationMs, peakWorkerMemoryBytes: Math.max(firstPeak, secondPeak) } };
}

/** @returns most memory that one of the processes has had, in bytes */
async function renderInProcesses(
  requests: readonly RenderRequest[],
  attempt: Attempt,
  { siteFolder, timeLimitMs, workers = availableParallelism() }: RenderOptions,
  onResult: (request: RenderRequest, result: RenderResult) => void
): Promise<number> {
  const queue = requests.values();
  const work = async (): Promise<number> => {
    const worker = new RenderWorker({ siteFolder, attempt, timeLimitMs });
    try {
      for (const request of queue) {
        onResult(request, await worker.render(request));
      }
    } finally {
      worker.close();
    }
    return worker.peakMemoryBytes;
  };
  const peaks = await Promise.all(Array.from({ length: Math.min(workers, requests.length) }, work));
  return Math.max(0, ...peaks);
}
