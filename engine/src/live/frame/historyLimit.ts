import { methodOf, replaceMethod } from './natives.ts';

/** Calls that may replace the entry within ten seconds; one browser has the same limit. */
const MAX_CALLS = 100;
const WINDOW_MS = 10_000;
/** Changes of the frame's address after which a program is stopped: each may add an entry. */
const MAX_FRAGMENTS = 2;
/** Changes of the address to the same one, which add no entries, but keep the browser busy. */
const MAX_REPETITIONS = 20;

/**
 * Stops programs that flood the browser's history. `pushState` replaces the entry, so that programs with a router keep
 * working without adding entries. Changes of the address can't be prevented, only counted.
 */
export function limitHistory(onExceeded: () => void): void {
  const now = performance.now.bind(performance);
  const replace = methodOf(History.prototype, 'replaceState');
  let windowStart = -Infinity;
  let calls = 0;
  const replaceEntry = (...args: unknown[]): void => {
    if (now() - windowStart > WINDOW_MS) {
      windowStart = now();
      calls = 0;
    }
    calls += 1;
    if (calls <= MAX_CALLS) {
      replace(history, ...args);
    } else if (calls === MAX_CALLS + 1) {
      onExceeded();
    }
  };
  for (const name of ['pushState', 'replaceState']) {
    replaceMethod(History.prototype, name, replaceEntry);
  }
  stopAfter('hashchange', MAX_FRAGMENTS, onExceeded);
  stopAfter('popstate', MAX_REPETITIONS, onExceeded);
}

function stopAfter(type: string, limit: number, onExceeded: () => void): void {
  let count = 0;
  // Before any listener of a program, which could keep the event from others.
  addEventListener(
    type,
    () => {
      count += 1;
      if (count === limit) {
        onExceeded();
      }
    },
    { capture: true }
  );
}
