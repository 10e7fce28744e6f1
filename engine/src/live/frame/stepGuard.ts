/** Time that the code of an example may keep the browser busy in one go. */
const BUSY_LIMIT_MS = 1000;
/** Looking at the clock and at the history costs more than counting. */
const STEPS_A_LOOK = 256;
/** Up to here each step looks: the few steps of code that does something costly each time. */
const FIRST_STEPS = 512;
/** Entries that a program may add to the browser's history before it is ended. */
const MAX_HISTORY_ENTRIES = 2;

const BUSY = 'The code ran for more than a second without a pause. Is there an endless loop?';
export const LONG_HISTORY = 'The example keeps adding entries to the browser’s history. Previews may not do that.';

export interface StepGuard {
  /** To be called at each step; throws when the program is to end. */
  step: () => void;
  /** Ends the program: from now on each step throws. */
  end: (message: string) => void;
}

/** Thrown for code that goes on and on. */
class EndlessError extends Error {
  override name = 'EndlessError';
}

/**
 * Guards a program whose loops and functions call `step` when they are entered: it throws once the code has
 * run for too long without letting the browser do anything else, or makes the history longer.
 * @param onEnded called with that error once the browser is free again: it tells no listener of errors that come out of
 * promises and were thrown by a script of another origin, as those of the frame's own script are
 */
export function createStepGuard(onEnded: (error: Error) => void): StepGuard {
  // Bound now: a program may put a clock that stands still in its place.
  const now = performance.now.bind(performance);
  const { port1, port2 } = new MessageChannel();
  const askForPause = port2.postMessage.bind(port2, null);
  const entries = globalThis.history as History | undefined;
  const entriesBefore = entries?.length ?? 0;
  let steps = 0;
  let began: number | null = null;
  let fault: EndlessError | null = null;
  let hasEnded = false;
  // Answered when the browser is free again.
  port1.onmessage = () => {
    if (hasEnded) {
      return;
    }
    const ended = fault;
    began = null;
    steps = 0;
    fault = null;
    if (ended) {
      onEnded(ended);
    }
  };
  const step = (): void => {
    steps += 1;
    if (began === null) {
      began = now();
      askForPause();
    } else if (steps < FIRST_STEPS || steps % STEPS_A_LOOK === 0) {
      if (now() - began > BUSY_LIMIT_MS) {
        fault = new EndlessError(BUSY);
      } else if (entries && entries.length - entriesBefore > MAX_HISTORY_ENTRIES) {
        fault = new EndlessError(LONG_HISTORY);
      }
    }
    // At each step from now on: what catches the error must not go on with it. The place is that of the first.
    if (fault !== null) {
      throw fault;
    }
  };
  return {
    step,
    end(message) {
      hasEnded = true;
      fault = new EndlessError(message);
    }
  };
}
