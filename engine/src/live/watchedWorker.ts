import type { TextAnswer, WorkerReady } from '../core/workerMessages.ts';

const ANSWER_LIMIT_MS = 3000;
const TICK_MS = 250;

/** Why a worker that has ended gave no answer. */
type WorkerFailure = 'notLoaded' | 'failed' | 'tooSlow';

/** Message to the reader for each failure. */
export type WorkerTexts = Readonly<Record<WorkerFailure, string>>;

/** A worker gave no answer; `refused`: because of the text itself, and it goes on. The message is for the reader. */
export class WorkerError extends Error {
  readonly failure: WorkerFailure | 'refused';

  constructor(failure: WorkerFailure | 'refused', message: string) {
    super(message);
    this.failure = failure;
  }
}

/** A worker with a watchdog. */
export interface WatchedWorker<Message, Question, Answer> {
  /** Whether it ended, because it failed or was too slow: it answers nothing any more. */
  readonly hasEnded: boolean;
  tell(message: Message): void;
  /**
   * Asks for one thing; the one before must have been answered.
   * @throws (rejects) WorkerError when the worker could not be loaded, failed, or was ended because it took too long
   */
  ask(question: Question): Promise<Answer>;
}

/**
 * @param worker that was just started, and begins with `WorkerReady`
 * @param limitMs how long it may take for one answer, once it has loaded
 */
export function watchWorker<Message, Question, Answer extends { kind: string }>(
  worker: Worker,
  texts: WorkerTexts,
  limitMs = ANSWER_LIMIT_MS
): WatchedWorker<Message, Question, Answer> {
  let isReady = false;
  let hasEnded = false;
  let ticks = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  let waiting: { resolve: (answer: Answer) => void; reject: (error: Error) => void } | null = null;

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
  /** Counts ticks, not time: while the page or the whole computer is asleep, the worker is, too. */
  const watch = (): void => {
    ticks = 0;
    timer = setInterval(() => {
      ticks += 1;
      if (ticks * TICK_MS >= limitMs) {
        end('tooSlow');
      }
    }, TICK_MS);
  };
  worker.onmessage = ({ data }: MessageEvent<Answer | WorkerReady>) => {
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
    // Told where the code runs, not as an error of the page.
    event.preventDefault();
    end(isReady ? 'failed' : 'notLoaded');
  };
  worker.onmessageerror = () => end('failed');

  return {
    get hasEnded() {
      return hasEnded;
    },
    tell: (message) => worker.postMessage(message),
    ask: (question) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        worker.postMessage(question);
        // A slow network is not the code's fault.
        if (isReady) {
          watch();
        }
      })
  };
}

function isReadyMessage(message: { kind: string }): message is WorkerReady {
  return message.kind === 'ready';
}

/** Asks a watched worker one thing after the other; where it has ended, the next question starts another. */
export class WorkerQueue<Question, Result> {
  readonly #startWorker: () => Worker;
  readonly #texts: WorkerTexts;
  #worker: WatchedWorker<never, Question, TextAnswer<Result>> | null = null;
  #last: Promise<unknown> = Promise.resolve();

  constructor(startWorker: () => Worker, texts: WorkerTexts) {
    this.#startWorker = startWorker;
    this.#texts = texts;
  }

  /** Loads the worker ahead of the first question. */
  start(): void {
    this.#running();
  }

  /** @throws (rejects) WorkerError whose message the reader is to see */
  ask(question: Question): Promise<Result> {
    const result = this.#last.then(() => this.#askNow(question));
    this.#last = result.catch(() => undefined);
    return result;
  }

  async #askNow(question: Question): Promise<Result> {
    const answer = await this.#running().ask(question);
    if (answer.kind === 'refused') {
      throw new WorkerError('refused', answer.message);
    }
    return answer.result;
  }

  #running(): WatchedWorker<never, Question, TextAnswer<Result>> {
    if (this.#worker === null || this.#worker.hasEnded) {
      this.#worker = watchWorker(this.#startWorker(), this.#texts);
    }
    return this.#worker;
  }
}
