import * as texts from '../../core/texts.ts';
import { fillText } from '../../core/fillText.ts';

/** Maximum time that a program may block the event loop. */
const BUSY_LIMIT_MS = 1000;
/** Number of steps between checks of the clock and the history, which cost more than counting. */
const STEPS_PER_CHECK = 256;
/** Number of first steps that are all checked, for code whose single steps are costly. */
const FIRST_STEPS = 512;
/** History entries that a program may add before it is stopped. */
const MAX_HISTORY_ENTRIES = 2;

export const LONG_HISTORY = texts.run.history;

export interface StepGuard {
  /** Call at each step. Throws if the program has to stop. */
  step: () => void;
  /** Stops the program: all further steps throw. */
  end: (message: string) => void;
}

/** Thrown for code that never yields. */
class EndlessError extends Error {
  override name = 'EndlessError';
}

/**
 * Creates the watchdog of a program whose loops and functions call `step` at each iteration or call. It throws if the
 * code blocks the event loop for too long or adds history entries.
 * @param onEnded called with the error once the event loop is free again: rejections with errors from cross-origin
 *   scripts, such as the frame's own, trigger no `unhandledrejection` event
 */
export function createStepGuard(onEnded: (error: Error) => void): StepGuard {
  // Bind early: programs can replace the clock by one that stands still.
  const now = performance.now.bind(performance);
  const { port1, port2 } = new MessageChannel();
  const scheduleReset = port2.postMessage.bind(port2, null);
  const entries = globalThis.history as History | undefined;
  /** Entries before the current task, in which nothing but the program adds any. */
  let entriesBefore = 0;
  let steps = 0;
  let began: number | null = null;
  let error: EndlessError | null = null;
  let hasEnded = false;
  // Runs when the event loop is free again.
  port1.onmessage = () => {
    if (hasEnded) {
      return;
    }
    const ended = error;
    began = null;
    steps = 0;
    error = null;
    if (ended) {
      onEnded(ended);
    }
  };
  const step = (): void => {
    steps += 1;
    if (began === null) {
      began = now();
      entriesBefore = entries?.length ?? 0;
      scheduleReset();
    } else if (steps < FIRST_STEPS || steps % STEPS_PER_CHECK === 0) {
      if (now() - began > BUSY_LIMIT_MS) {
        error = new EndlessError(texts.run.busy);
      } else if (entries && entries.length - entriesBefore > MAX_HISTORY_ENTRIES) {
        error = new EndlessError(LONG_HISTORY);
      }
    }
    // Keeps throwing, so that code that catches the error can't continue. The error has the position of the first
    // throw.
    if (error !== null) {
      throw error;
    }
  };
  return {
    step,
    end(message) {
      hasEnded = true;
      error = new EndlessError(message);
    }
  };
}

/** Commits per second that exceed any animation. Two such seconds in a row count as an infinite render loop. */
const STORM_COMMITS = 200;
const WINDOW_MS = 1000;
/** Number of elements that browsers lay out without blocking for seconds. */
const MAX_ELEMENTS = 100_000;
// Before any program runs, which may replace the functions that this uses.
const FLOOD = fillText(texts.run.manyElements, { count: MAX_ELEMENTS });

/** Observes React's commits by its DevTools hook, which must exist before React is loaded. */
export function watchRenders(onStorm: (message: string) => void): void {
  let windowStart = 0;
  let commits = 0;
  let wasBusy = false;
  const onCommitFiberRoot = (): void => {
    const now = performance.now();
    if (now - windowStart > WINDOW_MS) {
      wasBusy = commits > STORM_COMMITS && now - windowStart < 2 * WINDOW_MS;
      windowStart = now;
      commits = 0;
    }
    commits += 1;
    if (wasBusy && commits > STORM_COMMITS) {
      onStorm(texts.run.rendersEndlessly);
    } else if (document.getElementsByTagName('*').length > MAX_ELEMENTS) {
      onStorm(FLOOD);
    }
  };
  const nothing = (): void => undefined;
  Object.defineProperty(globalThis, '__REACT_DEVTOOLS_GLOBAL_HOOK__', {
    value: {
      isDisabled: false,
      supportsFiber: true,
      renderers: new Map(),
      inject: () => 1,
      checkDCE: nothing,
      onScheduleFiberRoot: nothing,
      onCommitFiberUnmount: nothing,
      onPostCommitFiberRoot: nothing,
      onCommitFiberRoot
    }
  });
}
