import { collectGarbage } from '../../content/collectGarbage.ts';
import { Fingerprints } from './fingerprint.ts';
import { RenderWorker } from './renderWorker.ts';
import { afterFirst, type Attempt, type RenderRequest, type RenderResult, needsSecondAttempt } from './result.ts';
import { RenderStore } from './renderStore.ts';
import { workerCount } from './workerCount.ts';

export type { RenderRequest, RenderResult } from './result.ts';

export interface RenderOptions {
  /** Absolute path of the site, from which React and packages are loaded. */
  siteFolder: string;
  /** Cache folder, reused by later runs. */
  cacheFolder: string;
  /** Results of this run, by request key, which are taken before those in the cache. */
  rendered?: ReadonlyMap<string, RenderResult>;
  /** Those of the caller, if it has computed some for the same requests. */
  fingerprints?: Fingerprints;
  /** Number of parallel worker processes; defaults to what cores and memory allow (`workerCount`). */
  workers?: number;
  /** Work of another process, until whose end one process fewer runs. */
  busyUntil?: Promise<unknown>;
  /** Requests that are known later. The same processes render them, which have loaded the packages by then. */
  later?: Promise<readonly RenderRequest[]> | undefined;
  /** Time limit per example, in milliseconds. */
  timeLimitMs?: number;
  /** Called after each example with the number of finished examples. */
  onProgress?: (done: number) => void;
}

export interface RenderStats {
  /** Number of cache hits. */
  cached: number;
  durationMs: number;
}

export interface RenderedExamples {
  /** Results by request key. */
  results: Map<string, RenderResult>;
  stats: RenderStats;
}

/**
 * Renders examples to HTML in parallel processes, each in two environments. Failed examples are retried in processes
 * with an emulated DOM. An example that throws, hangs or crashes its process does not affect the others.
 */
export async function renderExamples(
  requests: readonly RenderRequest[],
  options: RenderOptions
): Promise<RenderedExamples> {
  const start = performance.now();
  const store = new RenderStore(options.cacheFolder, options.fingerprints ?? new Fingerprints(options.siteFolder));
  const results = new Map<string, RenderResult>();
  const finish = (result: RenderResult): void => {
    results.set(result.key, result);
    options.onProgress?.(results.size);
  };

  // It may fail while the others are rendered; they are waited for first.
  options.later?.catch(() => undefined);
  let cached = 0;
  const isMissing = (request: RenderRequest): boolean => {
    const stored = options.rendered?.get(request.key) ?? store.get(request);
    if (stored !== null) {
      cached++;
      finish(stored);
    }
    return stored === null;
  };
  const missing = requests.filter(isMissing);
  const missingLater = async (): Promise<RenderRequest[]> => ((await options.later) ?? []).filter(isMissing);
  if (missing.length > 1) {
    collectGarbage();
  }

  const failed = new Map<RenderRequest, RenderResult>();
  await renderInProcesses(inOrder(missing, missingLater), 1, options, (request, result) => {
    if (needsSecondAttempt(result)) {
      failed.set(request, result);
    } else {
      store.set(request, result);
      finish(result);
    }
  });
  await renderInProcesses(inOrder(failed.keys()), 2, options, (request, second) => {
    const first = failed.get(request);
    const result = first === undefined ? second : afterFirst(first, second);
    store.set(request, result);
    finish(result);
  });

  return { results, stats: { cached, durationMs: performance.now() - start } };
}

async function* inOrder<Item>(first: Iterable<Item>, later?: () => Promise<readonly Item[]>): AsyncGenerator<Item> {
  yield* first;
  yield* (await later?.()) ?? [];
}

/** @param requests each process takes the next one when it is free, and starts with its first */
async function renderInProcesses(
  requests: AsyncIterable<RenderRequest>,
  attempt: Attempt,
  { siteFolder, timeLimitMs, workers = workerCount(), busyUntil }: RenderOptions,
  onResult: (request: RenderRequest, result: RenderResult) => void
): Promise<void> {
  const work = async (): Promise<void> => {
    const worker = new RenderWorker({ siteFolder, attempt, timeLimitMs });
    try {
      for await (const request of requests) {
        onResult(request, await worker.render(request));
      }
    } finally {
      worker.close();
    }
  };
  const countAtOnce = busyUntil === undefined ? workers : Math.max(1, workers - 1);
  const first = Array.from({ length: countAtOnce }, work);
  // If the others are done before, nothing is left for it.
  const whenFree = () => Promise.race([Promise.allSettled([busyUntil]), Promise.all(first)]).then(work);
  await Promise.all([...first, ...Array.from({ length: workers - countAtOnce }, whenFree)]);
}
