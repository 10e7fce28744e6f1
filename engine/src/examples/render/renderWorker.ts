import type { ChildProcess } from 'node:child_process';

import { nextMessage, startProcess } from './renderProcess.ts';
import type { Attempt, RenderOutcome, RenderRequest, RenderResult } from './result.ts';
import type { WorkerOptions, WorkerReply } from './workerOptions.ts';

/** Far more than an example takes, even where many programs share a core. */
const DEFAULT_TIME_LIMIT_MS = 30_000;

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

  /**
   * Renders one example; must not be called again before it has answered.
   * @throws Error when the process can't be started at all
   */
  async render(request: RenderRequest): Promise<RenderResult> {
    const process = this.#process?.connected ? this.#process : await startProcess(this.#options);
    this.#process = process;
    return { ...(await this.#outcome(process, request)), key: request.key, attempt: this.#attempt };
  }

  /** Stops the process. */
  close(): void {
    this.#process?.kill('SIGKILL');
    this.#process = null;
  }

  async #outcome(process: ChildProcess, request: RenderRequest): Promise<RenderOutcome> {
    try {
      const answer = nextMessage(process, this.#timeLimitMs);
      process.send(request);
      const { outcome, peakMemoryBytes } = (await answer) as WorkerReply;
      this.#peakMemoryBytes = Math.max(this.#peakMemoryBytes, peakMemoryBytes);
      return outcome;
    } catch (error) {
      this.close();
      return { state: 'client', reason: String(error), phase: 'process', output: [] };
    }
  }
}
