import type { TextAnswer } from '../core/workerMessages.ts';
import { type WatchedWorker, WorkerError, type WorkerTexts, watchWorker } from './watchedWorker.ts';

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
