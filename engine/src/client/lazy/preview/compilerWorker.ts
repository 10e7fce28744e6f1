import type { CompilerAnswer, CompilerMessage, CompilerQuestion } from '../../../compile/worker.ts';

/** Time that a text may take to compile, once the worker has it. */
const COMPILE_LIMIT_MS = 3000;
const TICK_MS = 250;

const NOT_LOADED = 'The compiler could not be loaded.';
const FAILED = 'The compiler failed.';
const TOO_SLOW =
  'The code takes too long to compile. Functions within the default values of parameters, many levels deep, can be the reason.';

/** A worker that compiles, with a watchdog. */
export interface CompilerWorker {
  /** Whether it ended, because it failed or was too slow: it answers nothing any more. */
  readonly hasEnded: boolean;
  tell(message: CompilerMessage): void;
  /**
   * Asks for one thing; the one before must have been answered.
   * @throws (rejects) Error whose message the reader is to see, when the worker could not be loaded, failed, or was
   * ended because it took longer than `COMPILE_LIMIT_MS`
   */
  ask(question: CompilerQuestion): Promise<CompilerAnswer>;
}

/** @param worker that was just started */
export function watchCompiler(worker: Worker): CompilerWorker {
  let isReady = false;
  let hasEnded = false;
  let ticks = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  let waiting: { resolve: (answer: CompilerAnswer) => void; reject: (error: Error) => void } | null = null;

  const settle = (): typeof waiting => {
    clearInterval(timer);
    const settled = waiting;
    waiting = null;
    return settled;
  };
  const end = (message: string): void => {
    hasEnded = true;
    worker.terminate();
    settle()?.reject(new Error(message));
  };
  /** Counts ticks, not time: while the page or the whole computer is asleep, the worker is, too. */
  const watch = (): void => {
    ticks = 0;
    timer = setInterval(() => {
      ticks += 1;
      if (ticks * TICK_MS >= COMPILE_LIMIT_MS) {
        end(TOO_SLOW);
      }
    }, TICK_MS);
  };
  worker.onmessage = ({ data }: MessageEvent<CompilerAnswer>) => {
    if (data.kind !== 'ready') {
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
    end(isReady ? FAILED : NOT_LOADED);
  };
  worker.onmessageerror = () => end(FAILED);

  return {
    get hasEnded() {
      return hasEnded;
    },
    tell: (message) => worker.postMessage(message),
    ask: (question) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        worker.postMessage(question);
        // A slow network is no fault of the code.
        if (isReady) {
          watch();
        }
      })
  };
}
