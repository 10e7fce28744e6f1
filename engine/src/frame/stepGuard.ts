/** Time that the code of an example may keep the browser busy in one go. */
const BUSY_LIMIT_MS = 1000;
/** Looking at the clock costs more than counting. */
const STEPS_A_LOOK = 256;

/** Thrown for code that goes on and on. */
class EndlessError extends Error {
  override name = 'EndlessError';
}

/**
 * Makes the function that loops and functions of an example call when they are entered: it throws once the code has
 * run for too long without letting the browser do anything else.
 */
export function createStepGuard(): () => void {
  let steps = 0;
  let began: number | null = null;
  let hasEnded = false;
  const { port1, port2 } = new MessageChannel();
  // Answered when the browser is free again.
  port1.onmessage = () => {
    began = null;
    hasEnded = false;
  };
  return () => {
    steps += 1;
    if (began === null) {
      began = performance.now();
      port2.postMessage(null);
    } else if (steps % STEPS_A_LOOK === 0 && performance.now() - began > BUSY_LIMIT_MS) {
      hasEnded = true;
    }
    // At each step from now on: what catches the error must not go on with it.
    if (hasEnded) {
      throw new EndlessError('The code ran for more than a second without a pause. Is there an endless loop?');
    }
  };
}
