import { type ChildProcess, fork } from 'node:child_process';

import { engineFile } from '../../content/engineFile.ts';
import type { Attempt, RenderOutcome, RenderRequest, RenderResult } from './result.ts';
import { workerArguments, type WorkerOptions } from './workerOptions.ts';

/** Far above normal render times, even on a busy machine. */
const DEFAULT_TIME_LIMIT_MS = 30_000;

export interface RenderWorkerOptions {
  siteFolder: string;
  attempt: Attempt;
  /** Time limit per example before its process is killed, in milliseconds. */
  timeLimitMs?: number | undefined;
}

/**
 * Worker process that renders examples sequentially. A process that crashes or hangs is replaced for the next example.
 * It is not a thread, because threads share the time zone of their process.
 */
export class RenderWorker {
  readonly #options: WorkerOptions;
  readonly #attempt: Attempt;
  readonly #timeLimitMs: number;
  #process: ChildProcess | null = null;

  constructor({ siteFolder, attempt, timeLimitMs = DEFAULT_TIME_LIMIT_MS }: RenderWorkerOptions) {
    this.#options = { siteFolder, withDom: attempt === 2 };
    this.#attempt = attempt;
    this.#timeLimitMs = timeLimitMs;
  }

  /**
   * Renders one example. Must not be called again before the previous render has settled.
   * @throws Error if the process can't be started
   */
  async render(request: RenderRequest): Promise<RenderResult> {
    const process = this.#process?.connected ? this.#process : await startProcess(this.#options);
    this.#process = process;
    return { ...(await this.#outcome(process, request)), key: request.key, attempt: this.#attempt };
  }

  close(): void {
    this.#process?.kill('SIGKILL');
    this.#process = null;
  }

  async #outcome(process: ChildProcess, request: RenderRequest): Promise<RenderOutcome> {
    try {
      const answer = nextMessage(process, this.#timeLimitMs);
      process.send(request);
      return (await answer) as RenderOutcome;
    } catch (error) {
      this.close();
      return { state: 'client', reason: String(error), phase: 'process', output: [] };
    }
  }
}

const MEMORY_LIMIT_MB = 1024;
/** A process starts within a second; on a machine that is busy for minutes, it takes minutes. */
const START_LIMIT_MS = 300_000;
const MAX_STDERR_LENGTH = 4000;

const ENTRY = engineFile('examples/render/worker/main.ts');

/**
 * Starts a worker process and waits until it is ready.
 * @throws Error with the process's standard error
 */
async function startProcess(options: WorkerOptions): Promise<ChildProcess> {
  const child = fork(ENTRY, workerArguments(options), {
    env: { ...process.env, NODE_ENV: 'production', LC_ALL: 'en_US.UTF-8' },
    execArgv: [...process.execArgv, `--max-old-space-size=${MEMORY_LIMIT_MB}`],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc']
  });
  let stderr = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    stderr = (stderr + text).slice(0, MAX_STDERR_LENGTH);
  });
  try {
    await nextMessage(child, START_LIMIT_MS);
    return child;
  } catch (error) {
    child.kill('SIGKILL');
    throw new Error(`The process that renders examples does not start. ${stderr || String(error)}`, {
      cause: error
    });
  }
}

/** Resolves with the next message of a process; rejects if it exits or times out. */
function nextMessage(child: ChildProcess, timeLimitMs: number): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      child.off('message', answer).off('error', fail).off('close', end);
    };
    const answer = (message: unknown): void => {
      stop();
      resolve(message);
    };
    const fail = (error: Error): void => {
      stop();
      reject(error);
    };
    const end = (): void => fail(new Error('The process ended while it rendered the example.'));
    const timer = setTimeout(() => fail(new Error(`Took longer than ${timeLimitMs / 1000} s.`)), timeLimitMs);
    child.on('message', answer).on('error', fail).on('close', end);
  });
}
