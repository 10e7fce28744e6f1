import type { WorkerResult, WorkerReady } from '../core/workerMessages.ts';

const RESPONSE_TIMEOUT_MS = 3000;
const TICK_MS = 250;

/** Reason why a worker was terminated. */
type WorkerFailure = 'notLoaded' | 'failed' | 'tooSlow';

/** Messages for the reader by reason. */
export type WorkerTexts = Readonly<Record<WorkerFailure, string>>;

/** Error of a worker with a message for the reader. `refused`: the input is invalid, and the worker keeps running. */
export class WorkerError extends Error {
  readonly failure: WorkerFailure | 'refused';

  constructor(failure: WorkerFailure | 'refused', message: string) {
    super(message);
    this.failure = failure;
  }
}

/** A worker with a watchdog. */
export interface WatchedWorker<Message, Input, Output> {
  /** True if the worker has been terminated, because it failed or timed out. */
  readonly hasEnded: boolean;
  post(message: Message): void;
  /**
   * Sends a request; the previous one must have been answered.
   * @throws (rejects) WorkerError if the worker couldn't be loaded, failed, or timed out
   */
  request(input: Input): Promise<Output>;
}

/**
 * @param worker a newly started worker, which first sends `WorkerReady`
 * @param timeoutMs timeout of a request, once the worker has loaded
 */
export function watchWorker<Message, Input, Output extends { kind: string }>(
  worker: Worker,
  texts: WorkerTexts,
  timeoutMs = RESPONSE_TIMEOUT_MS
): WatchedWorker<Message, Input, Output> {
  let isReady = false;
  let hasEnded = false;
  let ticks = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  let waiting: { resolve: (output: Output) => void; reject: (error: Error) => void } | null = null;

  const settle = (): typeof waiting => {
    clearInterval(timer);
    const settled = waiting;
    waiting = null;
    return settled;
  };
  const end = (failure: WorkerFailure): void => {
    hasEnded = true;
    worker.terminate();
    settle()?.reject(new WorkerError(failure, texts[failure]));
  };
  /** Counts ticks instead of time, which also passes while the page or the computer is suspended. */
  const watch = (): void => {
    ticks = 0;
    timer = setInterval(() => {
      ticks += 1;
      if (ticks * TICK_MS >= timeoutMs) {
        end('tooSlow');
      }
    }, TICK_MS);
  };
  worker.onmessage = ({ data }: MessageEvent<Output | WorkerReady>) => {
    if (!isReadyMessage(data)) {
      settle()?.resolve(data);
    } else {
      isReady = true;
      if (waiting) {
        watch();
      }
    }
  };
  worker.onerror = (event) => {
    // Reported by the caller, not as an error of the page.
    event.preventDefault();
    end(isReady ? 'failed' : 'notLoaded');
  };
  worker.onmessageerror = () => end('failed');

  return {
    get hasEnded() {
      return hasEnded;
    },
    post: (message) => worker.postMessage(message),
    request: (input) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        worker.postMessage(input);
        // Loading time doesn't count.
        if (isReady) {
          watch();
        }
      })
  };
}

function isReadyMessage(message: { kind: string }): message is WorkerReady {
  return message.kind === 'ready';
}

/** Sends requests to a watched worker one at a time, and restarts the worker if it has been terminated. */
export class WorkerQueue<Input, Result> {
  readonly #startWorker: () => Worker;
  readonly #texts: WorkerTexts;
  #worker: WatchedWorker<never, Input, WorkerResult<Result>> | null = null;
  #last: Promise<unknown> = Promise.resolve();

  constructor(startWorker: () => Worker, texts: WorkerTexts) {
    this.#startWorker = startWorker;
    this.#texts = texts;
  }

  /** Loads the worker ahead of the first request. */
  start(): void {
    this.#running();
  }

  /** @throws (rejects) WorkerError with a message for the reader */
  request(input: Input): Promise<Result> {
    const result = this.#last.then(() => this.#requestNow(input));
    this.#last = result.catch(() => undefined);
    return result;
  }

  async #requestNow(input: Input): Promise<Result> {
    const output = await this.#running().request(input);
    if (output.kind === 'refused') {
      throw new WorkerError('refused', output.message);
    }
    return output.result;
  }

  #running(): WatchedWorker<never, Input, WorkerResult<Result>> {
    if (this.#worker === null || this.#worker.hasEnded) {
      this.#worker = watchWorker(this.#startWorker(), this.#texts);
    }
    return this.#worker;
  }
}
