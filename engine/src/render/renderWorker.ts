import { type ChildProcess, fork } from 'node:child_process';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Attempt, RenderOutcome, RenderRequest, RenderResult } from './result.ts';
import { type WorkerOptions, type WorkerReply, workerArguments } from './workerOptions.ts';

const MEMORY_LIMIT_MB = 1024;
/** Far more than an example takes, even where many programs share a core. */
const DEFAULT_TIME_LIMIT_MS = 30_000;

/** The entry has the extension of this file: `.ts` in the repository, `.js` in the package. */
const ENTRY = fileURLToPath(new URL(`./worker/main${extname(import.meta.filename)}`, import.meta.url));

export interface RenderWorkerOptions {
  siteFolder: string;
  attempt: Attempt;
  /** How long one example may take before its process is stopped, in milliseconds. */
  timeLimitMs?: number | undefined;
}

/**
 * A process that renders examples one after another. One that dies or hangs over an example is replaced
 * for the next. It is no thread, because a thread can't have a time zone of its own.
 */
export class RenderWorker {
  readonly #options: WorkerOptions;
  readonly #attempt: Attempt;
  readonly #timeLimitMs: number;
  #process: ChildProcess | null = null;
  #peakMemoryBytes = 0;

  constructor({ siteFolder, attempt, timeLimitMs = DEFAULT_TIME_LIMIT_MS }: RenderWorkerOptions) {
    this.#options = { siteFolder, withWindow: attempt === 2 };
    this.#attempt = attempt;
    this.#timeLimitMs = timeLimitMs;
  }

  /** Most memory that a process of this worker has had so far. */
  get peakMemoryBytes(): number {
    return this.#peakMemoryBytes;
  }

  /** Renders one example. Never rejects; must not be called again before it has answered. */
  async render(request: RenderRequest): Promise<RenderResult> {
    this.#process ??= startProcess(this.#options);
    return { ...(await this.#outcome(this.#process, request)), key: request.key, attempt: this.#attempt };
  }

  /** Stops the process. */
  close(): void {
    this.#process?.kill('SIGKILL');
    this.#process = null;
  }

  async #outcome(process: ChildProcess, request: RenderRequest): Promise<RenderOutcome> {
    try {
      const { outcome, peakMemoryBytes } = await ask(process, request, this.#timeLimitMs);
      this.#peakMemoryBytes = Math.max(this.#peakMemoryBytes, peakMemoryBytes);
      return outcome;
    } catch (error) {
      this.close();
      return { state: 'client', reason: String(error), phase: 'process', output: [] };
    }
  }
}

function startProcess(options: WorkerOptions): ChildProcess {
  return fork(ENTRY, workerArguments(options), {
    env: { ...process.env, NODE_ENV: 'production', LC_ALL: 'en_US.UTF-8' },
    execArgv: [...process.execArgv, `--max-old-space-size=${MEMORY_LIMIT_MB}`],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc']
  });
}

/** Rejects when the process dies or takes too long. */
function ask(worker: ChildProcess, request: RenderRequest, timeLimitMs: number): Promise<WorkerReply> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      worker.off('message', answer).off('error', fail).off('exit', exit);
    };
    const answer = (reply: unknown): void => {
      stop();
      resolve(reply as WorkerReply);
    };
    const fail = (error: Error): void => {
      stop();
      reject(error);
    };
    const exit = (): void => fail(new Error('The process ended while it rendered the example.'));
    const timer = setTimeout(() => fail(new Error(`Took longer than ${timeLimitMs / 1000} s.`)), timeLimitMs);
    worker.on('message', answer).on('error', fail).on('exit', exit);
    worker.send(request, (error) => {
      if (error !== null) {
        fail(error);
      }
    });
  });
}
