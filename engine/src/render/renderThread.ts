import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';

import type { Attempt, RenderOutcome, RenderRequest, RenderResult } from './result.ts';
import type { ThreadData } from './threadData.ts';

const MEMORY_LIMIT_MB = 1024;
const DEFAULT_TIME_LIMIT_MS = 10_000;

/** The thread's entry has the extension of this file: `.ts` in the repository, `.js` in the package. */
const ENTRY = new URL(`./thread/main${extname(import.meta.filename)}`, import.meta.url);

export interface RenderThreadOptions {
  siteFolder: string;
  attempt: Attempt;
  /** How long one example may take before its thread is stopped. */
  timeLimitMs?: number | undefined;
}

/**
 * A thread that renders examples one after another. One that dies or hangs over an example is replaced
 * for the next.
 */
export class RenderThread {
  readonly #data: ThreadData;
  readonly #attempt: Attempt;
  readonly #timeLimitMs: number;
  #worker: Worker | null = null;

  constructor({ siteFolder, attempt, timeLimitMs = DEFAULT_TIME_LIMIT_MS }: RenderThreadOptions) {
    this.#data = { siteFolder, withWindow: attempt === 2 };
    this.#attempt = attempt;
    this.#timeLimitMs = timeLimitMs;
  }

  /** Renders one example. Never rejects; must not be called again before it has answered. */
  async render(request: RenderRequest): Promise<RenderResult> {
    const worker = (this.#worker ??= startWorker(this.#data));
    const answer = { key: request.key, attempt: this.#attempt };
    try {
      return { ...(await ask(worker, request, this.#timeLimitMs)), ...answer };
    } catch (error) {
      await this.close();
      return { state: 'client', reason: String(error), phase: 'thread', output: [], ...answer };
    }
  }

  /** Stops the thread. */
  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }
}

function startWorker(data: ThreadData): Worker {
  const worker = new Worker(ENTRY, {
    workerData: data,
    env: { ...process.env, NODE_ENV: 'production' },
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT_MB },
    stdout: true,
    stderr: true
  });
  worker.stdout.resume();
  worker.stderr.resume();
  return worker;
}

/** Rejects when the thread dies or takes too long. */
function ask(worker: Worker, request: RenderRequest, timeLimitMs: number): Promise<RenderOutcome> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      worker.off('message', answer).off('error', fail).off('exit', exit);
    };
    const answer = (outcome: RenderOutcome): void => {
      stop();
      resolve(outcome);
    };
    const fail = (error: unknown): void => {
      stop();
      reject(error instanceof Error ? error : new Error(String(error)));
    };
    const exit = (): void => fail(new Error('The thread ended while the example was rendered.'));
    const timer = setTimeout(() => fail(new Error(`Took longer than ${timeLimitMs / 1000} s.`)), timeLimitMs);
    worker.on('message', answer).on('error', fail).on('exit', exit);
    worker.postMessage(request);
  });
}
